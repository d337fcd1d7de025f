"""What pages with a kernel and published pages share: lessons, prose, outputs, the frame."""
