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

function markupOf(details: Omit<Details, "nickname"> | undefined, isLoading = false): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ResultHead
        path="/schema/result"
        details={details && { nickname: "하늘", ...details }}
        isLoading={isLoading}
        chosen={undefined}
      />
    </MemoryRouter>,
  );
}

/** Whether the child on the sign-in after a test smiles. */
function smiles(details: Omit<Details, "nickname"> | undefined): boolean {
  const [, pose] = /data-pose="(\w+)"/.exec(markupOf(details)) ?? [];
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

test("nobody is there while it is loaded who was found, and the result can be opened", () => {
  const markup = markupOf(undefined, true);
  expect(markup).not.toContain("120 120");
  expect(markup).toContain('href="/schema/result"');
});

test("the child that was chosen smiles", () => {
  expect(smiles({ ...FOUND, found: "chosen", characters: ["Riggy"], level: "calm" })).toBe(true);
});

test.each([
  ["the loudest child", { ...FOUND, found: "loudest", characters: ["Jumpy"] }],
  ["several children", { ...FOUND, found: "several", characters: ["Jumpy", "Shelly"] }],
  ["a child that is weary", { ...FOUND, found: "loudest", characters: ["Jumpy"], level: "care" }],
] as const)("%s is a shadow without a name", (_, details) => {
  const markup = markupOf(details);
  expect(markup).toContain("data-shadow");
  expect(markup).toContain("하늘님, 누가 나왔는지 볼까요?");
  expect(markup).not.toMatch(/점피|셸리/);
});

test("in a crisis nobody hides, and it is not asked who it is", () => {
  const markup = markupOf({ ...FOUND, found: "loudest", characters: ["Shelly"], level: "crisis" });
  expect(markup).not.toMatch(/data-shadow|누가 나왔는지|셸리/);
});
