import { build } from "vite";
import { afterEach, expect, test, vi } from "vitest";

const CONFIG = new URL("../../vite.config.ts", import.meta.url).pathname;

const REAL = {
  VITE_FIREBASE_PROJECT_ID: "mindle-prod",
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "mindle-prod.firebaseapp.com",
  VITE_CONTENT_ENV: "prod",
};

/**
 * Files of the panel and of the stand-in for providers' sign-in pages that went into a build with these settings, and whether what
 * the panel alone needs is in its code.
 */
async function localPartsIn(settings: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const built = await build({
    configFile: CONFIG,
    logLevel: "silent",
    build: { write: false, sourcemap: false },
  });
  const outputs = "output" in built || Array.isArray(built) ? [built].flat() : [];
  const chunks = outputs.flatMap(({ output }) =>
    output.flatMap((file) => (file.type === "chunk" ? [file] : [])),
  );
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
  expect(modules.some((id) => id.endsWith("features/landing/landing-page.tsx"))).toBe(true);
  const code = chunks.map((chunk) => chunk.code).join("\n");
  return {
    files: modules.filter((id) => /developer|platform\/overrides/.test(id)),
    providerPages: modules.filter((id) => /auth\/local\//.test(id)).length,
    overrides: code.includes("developerOverrides"),
    owner: code.includes("Bearer owner"),
    simulator: code.includes("shellSimulatorUnfinished"),
    clock: code.includes("clockOffset"),
    gallery: code.includes("/gallery/"),
  };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test("a build for everybody holds nothing of the developer panel, nor of the local sign-in", {
  timeout: 60_000,
}, async () => {
  expect(await localPartsIn(REAL)).toEqual({
    files: [],
    providerPages: 0,
    overrides: false,
    owner: false,
    simulator: false,
    clock: false,
    gallery: false,
  });
});

test("a build for testers has it, but nothing of the emulators", { timeout: 60_000 }, async () => {
  const { files, ...found } = await localPartsIn({ ...REAL, VITE_DEVELOPER_PANEL: "on" });
  expect(files.some((id) => id.endsWith("features/developer/developer-page.tsx"))).toBe(true);
  expect(files.filter((id) => /developer\/local/.test(id))).toEqual([]);
  expect(files.filter((id) => /shell-simulator|shell-log|local-choices/.test(id))).toEqual([]);
  expect(found).toEqual({
    providerPages: 0,
    overrides: true,
    owner: false,
    simulator: false,
    clock: false,
    gallery: false,
  });
});

test("a local build has all of it", { timeout: 60_000 }, async () => {
  const { files, ...found } = await localPartsIn({});
  expect(files.some((id) => id.endsWith("features/developer/local/mailbox.tsx"))).toBe(true);
  expect(files.some((id) => id.endsWith("platform/developer/shell-simulator.ts"))).toBe(true);
  expect(found).toEqual({
    providerPages: 2,
    overrides: true,
    owner: true,
    simulator: true,
    clock: true,
    gallery: true,
  });
});
