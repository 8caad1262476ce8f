import { matchRoutes } from "react-router-dom";
import { expect, test } from "vitest";
import { ROUTES } from "./routes.ts";

const SOURCES = import.meta.glob<string>(["../**/*.tsx", "!../**/*.test.tsx", "!../**/testing/*"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Paths of pages that components write as a string: not of a file, nor the beginning of a path. */
const PATHS = Object.entries(SOURCES).flatMap(([file, source]) =>
  [...source.matchAll(/"(\/[a-z][^"\s.]*[^"\s./])"/g)].map(([, path = ""]) => ({ file, path })),
);

/** Guards do not count: some hide a page in the iOS shell, others without a known package id. */
function hasRoute(path: string): boolean {
  const { pathname } = new URL(path, "https://mindle.example");
  return matchRoutes([...ROUTES], pathname)?.at(-1)?.route.path !== "*";
}

test("every path that a component writes is one of a feature", () => {
  expect(PATHS.length).toBeGreaterThan(50);
  expect(PATHS.filter(({ path }) => !hasRoute(path))).toEqual([]);
});
