// Where widgets live. A page of ours carries its scenes in hosts,
// `<div data-tp-host="walkthrough" data-tp-model="…"><script type="application/json">…`, which are
// drawn before any kernel answers; when the kernel's model arrives it adopts the widget of its host.
// Anywhere else (JupyterLab) the widget is drawn into the element that anywidget gives.

/** Makes `hydrate` known under `name` and draws all hosts of that name that the page holds. */
function register(name, hydrate) {
  if (!PAGE.hydrators.has(name)) PAGE.hydrators.set(name, hydrate);
  const draw = () => hydrateHosts(name);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", draw, { once: true });
  else draw();
}

/** Draws the hosts named `name` (all hosts whose module is there, without a name). */
function hydrateHosts(name) {
  for (const host of document.querySelectorAll("[data-tp-host]")) {
    const kind = host.dataset.tpHost;
    const hydrate = PAGE.hydrators.get(kind);
    if (PAGE.hosts.has(host) || !hydrate || (name && kind !== name)) continue;
    const scene = sceneIn(host);
    if (scene) PAGE.hosts.set(host, hydrate(host, scene));
  }
}

function sceneIn(host) {
  const script = host.querySelector('script[type="application/json"]');
  try {
    return script ? JSON.parse(script.textContent) : null;
  } catch (error) {
    console.error("tripalki-learn: a host without a readable scene", host, error);
    return null;
  }
}

/** The render function of anywidget for the widget `name`. */
function renderer(name, hydrate) {
  return async ({ model, el }) => {
    const binding = bindingOf(model);
    const host = await hostOf(model);
    watchKernel(model.widget_manager);
    if (host) {
      if (!PAGE.hosts.has(host)) PAGE.hosts.set(host, hydrate(host, sceneIn(host) ?? model.get("scene")));
      const handle = PAGE.hosts.get(host);
      if (!handle.bound) {
        const release = handle.bind(binding);
        CONNECTION.tell();
        return release;
      }
    }
    const handle = hydrate(el, model.get("scene"), binding);
    const hide = showConnection(el, () => languageOf(model.get("scene")));
    return () => {
      hide();
      handle.destroy();
    };
  };
}

/** The handle of a widget in `root`; it is drawn once it `begin`s. `follow` is called with each model
 *  that it belongs to, and returns what is to be called when it does so no longer; `stop` ends what is
 *  under way. Whatever else is given is the handle's own. */
function handleOf(root, { follow, stop, ...own } = {}) {
  const releases = [];
  let draw = () => {};
  return {
    ...own,
    root,
    binding: null,
    get bound() {
      return this.binding !== null;
    },
    /** Belongs to a model, until the function that is returned is called. */
    bind(model) {
      this.binding = model;
      const stops = [follow?.(model)].flat();
      return () => {
        for (const release of stops) release?.();
        this.binding = null;
        draw();
      };
    },
    /** Draws the widget, now and whenever the page or one of the `sources` changes; returns the handle. */
    begin(drawn, binding, ...sources) {
      draw = drawn;
      draw();
      for (const source of [PAGE, ...sources]) releases.push(source.onChange(draw));
      if (binding) releases.push(this.bind(binding));
      return this;
    },
    destroy() {
      stop?.();
      for (const release of releases.splice(0)) release();
      root.remove();
    },
  };
}

/** What a widget needs of its model: reading, writing and hearing of a trait. */
function bindingOf(model) {
  return {
    get: (name) => model.get(name),
    set(name, value) {
      if (JSON.stringify(model.get(name)) === JSON.stringify(value)) return;
      model.set(name, value);
      model.save_changes();
    },
    on(name, listener) {
      const heard = () => listener(model.get(name));
      model.on(`change:${name}`, heard);
      return () => model.off(`change:${name}`, heard);
    },
  };
}

// anywidget hides the id of a model from its module, so the model is recognised by being the one
// that the page's manager knows under the id of the host.
async function hostOf(model) {
  for (const host of document.querySelectorAll("[data-tp-host][data-tp-model]")) {
    const id = host.dataset.tpModel;
    if (model.model_id === id) return host;
    const known = await Promise.resolve(model.widget_manager?.get_model?.(id)).catch(() => null);
    if (known && known.get("scene") === model.get("scene")) return host;
  }
  return null;
}
