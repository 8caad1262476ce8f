import { CHARACTERS } from "@mindle/domain/assessment/characters";
import type { Mistake } from "./content-error.ts";
import type { AuthoredContent } from "./files.ts";
import type { Source } from "./source.ts";

/** What is wrong between files that are right by themselves. */
export function checkTogether({ catalogue, comments, accounts }: AuthoredContent): Mistake[] {
  return [
    ...missingCharacters(catalogue[0]?.source, new Set(catalogue.map(({ value }) => value.character))),
    ...repeated(
      catalogue.map(({ source, value }) => ({ source, path: ["character"], key: value.character })),
    ),
    ...repeated(
      catalogue.map(({ source, value }) => ({ source, path: ["programId"], key: value.programId })),
    ),
    ...repeated(comments.value.map(({ id }, at) => ({ source: comments.source, path: [at, "id"], key: id }))),
    ...repeated(accounts.value.map(({ id }, at) => ({ source: accounts.source, path: [at, "id"], key: id }))),
    ...repeated(
      accounts.value.map(({ email }, at) => ({ source: accounts.source, path: [at, "email"], key: email })),
    ),
  ];
}

function missingCharacters(first: Source | undefined, found: ReadonlySet<string>): Mistake[] {
  return CHARACTERS.filter((character) => !found.has(character)).map((character) => {
    const expected = `expected a file for ${character}`;
    return (
      first?.mistake(["character"], expected) ?? { file: "packages", line: 1, column: 1, path: "", expected }
    );
  });
}

interface Keyed {
  readonly source: Source;
  readonly path: readonly PropertyKey[];
  readonly key: string;
}

function repeated(items: readonly Keyed[]): Mistake[] {
  const seen = new Set<string>();
  return items.flatMap(({ source, path, key }) => {
    if (seen.has(key)) return [source.mistake(path, `expected another value: ${key} is taken`)];
    seen.add(key);
    return [];
  });
}
