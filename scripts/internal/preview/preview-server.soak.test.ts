import { cp, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OWN_DATA } from "@mindle/content/compile";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { CONTENT, type PreviewContent } from "../../../web/preview/preview-content.ts";
import { startPreviewServer } from "./preview-server.ts";

const STEP = "programmes/um-eng-v2s/session-1/step-2.yaml";

// Each change of a file compiles the content again.
vi.setConfig({ testTimeout: 20_000 });

let directory: string;
let server: ViteDevServer;

beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), "preview-server-")));
  await cp(OWN_DATA, directory, { recursive: true });
  server = await startPreviewServer({ directory, port: 0 });
}, 30_000);

afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

async function read(): Promise<PreviewContent> {
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  const response = await fetch(new URL(CONTENT.path, origin));
  expect(response.headers.get("content-type")).toBe("application/json");
  return response.json();
}

test("a saved file is served at once, and one with a mistake names it and keeps the page", async () => {
  const file = join(directory, STEP);
  const text = await readFile(file, "utf8");
  const line = text.slice(0, text.indexOf("hashtag-picker-v1:")).split("\n").length;
  const before = await read();
  expect(before.mistakes).toEqual([]);
  expect(before.packs.map(({ packageBase }) => packageBase.stepId)).toContain("d1-s2");

  await writeFile(file, text.replace("리기는 아무 데서나", "리기는 아무 곳에서나"));
  await expect.poll(async () => JSON.stringify(await read())).toContain("리기는 아무 곳에서나");

  await writeFile(file, text.replace("hashtag-picker-v1:", "hashtag-picker:"));
  await expect.poll(async () => (await read()).mistakes[0]).toMatchObject({ file: STEP, line });
  const broken = await read();
  expect(broken.held).toContain("um-eng-v2s.d1-s2.where");
  expect(JSON.stringify(broken.activities["um-eng-v2s.d1-s2.where"])).toContain("hashtag-picker-v1");
});

test("a folder that cannot be read leaves the content as it was, and says so", async () => {
  const before = await read();
  await rm(join(directory, "faq.yaml"));
  await expect
    .poll(async () => (await read()).mistakes.at(-1)?.expected)
    .toMatch(/^the content cannot be read: .*faq.yaml/);
  expect((await read()).packs).toEqual(before.packs);
});
