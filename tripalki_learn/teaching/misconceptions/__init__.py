"""Wrong beliefs about the rules, modelled as small wrong rules."""
