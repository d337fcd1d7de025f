// The first script of every page. It runs before anything is painted: it settles the language, keeps
// the prose that arrives in step with it, draws each scene as soon as it has been read, and tells the
// server when the page is closed, so that its kernel goes too.
(() => {
  "use strict";
  const root = document.documentElement;
  const modules = JSON.parse(document.getElementById("tripalki-modules").textContent);
  const waiting = [];
  const RESTORED = 5; // times that the models of the kernel are asked for

  // ?lang=, then the saved choice, then the browser's languages, then what the server chose.
  function firstLanguage() {
    const known = root.dataset.tpLanguages.split(" ");
    const wishes = [new URLSearchParams(location.search).get("lang"), saved(), ...(navigator.languages ?? [])];
    for (const wish of wishes) {
      const code = String(wish ?? "").trim().toLowerCase().split(/[-_]/)[0];
      if (known.includes(code)) return code;
    }
    return root.lang;
  }

  function saved() {
    try {
      return localStorage.getItem("tripalki-learn.lang");
    } catch {
      return null; // storage may be forbidden
    }
  }

  function show(element) {
    if (element.matches("[data-tp-prose][lang]")) element.hidden = element.lang !== root.lang;
  }

  // A link of ours keeps the language that the address names: a choice that nobody saved would be lost.
  function follow(event) {
    const link = event.target.closest?.("a[href]");
    const asked = new URLSearchParams(location.search).get("lang");
    if (!link || !asked || link.origin !== location.origin || link.pathname === location.pathname) return;
    const address = new URL(link.href);
    address.searchParams.set("lang", root.lang);
    link.href = address.href;
  }

  // Called right after each host has been read.
  function draw(host) {
    const kind = host.dataset.tpHost;
    const page = globalThis[Symbol.for("tripalki-learn")];
    const hydrate = page?.hydrators.get(kind);
    if (hydrate) {
      const scene = JSON.parse(host.querySelector("script").textContent);
      if (!page.hosts.has(host)) page.hosts.set(host, hydrate(host, scene));
    } else if (modules[kind]) {
      waiting.push(host);
      import(modules[kind]).then(() => waiting.splice(0).forEach(draw), console.error);
    }
  }

  // Voilà says good-bye itself, but only once all of it has loaded, and only from `beforeunload`.
  function kernel(id) {
    addEventListener("pagehide", () => {
      const form = new FormData();
      form.append("_xsrf", /(?:^|; )_xsrf=([^;]*)/.exec(document.cookie)?.[1] ?? "");
      navigator.sendBeacon(`/voila/api/shutdown/${id}`, form);
    });
    // A page that comes back from the browser's memory has no kernel any more.
    addEventListener("pageshow", (event) => event.persisted && location.reload());
    addEventListener("load", () => watch(id));
  }

  async function watch(id) {
    while (!globalThis.jupyterapp) await new Promise((next) => setTimeout(next, 100));
    // Voilà waits for ever for a kernel that went before the page had connected.
    if (!(await fetch(`/api/kernels/${id}`)).ok) connection("gone");
    const manager = await globalThis.jupyterapp.widgetManagerPromise.promise;
    let isOver = false; // what was on its way when the connection broke never comes
    const tell = () => {
      const { connectionStatus, status } = manager.kernel;
      const lost = isOver || status === "dead" || connectionStatus === "disconnected";
      connection(lost ? "gone" : connectionStatus);
    };
    globalThis[Symbol.for("tripalki-learn")]?.connection.onLost(manager.kernel, () => {
      isOver = true;
      tell();
    });
    manager.kernel.connectionStatusChanged.connect(tell);
    manager.kernel.statusChanged.connect(tell);
    tell();
    if (!manager.restoredStatus) await new Promise((done) => manager.restored.connect(done));
    const hosts = [...document.querySelectorAll("[data-tp-model]")];
    // On a busy machine the manager was seen to know no models at first, though the kernel had them.
    const isMissing = (host) => !manager.has_model(host.dataset.tpModel);
    for (let tries = 0; tries < RESTORED && hosts.some(isMissing); tries += 1) await manager.restoreWidgets();
    for (const host of hosts) bind(manager, host);
  }

  // A scene that has been drawn gets its model: our module, run for a view of it, finds the host.
  async function bind(manager, host) {
    try {
      await manager.create_view(await manager.get_model(host.dataset.tpModel));
    } catch (error) {
      console.warn(error); // what is drawn goes on without a kernel
    }
  }

  function connection(state) {
    document.querySelector("footer > [data-tp=connection]").dataset.state = state; // page.js shows the words
  }

  // The handle of a slider of ipywidgets has no name of its own: the description beside it is one.
  let labels = 0;
  function name(handle) {
    const label = handle.closest(".widget-slider")?.querySelector(".widget-label");
    if (!label) return;
    label.id ||= `tp-label-${(labels += 1)}`;
    handle.setAttribute("aria-labelledby", label.id);
  }

  // anywidget gives a model up whose module has not run within two seconds, and then never hears its
  // kernel again: a busy machine, or a telephone, takes longer.
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(Math.max(milliseconds, 60000));

  root.lang = firstLanguage();
  const titles = JSON.parse(document.querySelector("script[data-tp-titles]").textContent);
  document.title = titles[root.lang];
  addEventListener("click", follow, true);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node.nodeType !== Node.ELEMENT_NODE) continue;
        show(node);
        node.querySelectorAll("[data-tp-prose][lang]").forEach(show);
        node.querySelectorAll(".noUi-handle").forEach(name);
        if (node.matches("main")) node.lang = root.lang;
        // Voilà's own shell stays empty here; without its name nobody takes this page for JupyterLab.
        if (node.matches("body > .jp-LabShell")) {
          node.hidden = true;
          node.classList.remove("jp-LabShell");
        }
      }
    }
  }).observe(root, { childList: true, subtree: true });
  // What a model runs in the place of a module of its own: see `carried` in widgets/module.py.
  const module = (kind) => import(modules[kind]);
  globalThis.tripalki = { draw, kernel, module };
})();
