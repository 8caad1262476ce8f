import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { fromRoot } from "../../../../scripts/internal/paths.ts";
import { mustRun } from "../../../../scripts/internal/process/run-command.ts";
import { requireStack } from "../../../support/stack.ts";

/** Builds the app with Google's own sign-in page instead of the local dialog. Resolves to the build's directory. */
export async function buildForProvider(): Promise<string> {
  const { projectId, authUrl, firestoreHost } = requireStack();
  const directory = fromRoot(".cache/e2e/provider");
  await mustRun("vite", ["build", "--outDir", directory, "--emptyOutDir", "--logLevel", "warn"], {
    cwd: fromRoot("web"),
    env: {
      VITE_FIREBASE_PROJECT_ID: projectId,
      VITE_AUTH_EMULATOR_URL: authUrl,
      VITE_FIRESTORE_EMULATOR: firestoreHost,
      VITE_PROVIDER_SIGN_IN: "provider",
    },
  });
  return directory;
}

/**
 * Serves a build instead of Hosting's; its policy and everything below /api stay Hosting's. Google's sign-in script is served
 * from this repository, so that popups work without the internet.
 */
export async function serveInstead(context: BrowserContext, directory: string): Promise<void> {
  const { hostingUrl } = requireStack();
  await context.route(/^https:\/\/apis\.google\.com\/js\/api\.js/, (route) =>
    route.fulfill({ contentType: "text/javascript", path: fromRoot("tests/support/gapi-stub.js") }),
  );
  // The Auth emulator's sign-in page loads external styles; it works without them.
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({ contentType: "text/css", body: "" }),
  );
  const policy = (await fetch(`${hostingUrl}/`)).headers.get("content-security-policy");
  await context.route(
    (url) => url.origin === hostingUrl && !/^\/(api|call|streams|__)\//.test(url.pathname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(directory, pathname);
      const path = extname(pathname) !== "" && existsSync(file) ? file : join(directory, "index.html");
      return route.fulfill({
        path,
        ...(policy !== null && { headers: { "content-security-policy": policy } }),
      });
    },
  );
}
