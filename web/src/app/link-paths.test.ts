import { matchRoutes } from "react-router-dom";
import { expect, test } from "vitest";
import { ROUTES } from "./routes.ts";

const SOURCES = import.meta.glob<string>(
  [
    "../**/*.{ts,tsx}",
    "!../**/*.test.{ts,tsx}",
    "!../**/testing/*",
    // A page that only builds with the developer panel have, and a path of another service.
    "!../features/developer/routes.ts",
    "!../platform/tracking/send-events.ts",
  ],
  { eager: true, query: "?raw", import: "default" },
);

/** Whole paths of pages in quotes: not of a file, nor the beginning of a path, nor put together in a template. */
const PATHS = Object.entries(SOURCES).flatMap(([file, source]) =>
  [...source.matchAll(/"(\/[a-z][^"\s.]*[^"\s./])"/g)].map(([, path = ""]) => ({ file, path })),
);

/** Guards do not count: some hide a page in the iOS shell, others without a known package id. */
function hasRoute(path: string): boolean {
  const { pathname } = new URL(path, "https://mindle.example");
  return matchRoutes([...ROUTES], pathname)?.at(-1)?.route.path !== "*";
}

test("every path that is written whole in quotes leads to a page of a feature", () => {
  expect(PATHS.length).toBeGreaterThan(100);
  expect(PATHS.filter(({ path }) => !hasRoute(path))).toEqual([]);
});
