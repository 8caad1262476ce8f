import { build } from "vite";
import { afterEach, expect, test, vi } from "vitest";

const CONFIG = new URL("../../../../vite.config.ts", import.meta.url).pathname;

/** Files of the stand-in for Google's page that went into a build with these settings. */
async function localModulesIn(settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const built = await build({ configFile: CONFIG, logLevel: "silent", build: { write: false } });
  const outputs = "output" in built || Array.isArray(built) ? [built].flat() : [];
  const modules = outputs.flatMap(({ output }) =>
    output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : [])),
  );
  expect(modules.some((id) => id.endsWith("features/auth/login-page.tsx"))).toBe(true);
  return modules.filter((id) => /auth\/local\//.test(id));
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test("a build for a real project holds nothing of the local sign-in", { timeout: 60_000 }, async () => {
  const real = {
    VITE_FIREBASE_PROJECT_ID: "mindle-prod",
    VITE_FIREBASE_API_KEY: "key",
    VITE_FIREBASE_AUTH_DOMAIN: "mindle-prod.firebaseapp.com",
    VITE_CONTENT_ENV: "prod",
  };
  expect(await localModulesIn(real)).toEqual([]);
});

test("a local build does", { timeout: 60_000 }, async () => {
  expect(await localModulesIn({})).toHaveLength(3);
});
