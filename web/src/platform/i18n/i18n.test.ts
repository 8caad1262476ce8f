import i18next, { type ResourceKey } from "i18next";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { localJson } from "../storage/storage.ts";
import { changeLanguage, loadNamespaces, setLanguage, startI18n, textByKey } from "./i18n.ts";

// i18next is one per program, so these tests run in order, each with namespaces of its own.

/** Fetches that were begun, by `language/namespace`, in order; each waits until the test ends it. */
const fetches: { readonly name: string; arrive(): void; reload(): void; fail(error: Error): void }[] = [];

function loadCatalogue(language: string, namespace: string): Promise<ResourceKey> {
  return new Promise((resolve, reject) => {
    fetches.push({
      name: `${language}/${namespace}`,
      // What an import gives while the page is being reloaded.
      reload: () => Reflect.apply(resolve, undefined, [undefined]),
      arrive: () => resolve({ title: `${language} ${namespace}` }),
      fail: reject,
    });
  });
}

/** The oldest fetch that was not taken yet, once it is begun, which must be this one. */
async function next(name: string) {
  await vi.waitFor(() => expect(fetches).not.toEqual([]), { interval: 1 });
  const fetch = fetches.shift();
  if (fetch?.name !== name) throw new Error(`${name} is not fetched next, but ${fetch?.name}`);
  return fetch;
}

/** The error for texts that could not be fetched for this reason. */
function notLoaded(message: string) {
  return { name: "LoadError", cause: new TypeError(message) };
}

/** Lets everything run that waits for nothing but itself. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol("pending");
  await settle();
  return (await Promise.race([promise, Promise.resolve(pending)])) === pending;
}

beforeAll(async () => {
  const failed = startI18n("ko", loadCatalogue);
  const page = loadNamespaces(["landing"]);
  (await next("ko/common")).fail(new TypeError("Importing a module script failed: common"));
  (await next("ko/landing")).arrive();
  await expect(failed).rejects.toMatchObject(notLoaded("Importing a module script failed: common"));
  await page;
});

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "ko" } });
  return () => vi.unstubAllGlobals();
});

describe("texts", () => {
  test("of the first page are fetched beside those that all pages share", () => {
    expect(textByKey("ko", "landing", "title")).toBe("ko landing");
  });

  test("are there when loading has ended, and are fetched once", async () => {
    const loading = loadNamespaces(["help"]);
    // What failed at the start is tried again with it.
    (await next("ko/common")).arrive();
    expect(await isPending(loading)).toBe(true);
    (await next("ko/help")).arrive();
    await loading;
    expect(textByKey("ko", "help", "title")).toBe("ko help");
    await loadNamespaces(["help"]);
    expect(fetches).toEqual([]);
  });

  test("that cannot be fetched reject with the cause, and may be tried again", async () => {
    const loading = loadNamespaces(["assessment"]);
    (await next("ko/assessment")).fail(new TypeError("Importing a module script failed."));
    await expect(loading).rejects.toMatchObject(notLoaded("Importing a module script failed."));
    const again = loadNamespaces(["assessment"]);
    (await next("ko/assessment")).arrive();
    await again;
    expect(textByKey("ko", "assessment", "title")).toBe("ko assessment");
  });

  test("of another page that cannot be fetched do not hold up this one", async () => {
    const popup = loadNamespaces(["exit-popup"]);
    const page = loadNamespaces(["space"]);
    (await next("ko/exit-popup")).fail(new TypeError("Importing a module script failed."));
    (await next("ko/space")).arrive();
    await expect(popup).rejects.toMatchObject(notLoaded("Importing a module script failed."));
    await page;
    const later = loadNamespaces(["exit-popup"]);
    (await next("ko/exit-popup")).arrive();
    await later;
  });
});

describe("another language", () => {
  const USED = ["common", "landing", "help", "assessment", "exit-popup", "space"];

  test("that cannot be fetched leaves the old one", async () => {
    const changing = changeLanguage("en");
    for (const namespace of USED.slice(0, -1)) (await next(`en/${namespace}`)).arrive();
    (await next("en/space")).fail(new TypeError("Importing a module script failed."));
    await expect(changing).rejects.toMatchObject(notLoaded("Importing a module script failed."));
    expect(i18next.language).toBe("ko");
    expect(localJson.read("lng")).toBeUndefined();
  });

  test("comes when every text is there, those asked for meanwhile too", async () => {
    const changing = changeLanguage("en");
    const page = loadNamespaces(["offer"]);
    (await next("en/space")).arrive();
    await settle();
    expect(i18next.language).toBe("ko");
    (await next("ko/offer")).arrive();
    await page;
    (await next("en/offer")).arrive();
    await changing;
    expect(i18next.language).toBe("en");
    expect(textByKey("en", "offer", "title")).toBe("en offer");
    expect(document.documentElement.lang).toBe("en");
    expect(localJson.read("lng")).toBe("en");
  });

  test("fetches nothing when it comes back", async () => {
    await setLanguage("ko");
    expect(i18next.language).toBe("ko");
    expect(fetches).toEqual([]);
  });
});

test("texts are waited for while the page is being reloaded", async () => {
  const loading = loadNamespaces(["tutorial"]);
  (await next("ko/tutorial")).reload();
  expect(await isPending(loading)).toBe(true);
});
