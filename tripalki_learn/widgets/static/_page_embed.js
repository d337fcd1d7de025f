// A lesson inside another page (`?embed=1` in an iframe) tells that page how high it is, so that the
// frame can be made to fit: `{type: "tripalki-learn.height", lesson, height}`, in pixels.

function readyToEmbed() {
  if (new URLSearchParams(location.search).get("embed") !== "1") return;
  document.documentElement.dataset.tpEmbed = "";
  if (parent === window) return;
  let told = 0;
  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    // The page around may be anybody's: nothing is told but a number and a name.
    parent.postMessage({ type: "tripalki-learn.height", lesson: document.querySelector("main")?.dataset.lesson ?? null, height }, "*");
  };
  new ResizeObserver(tell).observe(document.body);
  document.addEventListener("click", leaveFrame, true);
}

/** A link opens beside the page around, which has the reader's place. */
function leaveFrame(event) {
  const link = event.target.closest?.("a[href]");
  if (link && link.href.split("#")[0] !== location.href.split("#")[0]) Object.assign(link, { target: "_blank", rel: "noopener" });
}
