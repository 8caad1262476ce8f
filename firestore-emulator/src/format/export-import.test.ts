import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { crc32c } from "../model/checksum.ts";
import type { Fields } from "../model/document.ts";
import { encodeEntity } from "./entity.ts";
import { writeExport } from "./export.ts";
import { readExport } from "./import.ts";
import { encodeOverallMetadata } from "./metadata.ts";
import { decodeLog, encodeLog } from "./record-log.ts";
import {
  big,
  RECORDED_PROJECT,
  recordedDocuments,
  recordedExports,
  recordedFile,
} from "./testing/recorded-exports.ts";

const NAME = "firestore_export";
const OVERALL = `${NAME}.overall_export_metadata`;
const KIND = "all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata";
const OUTPUT = "all_namespaces/all_kinds/output-0";

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "firestore-export-"));
});

afterEach(() => rm(directory, { recursive: true }));

const source = (documents: { path: string; fields: Fields }[], databaseId = "(default)") => ({
  projectId: RECORDED_PROJECT,
  databaseId,
  documents,
  startTime: 1_700_000_000_000_000n,
  endTime: 1_700_000_000_000_001n,
});

const text = (value: string): Fields => new Map([["s", { kind: "string", value }]]);

const invalidArgument = (message: string) => expect.objectContaining({ code: "INVALID_ARGUMENT", message });

describe("an export", () => {
  test("of the recorded documents has the recorded records and checksums", async () => {
    await writeExport({ directory, name: NAME }, source(recordedDocuments("(default)")));
    const hex = (file: Uint8Array) => decodeLog(file).map((record) => Buffer.from(record).toString("hex"));
    const written = await readFile(join(directory, NAME, OUTPUT));
    expect(hex(written).sort()).toEqual(hex(recordedFile("default", OUTPUT)).sort());
    expect(await readFile(join(directory, NAME, OVERALL))).toEqual(recordedFile("default", OVERALL));
  });

  test("orders documents by path", async () => {
    const paths = ["b/x", "a/y", "a/__id10__", "a/__id2__", "a/y/sub/z"];
    await writeExport({ directory, name: NAME }, source(paths.map((path) => ({ path, fields: text(path) }))));
    const [imported] = readExport(join(directory, NAME, OVERALL));
    expect(imported?.documentsFor("p").map(({ path }) => path)).toEqual([
      "a/__id2__",
      "a/__id10__",
      "a/y",
      "a/y/sub/z",
      "b/x",
    ]);
  });

  test("of a database without documents has only the overall file", async () => {
    await writeExport({ directory, name: NAME }, source([]));
    expect(await readdir(join(directory, NAME))).toEqual([OVERALL]);
    expect(await readFile(join(directory, NAME, OVERALL))).toEqual(recordedFile("empty", OVERALL));
  });

  test("splits a document larger than a block like the official emulator", async () => {
    // The recording has only the checksum and length of the file.
    const document = { path: big.path, fields: text("y".repeat(big.length)) };
    await writeExport({ directory, name: NAME }, { ...source([document]), projectId: "demo-big" });
    const written = await readFile(join(directory, NAME, OUTPUT));
    expect({ length: written.length, crc: crc32c(written) }).toEqual({
      length: big.output_len,
      crc: big.output_crc32c,
    });
  });

  test("into a missing directory is rejected", async () => {
    await expect(writeExport({ directory: join(directory, "none"), name: NAME }, source([]))).rejects.toEqual(
      expect.objectContaining({
        code: "FAILED_PRECONDITION",
        message: "export_directory must be a directory",
      }),
    );
  });
});

describe("an import", () => {
  async function put(files: Readonly<Record<string, Uint8Array>>): Promise<string> {
    for (const [name, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(directory, name)), { recursive: true });
      await writeFile(join(directory, name), bytes);
    }
    return join(directory, OVERALL);
  }

  const recorded = (name: "default" | "db2" | "empty") =>
    Object.fromEntries(Object.keys(recordedExports[name]).map((file) => [file, recordedFile(name, file)]));

  test.each([
    ["default", "(default)", 10],
    ["db2", "db2", 2],
  ] as const)("reads the recorded export of %s", async (name, databaseId, count) => {
    const imported = readExport(await put(recorded(name)));
    expect(imported.map((database) => database.databaseId)).toEqual([databaseId]);
    expect(imported[0]?.documentsFor("other")).toHaveLength(count);
  });

  test("reads the recorded empty export", async () => {
    expect(readExport(await put(recorded("empty")))).toEqual([]);
  });

  test("does not change the project of references", async () => {
    const [imported] = readExport(await put(recorded("default")));
    const refs = imported?.documentsFor("other").find(({ path }) => path === "refs/doc");
    expect(refs?.fields.get("single")).toEqual({
      kind: "reference",
      name: "projects/elsewhere/databases/(default)/documents/c/z",
    });
  });

  test("changes the project of indexed references of production exports", async () => {
    const raw = encodeEntity(
      "live",
      "(default)",
      "c/x",
      new Map([["r", { kind: "reference", name: "projects/live/databases/(default)/documents/c/y" }]]),
    );
    const indexed = Buffer.from(raw);
    indexed[indexed.indexOf(0x7a)] = 0x72;
    const file = await put({ ...recorded("default"), [OUTPUT]: encodeLog([indexed]) });
    expect(readExport(file)[0]?.documentsFor("own")[0]?.fields.get("r")).toEqual({
      kind: "reference",
      name: "projects/own/databases/(default)/documents/c/y",
    });
  });

  test("rejects missing and damaged files with the official messages", async () => {
    const missing = join(directory, "none.overall_export_metadata");
    expect(() => readExport(missing)).toThrow(
      invalidArgument("Failed to parse overall export metadata file"),
    );

    const garbage = await put({ [OVERALL]: Buffer.from("not a log") });
    expect(() => readExport(garbage)).toThrow(
      invalidArgument("Failed to parse overall export metadata file"),
    );

    const version = await put({ [OVERALL]: encodeLog([Buffer.from("2"), new Uint8Array()]) });
    expect(() => readExport(version)).toThrow(
      invalidArgument("Overall export metadata file version not supported"),
    );

    const noKind = await put({ [OVERALL]: encodeOverallMetadata([{ path: KIND, entities: 1, bytes: 1 }]) });
    expect(() => readExport(noKind)).toThrow(
      invalidArgument(`${join(directory, KIND)} (No such file or directory)`),
    );

    const noOutput = await put({ [KIND]: recordedFile("default", KIND) });
    expect(() => readExport(noOutput)).toThrow(
      invalidArgument(`Failed parse entity file:${join(directory, OUTPUT)}`),
    );

    const noEntity = await put({ [OUTPUT]: encodeLog([Buffer.from([0xff, 0xff])]) });
    expect(() => readExport(noEntity)).toThrow(
      invalidArgument(`Failed parse entity file:${join(directory, OUTPUT)}`),
    );

    const damaged = Buffer.from(recordedFile("default", OUTPUT));
    damaged[20] = (damaged[20] ?? 0) ^ 1;
    const badSum = await put({ [OUTPUT]: damaged });
    expect(() => readExport(badSum)).toThrow(invalidArgument("Checksum doesn't validate."));
  });
});
