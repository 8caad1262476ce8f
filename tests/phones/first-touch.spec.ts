import { setTimeout } from "node:timers/promises";
import { expect, test } from "./support/fixtures.ts";

/** How often each is tried: `TRIES=50 npm run phones -- first-touch`. */
const TRIES = Number(process.env["TRIES"] ?? 4);
/** After a page has appeared: before the app has started, while it does, and after. */
const DELAYS_MS = [300, 1_000, 2_500, 6_000, 600, 1_700, 4_000, 450];
const PAGES = [
  "/",
  "/help",
  "/about-us",
  "/auth/login",
  "/schema/nickname",
  "/policy/privacy",
  "/tutorial/1",
];
const TYPED = "Anna Kim";
const KEY_MS = 90;
/** A page that is loaded once more is so by then. */
const RELOADED_MS = 1_500;

const TRY_MS = 30_000;
// What is lost once is lost.
test.describe.configure({ retries: 0, timeout: TRIES * TRY_MS });

const tries = Array.from({ length: TRIES }, (_, at) => at);
const delayOf = (at: number) => DELAYS_MS[at % DELAYS_MS.length] ?? 0;

test("what is typed first is what the field holds", async ({ openPhone }) => {
  const lost: string[] = [];
  for (const at of tries) {
    const phone = await openPhone();
    await phone.goto("/schema/nickname?lng=ko");
    await phone.see({ css: "input[type=text]" });
    await setTimeout(delayOf(at));
    await phone.tap({ css: "input[type=text]" });
    await phone.engine.type(TYPED, KEY_MS);
    await setTimeout(RELOADED_MS);
    const held = await phone.evaluate(() => document.querySelector("input")?.value);
    if (held !== TYPED) lost.push(`after ${delayOf(at)} ms: ${held}`);
    await phone.engine.close();
  }
  expect(lost, `${lost.length} of ${TRIES} tries`).toEqual([]);
});

test("the first tap on a link leads to its page, and reloads none", async ({ openPhone }) => {
  const lost: string[] = [];
  for (const at of tries) {
    const path = PAGES[at % PAGES.length] ?? "/";
    const phone = await openPhone();
    await phone.goto(`${path}?lng=ko`);
    const [to, name] = await phone.until("a link to another page", firstLink);
    await setTimeout(delayOf(at));
    await phone.tap({ css: `a[href="${name}"]` });
    await setTimeout(RELOADED_MS);
    const loads = (await phone.events()).filter((event) => event === `load ${path}`).length;
    const now = await phone.evaluate(() => location.pathname);
    if (now !== to || loads > 1) {
      lost.push(`${path} after ${delayOf(at)} ms: at ${now} instead of ${to}, loaded ${loads} times`);
    }
    await phone.engine.close();
  }
  expect(lost, `${lost.length} of ${TRIES} tries`).toEqual([]);
});

/** Runs in the page: where its first link to another page of the app leads, and its `href`. */
function firstLink(): readonly [path: string, href: string] | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
  const first = links.find(
    (link) =>
      link.origin === location.origin &&
      link.pathname !== location.pathname &&
      link.target === "" &&
      link.checkVisibility(),
  );
  return first && [first.pathname, first.getAttribute("href") ?? ""];
}
