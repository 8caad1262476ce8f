import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import { SMILING } from "../../ui/pictures/characters/parts.tsx";
import { ResultHead } from "./result-head.tsx";
import type { FoundResult } from "./use-found-result.ts";

beforeAll(async () => {
  await startI18n("ko");
  await loadNamespaces(["auth"]);
});

type Details = NonNullable<FoundResult["details"]>;

/** Whether the child on the sign-in after a test smiles. */
function smiles(details: Omit<Details, "nickname"> | undefined): boolean {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ResultHead path="/schema/result" details={details && { nickname: "하늘", ...details }} />
    </MemoryRouter>,
  );
  const [, pose] = /data-pose="(\w+)"/.exec(markup) ?? [];
  return [...SMILING].some((smiling) => smiling === pose);
}

const FOUND = { characters: [], level: "attention" } as const;

test.each([
  ["a heavy result", { ...FOUND, found: "loudest", characters: ["Shelly"], level: "crisis" }],
  ["the loudest child", { ...FOUND, found: "loudest", characters: ["Jumpy"] }],
  ["several children", { ...FOUND, found: "several", characters: ["Jumpy", "Shelly"] }],
  ["a hard week", { ...FOUND, found: "calmStressed", level: "care" }],
  ["the child that was chosen after a hard week", { ...FOUND, found: "chosen", level: "care" }],
] as const)("nobody smiles beside %s", (_, details) => {
  expect(smiles(details)).toBe(false);
});

test("nobody smiles before it is known what was found", () => {
  expect(smiles(undefined)).toBe(false);
});

test.each([
  ["a result without a hard answer", { ...FOUND, found: "calm", level: "calm" }],
  ["the child that was chosen", { ...FOUND, found: "chosen", characters: ["Riggy"], level: "calm" }],
] as const)("a child smiles beside %s", (_, details) => {
  expect(smiles(details)).toBe(true);
});
