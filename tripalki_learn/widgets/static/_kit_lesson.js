// Which lesson a widget stands in.

/** The lesson that a scene belongs to, as progress names it. */
function lessonOf(scene, root) {
  if (scene.lesson) return scene.lesson;
  const named = root.closest("[data-tp=lesson]")?.dataset.lesson;
  const inAddress = location.pathname.split("/").filter(Boolean).at(-1) ?? "";
  const lesson = (named ?? inAddress).replace(/\.(html|ipynb)$/, "");
  return /^[a-z0-9][\w.-]{0,63}$/.test(lesson) ? lesson : null;
}
