import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { PRODUCT } from "@mindle/domain/product";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { chunkGroups, chunkList } from "./chunks.ts";
import { moduleStubs } from "./module-stubs.ts";
import { BUILD_TARGET, oldBrowserNotice } from "./oldest-browsers.ts";
import { parseEnvironments } from "./src/platform/settings/settings-environments.ts";
import { parseSettings } from "./src/platform/settings/settings-schema.ts";
import { MANIFEST_PATH, webManifest } from "./web-manifest.ts";

/** Puts the product's name and the notice for old browsers into index.html, which no translation reaches. */
function textsInHtml(): Plugin {
  return {
    name: "texts-in-html",
    transformIndexHtml: (html) =>
      html.replaceAll("%PRODUCT%", PRODUCT.name).replace("%OLD_BROWSER_NOTICE%", oldBrowserNotice()),
  };
}

/** Serves the API's description, which `npm run dev` leaves beside the built app. */
function apiDescription(): Plugin {
  return {
    name: "api-description",
    configureServer({ middlewares, config }) {
      middlewares.use("/openapi.json", (_request, response, next) => {
        readFile(join(config.root, "dist/openapi.json")).then(
          (description) => response.setHeader("Content-Type", "application/json").end(description),
          () => next(),
        );
      });
    },
  };
}

/** Serves the manifest for home screens; a build writes it as a file. */
function manifestFile(): Plugin {
  const source = JSON.stringify(webManifest);
  return {
    name: "web-manifest",
    configureServer({ middlewares }) {
      middlewares.use(MANIFEST_PATH, (_request, response) => {
        response.setHeader("Content-Type", "application/manifest+json").end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: MANIFEST_PATH.slice(1), source });
    },
  };
}

export default defineConfig(({ mode, isSsrBuild }) => {
  const root = import.meta.dirname;
  const env = loadEnv(mode, root, "VITE_");
  /** A bad setting stops the build here, with a message that names it. */
  const settings = parseSettings(env);
  parseEnvironments(env);
  const { projectId } = settings.firebase;
  const functions = process.env["FUNCTIONS_ORIGIN"] ?? "http://127.0.0.1:5001";
  const toFunctions = {
    target: functions,
    rewrite: (path: string) => `/${projectId}/asia-northeast3/api${path}`,
  };
  const toCallables = {
    target: functions,
    rewrite: (path: string) => path.replace("/call", `/${projectId}/asia-northeast3`),
  };
  return {
    root,
    plugins: [react(), textsInHtml(), apiDescription(), manifestFile(), chunkList(root), moduleStubs()],
    // Decide at build time what is part of the client: the local stand-in for providers' pages, how push messages come, the
    // developer panel and what it shows of local emulators. `src/vite-env.d.ts` has their types.
    define: {
      // Parsed here, so that the client carries no parser.
      __SETTINGS__: JSON.stringify(settings),
      "import.meta.env.VITE_PROVIDER_SIGN_IN": JSON.stringify(settings.providerSignIn),
      "import.meta.env.VITE_PUSH": JSON.stringify(settings.push.kind),
      "import.meta.env.VITE_DEVELOPER_PANEL": JSON.stringify(settings.developerPanel ? "on" : "off"),
      "import.meta.env.VITE_LOCAL_MAILBOX": JSON.stringify(
        settings.firestoreEmulator === undefined ? "off" : "on",
      ),
    },
    // Vite's own names end in the line of a class, which differs from one to the next and costs bytes on every page.
    css: {
      modules: {
        generateScopedName: (name, file) => {
          const path = relative(root, file).replaceAll("\\", "/");
          return `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
        },
      },
    },
    build: {
      manifest: true,
      // A browser without it loads the same scripts a little later.
      modulePreload: { polyfill: false },
      target: BUILD_TARGET,
      cssTarget: BUILD_TARGET,
      chunkSizeWarningLimit: 300,
      // No script names its map; scripts/internal/build/source-maps.ts takes them out of the build.
      sourcemap: isSsrBuild === true ? false : "hidden",
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups(root) },
        },
      },
    },
    server: {
      host: "127.0.0.1",
      proxy: { "/api": toFunctions, "/call": toCallables, "/streams": toFunctions },
    },
    preview: { host: "127.0.0.1" },
  };
});
