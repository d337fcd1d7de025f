// Elements as descriptions. `h` describes one, `patch` makes the document agree with the
// description while keeping every node that can be kept: focus, selection and the place of a card on
// the screen survive a redraw. All text goes in as text nodes and attributes, never as markup, because
// names come from whoever wrote the record.

const DESCRIBED = Symbol("described");
const KEY = Symbol("key");

// JupyterLab takes a key for a command when the focused element matches, before it looks further up:
// so everything that can have the focus says for itself that its keys are its own.
const FOCUSABLE = new Set(["a", "button", "input", "select"]);
const OWN_KEYS = { "data-lm-suppress-shortcuts": "true" };

/** A description of one element. `attrs.key` tells siblings apart, `attrs.on` holds listeners,
 *  `attrs.style` custom properties; every other attribute is set as text (null and false remove it). */
function h(tag, attrs, ...children) {
  const shown = children.flat(3).filter((child) => child !== null && child !== undefined && child !== false);
  const takesKeys = FOCUSABLE.has(tag) || (attrs?.tabindex ?? null) !== null;
  return { tag, attrs: takesKeys ? { ...OWN_KEYS, ...attrs } : (attrs ?? {}), children: shown };
}

/** A node that `patch` makes once for each key and leaves alone afterwards (a picture). */
function opaque(key, make) {
  return { make, attrs: { key } };
}

/** A new element for a description. */
function create(spec) {
  if (spec.make) return spec.make();
  const node = document.createElement(spec.tag);
  patch(node, spec);
  return node;
}

/** Makes `node` and its children agree with `spec`. */
function patch(node, spec) {
  const before = node[DESCRIBED]?.attrs ?? {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(spec.attrs)])) {
    patchAttribute(node, name, before[name], spec.attrs[name]);
  }
  node[DESCRIBED] = spec;
  patchChildren(node, spec.children);
}

function patchAttribute(node, name, old, value) {
  if (name === "key") return;
  if (name === "on") {
    for (const type of Object.keys(value ?? {})) {
      if (old && type in old) continue;
      node.addEventListener(type, (event) => node[DESCRIBED].attrs.on?.[type]?.(event));
    }
  } else if (name === "style") {
    for (const property of Object.keys({ ...old, ...value })) {
      const wanted = value?.[property];
      if (wanted === undefined || wanted === null) node.style.removeProperty(property);
      else if (wanted !== old?.[property]) node.style.setProperty(property, String(wanted));
    }
  } else if (name === "value" || name === "checked" || name === "selected") {
    if (node[name] !== value) node[name] = value; // what the user sees is the property
  } else if (value === null || value === undefined || value === false) {
    node.removeAttribute(name);
  } else if (old !== value) {
    node.setAttribute(name, value === true ? "" : String(value));
  }
}

function patchChildren(parent, specs) {
  const counts = new Map();
  const keyOf = (spec) => {
    const kind = typeof spec === "object" ? (spec.tag ?? "picture") : "text";
    if (spec.attrs?.key !== undefined) return `${kind}=${spec.attrs.key}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return `${kind}#${counts.get(kind)}`;
  };
  const wanted = specs.map((spec) => [keyOf(spec), spec]);
  const keep = new Set(wanted.map(([key]) => key));
  const old = new Map();
  for (const node of [...parent.childNodes]) {
    // What this file did not make (the scene's JSON, a card on its way) is not its to remove.
    if (node[KEY] === undefined) continue;
    if (keep.has(node[KEY])) old.set(node[KEY], node);
    else node.remove();
  }
  let place = nextOwn(parent.firstChild);
  for (const [key, spec] of wanted) {
    let node = old.get(key);
    if (!node) {
      node = typeof spec === "object" ? create(spec) : document.createTextNode(String(spec));
      node[KEY] = key;
    } else if (typeof spec !== "object") {
      if (node.data !== String(spec)) node.data = String(spec);
    } else if (spec.tag) {
      patch(node, spec);
    }
    if (node === place) place = nextOwn(place.nextSibling);
    else parent.insertBefore(node, place);
  }
}

function nextOwn(node) {
  while (node && node[KEY] === undefined) node = node.nextSibling;
  return node;
}
