// Python in a page. It is loaded when the first question comes, from this folder and from nowhere else,
// and answers with the same function that a kernel calls: `tripalki_learn.teaching.respond`.

const settings = SETTINGS;
let python = null;
let loaded = 0;

// Everything that is loaded is counted, so that the page can show how far it is.
const load = globalThis.fetch;
globalThis.fetch = async (...request) => {
  const response = await load(...request);
  if (!response.ok || !response.body) return response;
  const counted = response.body.pipeThrough(new TransformStream({
    transform(part, onward) {
      loaded += part.byteLength;
      postMessage({ loaded: Math.min(1, loaded / settings.total) });
      onward.enqueue(part);
    },
  }));
  return new Response(counted, { status: response.status, headers: response.headers });
};

async function begin() {
  const { loadPyodide } = await import("./pyodide.mjs");
  const packages = fetch(new URL(settings.packages, import.meta.url)).then((response) => {
    if (!response.ok) throw new Error(`${settings.packages}: ${response.status}`);
    return response.arrayBuffer();
  });
  const [pyodide, archive] = await Promise.all([loadPyodide({ indexURL: new URL(".", import.meta.url).href }), packages]);
  pyodide.unpackArchive(archive, "zip", { extractDir: settings.folder });
  return pyodide.runPython("from tripalki_learn.teaching.respond import Sessions\nSessions().answer");
}

addEventListener("message", async ({ data: { id, question } }) => {
  try {
    python ??= begin();
    const answer = await python;
    if (!question) return postMessage({ ready: true });
    postMessage({ id, ready: true, answer: JSON.parse(answer(JSON.stringify(question))) });
  } catch (error) {
    postMessage({ id, failed: String(error?.message ?? error) });
  }
});
