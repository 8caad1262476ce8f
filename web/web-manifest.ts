import { PRODUCT } from "@mindle/domain/product";

/** Path of the manifest, which index.html names. */
export const MANIFEST_PATH = "/manifest.webmanifest";

/** `--paper` of the light theme in tokens.css. */
const PAPER = "#FFFAF2";

/**
 * What a browser needs to add the app to a home screen (https://www.w3.org/TR/appmanifest/). Android makes its splash screen of
 * the name, the icon and the background; the start page goes on from there. `npm run icons` draws the icons.
 */
export const webManifest = {
  id: "/",
  name: PRODUCT.name,
  short_name: PRODUCT.name,
  lang: "ko",
  start_url: "/landing/app",
  scope: "/",
  display: "standalone",
  background_color: PAPER,
  theme_color: PAPER,
  categories: ["health", "lifestyle"],
  // Shown on a long press on the icon of the installed app.
  shortcuts: [
    {
      name: "지금 시끄러울 때",
      url: "/loud",
      icons: [{ src: "/app-icon-192.png", sizes: "192x192", type: "image/png" }],
    },
  ],
  icons: [
    { src: "/app-icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/app-icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/app-icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
} as const;
