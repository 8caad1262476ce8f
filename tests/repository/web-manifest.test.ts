import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "../../scripts/internal/paths.ts";
import common from "../../web/src/locales/ko/common.ts";
import { MANIFEST_PATH, webManifest } from "../../web/web-manifest.ts";

/** Width and height of a PNG file, from its header (https://www.w3.org/TR/png-3/#11IHDR). */
function sizeOf(path: string): string {
  const file = readFileSync(fromRoot("web/public", path.slice(1)));
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test("the manifest has what browsers ask for before they add an app to a home screen", () => {
  const sizes = webManifest.icons.map((icon) => [icon.sizes, "purpose" in icon ? icon.purpose : "any"]);
  expect(sizes).toEqual([
    ["192x192", "any"],
    ["512x512", "any"],
    ["512x512", "maskable"],
  ]);
  expect(webManifest).toMatchObject({ start_url: "/landing/app", scope: "/", display: "standalone" });
});

test("a long press on the icon of the installed app leads to the loud minute", () => {
  const [shortcut, ...others] = webManifest.shortcuts;
  expect(others).toEqual([]);
  expect(shortcut).toMatchObject({ name: common.titles.loud, url: "/loud" });
  for (const { src, sizes } of shortcut.icons) expect(sizeOf(src)).toBe(sizes);
});

test("its icons, and the one for iOS, have the sizes they say", () => {
  for (const { src, sizes } of webManifest.icons) expect(sizeOf(src)).toBe(sizes);
  expect(sizeOf("/apple-touch-icon.png")).toBe("180x180");
});

test("every page names it and the icon for iOS, and has its colour before any style is loaded", () => {
  const html = readFileSync(fromRoot("web/index.html"), "utf8");
  expect(html).toContain(`<link rel="manifest" href="${MANIFEST_PATH}" />`);
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
  expect(html.toUpperCase()).toContain(`BACKGROUND: ${webManifest.background_color}`);
  expect(html).toContain(`content="${webManifest.theme_color}"`);
});
