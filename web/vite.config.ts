import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PRODUCT } from "@mindle/domain/product";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { moduleStubs } from "./module-stubs.ts";
import { parseEnvironments } from "./src/platform/settings-environments.ts";
import { parseSettings } from "./src/platform/settings-schema.ts";

/** Puts the product's name into index.html, which no translation reaches. */
function productInHtml(): Plugin {
  return {
    name: "product-in-html",
    transformIndexHtml: (html) => html.replaceAll("%PRODUCT%", PRODUCT.name),
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

/** Modules of the page's only script file, which is to stay small: they must not share a chunk with others. */
const ENTRY_MODULES =
  /preload-helper|[\\/]src[\\/](app[\\/](boot|replay-input|root|font-faces|start-on-use|chunk-recovery)|platform[\\/](enter-key|when-idle|storage|stored-value|settings|i18n[\\/]language|ids[\\/]identity|tracking[\\/](early-view|event-context|put-events|track)))\.ts|[\\/]domain[\\/]src[\\/](identity[\\/](ids|session)|api[\\/]headers|catalogue[\\/]language|tracking[\\/](tracked-event|names))\.ts/;

/** Of our own modules those that come when they are used: on the headless library, of the API, of a language. */
const LAZY_MODULES =
  /[\\/]src[\\/](ui[\\/](.*dialog|bottom-sheet|slider|tabs|toast)|api|platform[\\/](api|app-check|firebase-app|notification|push|query[\\/]user|auth[\\/](auth-error|session))|locales)[\\/.]/;

/** The drawings of the inner children, which pages with the mascot alone do without. */
const CHARACTERS = /[\\/]ui[\\/]characters[\\/](character-art|flippy|jumpy|pleaser|riggy|shelly)\./;

/** What calls of the API share, and the data of a response. */
const CALLS = /node_modules[\\/]zod[\\/]|[\\/]domain[\\/]src[\\/]api[\\/](assessment|fields)\.ts/;

/** Our own modules that pages share. */
function isSharedByPages(id: string): boolean {
  return /[\\/](web|domain)[\\/]src[\\/]/.test(id) && !LAZY_MODULES.test(id);
}

export default defineConfig(({ mode }) => {
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
  return {
    root,
    plugins: [react(), productInHtml(), apiDescription(), moduleStubs()],
    // Decide at build time what is part of the client: the local stand-in for Google's page, how push messages come,
    // the developer panel and what it shows of local emulators.
    define: {
      // Parsed here, so that the client carries no parser.
      __SETTINGS__: JSON.stringify(settings),
      "import.meta.env.VITE_GOOGLE_SIGN_IN": JSON.stringify(settings.googleSignIn),
      "import.meta.env.VITE_PUSH": JSON.stringify(settings.push.kind),
      "import.meta.env.VITE_DEVELOPER_PANEL": JSON.stringify(settings.developerPanel ? "on" : "off"),
      "import.meta.env.VITE_LOCAL_MAILBOX": JSON.stringify(
        settings.firestoreEmulator === undefined ? "off" : "on",
      ),
    },
    build: {
      manifest: true,
      // A browser without it loads the same scripts a little later.
      modulePreload: { polyfill: false },
      target: "es2022",
      chunkSizeWarningLimit: 300,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: "entry", test: ENTRY_MODULES, priority: 1 },
              {
                name: "react",
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/](react-query|query-core))[\\/]/,
              },
              { name: "texts", test: /node_modules[\\/](i18next|react-i18next)[\\/]/ },
              { name: "characters", test: CHARACTERS, priority: 1 },
              // What pages share comes in one file: on a slow phone each request costs more than its bytes.
              { name: "shared", test: isSharedByPages, minShareCount: 5 },
              { name: "calls", test: CALLS },
            ],
          },
        },
      },
    },
    server: { host: "127.0.0.1", proxy: { "/api": toFunctions, "/streams": toFunctions } },
    preview: { host: "127.0.0.1" },
  };
});
