import url from "../../.generated/fonts/fonts.css?url";

/** Adds the faces of our font, once. The browser loads the slices that have characters of the page. */
export function addFontFaces(): void {
  if (document.querySelector(`link[href="${url}"]`) !== null) return;
  // By script: in the HTML it would hold up the first paint, or the scripts behind it.
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = url;
  document.head.append(link);
}
