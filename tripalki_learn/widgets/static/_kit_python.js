// Whether Python is there. A widget works without a kernel, but a learner must hear when the kernel
// has gone: what needs it no longer answers. A page of ours says so in a line of its own, which our
// page script follows; anywhere else the widget whose kernel has gone says it.

const CONNECTION = (PAGE.connection ??= makeConnection());

function makeConnection() {
  const listeners = new Set();
  return {
    state: null, // "connected", "gone", or null while nothing is known
    watched: new WeakSet(),
    set(state) {
      if (state === this.state) return;
      this.state = state;
      this.tell();
    },
    /** To be called, too, when a kernel has given a widget its model. */
    tell() {
      for (const listener of [...listeners]) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Calls `lost()` when the connection to a kernel breaks while it is at something: what it was sent may
     *  never have arrived, and a widget would wait for that for ever, though the connection is made anew. */
    onLost(kernel, lost) {
      const sent = new Set(); // what the kernel has been sent and has not done
      kernel.anyMessage?.connect((_, { msg, direction }) => {
        if (direction === "send" && msg.channel === "shell") sent.add(msg.header.msg_id);
        if (msg.header.msg_type === "status" && msg.content.execution_state === "idle") sent.delete(msg.parent_header.msg_id);
      });
      kernel.connectionStatusChanged?.connect(() => {
        if (kernel.connectionStatus !== "connected" && sent.size > 0) lost();
      });
    },
  };
}

/** Where a published page can compute: "here", "file" (pages opened as files cannot), "none" (its site
 *  has no engine). Null on pages with a kernel. */
function engineState() {
  const address = document.querySelector('meta[name="tp-engine"]')?.content;
  if (!address) return null;
  if (address === "none") return "none";
  return location.protocol === "file:" ? "file" : "here";
}

/** The key of the words for what needs Python where there is none. */
function noPythonKey() {
  const state = engineState();
  return state === "none" || state === "file" ? `ui.engine_${state}` : "ui.whatif_no_kernel";
}

/** Whether a kernel is on its way to the widgets: the page connects, or has just connected. */
function isPythonComing() {
  return engineState() === null && ["connecting", "connected"].includes(CONNECTION.state);
}

function isPythonGone() {
  return CONNECTION.state === "gone";
}

/** Whether there is somebody to ask through `model`, or will be. */
function canAskPython(model) {
  return !isPythonGone() && (model !== null || isPythonComing());
}

/** Calls `use(model)` with the model that `binding()` gives, at once or as soon as a kernel that is on
 *  its way has given it; `absent()` when that kernel goes before it has answered. Returns how to stop
 *  waiting, to be called with the answer; null when there is nobody to wait for. */
function withPython(binding, use, absent) {
  if (!canAskPython(binding())) return null;
  let isAsked = false;
  const look = () => {
    if (isPythonGone()) {
      stop();
      absent();
    } else if (!isAsked && binding()) {
      isAsked = true;
      use(binding());
    }
  };
  const stop = CONNECTION.onChange(look);
  look();
  return stop;
}

/** The key of the words for what Python has not answered; `missing` is that for where it is not there. */
function silentKey(missing) {
  if (engineState() === "here") return "ui.engine_failed";
  if (engineState() !== null || isPythonGone()) return missing;
  return ownsAddress() ? "ui.silent" : "ui.silent_notebook";
}

/** Follows the kernel of a widget manager, once for each kernel. */
function watchKernel(manager) {
  const kernel = manager?.kernel;
  if (!kernel?.statusChanged || CONNECTION.watched.has(kernel)) return;
  CONNECTION.watched.add(kernel);
  const tell = () => {
    // After a restart the kernel answers again, but knows nothing of the widgets that are shown.
    const isLost = /^(dead|terminating|restarting|autorestarting)$/.test(kernel.status);
    if (isLost || kernel.connectionStatus === "disconnected") CONNECTION.set("gone");
  };
  kernel.statusChanged.connect(tell);
  kernel.connectionStatusChanged?.connect(tell);
  CONNECTION.onLost(kernel, () => CONNECTION.set("gone"));
  tell();
}

/** Says below `el` when the kernel has gone, unless the page has a place for that. */
function showConnection(el, language) {
  const line = document.createElement("div");
  line.className = "tp tp-connection-line";
  const draw = () => {
    const isSaid = CONNECTION.state === "gone" && !document.querySelector("[data-tp=connection][data-state=gone]:not(.tp-gone)");
    if (isSaid && !line.isConnected) el.append(line);
    patch(line, h("div", { lang: language() }, isSaid && goneElement(line, language())));
  };
  draw();
  const releases = [CONNECTION.onChange(draw), PAGE.onChange(draw)];
  return () => {
    releases.forEach((release) => release());
    line.remove();
  };
}

function goneElement(line, language) {
  const first = document.querySelector("[data-tp=connection]");
  const isFirst = !first || line.contains(first);
  return h("p", { class: "tp-gone", key: "gone", "data-tp": isFirst ? "connection" : null, "data-state": "gone" },
    `${ui(language, "ui.gone")} `,
    ownsAddress() ? reloadButton(language) : ui(language, "ui.gone_notebook"));
}

/** The offer to load the page anew; progress, language and step are kept by the browser. */
function reloadButton(language) {
  return h("button", { key: "reload", type: "button", class: "tp-button", "data-tp": "reload", on: { click: () => location.reload() } },
    ui(language, "ui.reload"));
}
