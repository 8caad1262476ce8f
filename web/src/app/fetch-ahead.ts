/** Begins fetching scripts that the app will import, at once or when nothing else is wanted. Nothing runs yet. */
export function fetchAhead(modules: readonly string[], when: "now" | "idle"): void {
  for (const href of modules) {
    const link = document.createElement("link");
    link.rel = when === "now" ? "modulepreload" : "prefetch";
    link.href = href;
    document.head.append(link);
  }
}
