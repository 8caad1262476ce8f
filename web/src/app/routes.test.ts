import { STAGES } from "@mindle/domain/assessment/stages";
import { ROUTE_PATTERN } from "@mindle/domain/tracking/names";
import { matchRoutes } from "react-router-dom";
import { beforeAll, describe, expect, test } from "vitest";
import { startI18n } from "../platform/i18n/i18n.ts";
import { MAIN_PATHS } from "../shell/main-navigation.tsx";
import { BUILDS, contentOf, KEPT, OFFLINE, PRERENDERED } from "./prerender.tsx";
import { type AppPage, isPageLoaded, matchPath, NOT_FOUND, ROUTES, trackedPattern } from "./routes.ts";

const PAGES = ROUTES.flatMap((route) => ("page" in route ? [route.page] : []));

beforeAll(() => startI18n("ko"));

function pageAt(pathname: string): AppPage {
  const match = matchPath(pathname);
  if ("redirect" in match) throw new Error(`${pathname} redirects to ${match.redirect}`);
  return match.page;
}

// Before any other test loads a page.
test("a page is loaded once its module is, and a redirect never", async () => {
  expect(isPageLoaded("/tutorial/1")).toBe(false);
  await pageAt("/tutorial/1").source.load();
  expect(isPageLoaded("/tutorial/1")).toBe(true);
  expect(isPageLoaded("/tutorial")).toBe(false);
  expect(isPageLoaded("/help")).toBe(false);
});

describe.each(PAGES)("$path", (page) => {
  test("has a file that loads", { timeout: 20_000 }, async () => {
    await expect(page.source.load()).resolves.toBeUndefined();
  });

  test("has a pattern that events accept", () => {
    expect(trackedPattern(page)).toMatch(ROUTE_PATTERN);
  });
});

test("the bottom navigation leads to pages", () => {
  expect(Object.values(MAIN_PATHS).map((path) => pageAt(path).path)).toEqual(Object.values(MAIN_PATHS));
});

test("names and paths are unique", () => {
  expect(new Set(PAGES.map(({ name }) => name)).size).toBe(PAGES.length);
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
});

test("what features say to the build is about their own pages", () => {
  const files = PAGES.map(({ source }) => source.file);
  expect(BUILDS.size).toBeGreaterThan(0);
  expect([...BUILDS.keys()].filter((file) => !files.includes(file))).toEqual([]);
});

test("the assessment and the help page work offline, in both languages", () => {
  expect(OFFLINE).toEqual(
    expect.arrayContaining([
      "features/assessment/wizard-page.tsx",
      "features/assessment/stages/preparing-stage.tsx",
      "features/help/help-page.tsx",
      "locales/ko/assessment-questions.ts",
      "locales/en/assessment-questions.ts",
    ]),
  );
});

test("help and the loud minute are kept with their HTML", () => {
  expect(KEPT).toEqual(["/help", "/loud"]);
});

test.each(PRERENDERED)("$path is rendered by its own page", ({ path }) => {
  const page = pageAt(path);
  expect(page.access).toBe("public");
  expect(page).not.toBe(NOT_FOUND);
});

test.each([
  ["/", "landing"],
  ["/schema/question1", "assessment"],
  ["/schema/question1/", "assessment"],
  ["/schema/result", "result"],
  ["/tutorial/99", "tutorial"],
  ["/tutorial/done", "tutorialDone"],
  ["/auth/login", "login"],
  ["/auth/login/email", "login"],
  ["/purchase/coupon", "coupon"],
  ["/schema/robin@example.com", "notFound"],
  ["/robin@example.com", "notFound"],
  ["/nowhere", "notFound"],
])("%s shows %s", (pathname, name) => {
  expect(pageAt(pathname).name).toBe(name);
});

test.each([
  ["/schema", "/schema/stress"],
  ["/tutorial", "/tutorial/1"],
  ["/voucher/riggy-complete", "/beta-trial/riggy-complete"],
  ["/voucher/robin@example.com", "/"],
])("%s redirects to %s", (pathname, redirect) => {
  expect(matchPath(pathname)).toMatchObject({ redirect });
});

test.each([
  ["/", "/", undefined],
  ["/schema/question1", "/schema/:stage", ["schema_stage", { stage: "question1" }]],
  ["/schema/result", "/schema/result", ["schema_result", {}]],
  ["/tutorial/3", "/tutorial/:stage", ["tutorial_stage", { tutorial_stage: 3 }]],
  ["/tutorial/99", "/tutorial/:stage", ["tutorial_stage", { tutorial_stage: 1 }]],
  ["/voucher/flippy-starter", "/voucher/:packageId", ["voucher_open", { package_id: "flippy-starter" }]],
  [
    "/beta-trial/riggy-complete",
    "/beta-trial/:packageId",
    ["voucher_open", { package_id: "riggy-complete" }],
  ],
  ["/help", "/help", ["help_open", {}]],
  ["/program/journal", "/program/journal", ["journal_open", {}]],
  ["/auth/login/email", "/auth/login/:type", undefined],
  ["/robin@example.com", "not-found", undefined],
])("%s is tracked as %s with %j", (pathname, pattern, event) => {
  const match = matchPath(pathname);
  if ("redirect" in match) throw new Error(`${pathname} redirects`);
  expect(trackedPattern(match.page)).toBe(pattern);
  expect(match.page.event?.(match.params)).toEqual(event);
});

test("nothing is told of the loud minute alone", () => {
  expect(PAGES.filter(({ untracked }) => untracked === true).map(({ path }) => path)).toEqual(["/loud"]);
});

test.each(STAGES)("stage %s is tracked by its name", (stage) => {
  const match = matchPath(`/schema/${stage}`);
  expect("page" in match && match.page.event?.(match.params)).toEqual(["schema_stage", { stage }]);
});

test.each([
  [
    "/",
    [
      "orders/causes",
      "packages/riggy-complete",
      "packages/jumpy-complete",
      "packages/shelly-complete",
      "comments",
      "faq",
    ],
  ],
  ["/about-us", ["claims"]],
  ["/schema/graph", ["claims"]],
  ["/voucher/jumpy-complete", ["packages/jumpy-complete", "claims"]],
  ["/beta-trial/riggy-starter", ["packages/riggy-starter", "claims"]],
  ["/voucher/riggy-starter", []],
  ["/help", []],
  ["/loud", []],
  ["/nowhere", []],
])("%s comes with the content %j", (path, keys) => {
  expect(contentOf(path)).toEqual(keys);
});

test("the exit popup may open on pages that lead to the test or offer a programme", () => {
  expect(
    PAGES.filter(({ exitPopup }) => exitPopup !== undefined)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    "/",
    "/about-us",
    "/beta-trial/:packageId",
    "/schema/:stage",
    "/schema/nudge",
    "/tutorial/done",
    "/voucher-selector",
    "/voucher/:packageId",
  ]);
  const { exitPopup } = pageAt("/schema/stress");
  if (typeof exitPopup !== "function") throw new Error("the wizard decides by its stage");
  expect(STAGES.filter((stage) => exitPopup({ stage }))).toEqual(
    STAGES.filter((stage) => stage !== "preparing"),
  );
});

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
