import { globSync, readFileSync } from "node:fs";
import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { expect, test } from "../support/fixtures.ts";
import { newAccount } from "./support/accounts.ts";
import { storeTrial } from "./support/programmes.ts";
import { PROGRAM, Reader } from "./support/reader.ts";
import { signInAt } from "./support/sign-in-at.ts";
import { Visitor } from "./support/visitor.ts";

const FEATURES = new URL("../../web/src/features/", import.meta.url);

/** Values for the parameters of paths; a bill that there is not shows that it is not found. */
const PARAMS = { programId: PROGRAM, stepId: "d1-s1", viewNo: "1", billId: "none" };

/** The paths of all screens for signed-in users, from the registry of routes. */
function signedInPaths(): readonly string[] {
  return globSync("*/routes.ts", { cwd: FEATURES }).flatMap((file) => {
    const source = readFileSync(new URL(file, FEATURES), "utf8");
    const found = source.matchAll(/path: "([^"]+)",\s+name: [^{}]*?access: "([^"]+)"/g);
    return [...found].flatMap(([, path = "", access]) => {
      if (access === "public") return [];
      return [path.replaceAll(/:(\w+)/g, (_, name: keyof typeof PARAMS) => PARAMS[name])];
    });
  });
}

test.describe("every screen for signed-in users", () => {
  test.use({ expectedErrors: [/404/] });

  test("leads to the helplines", async ({ page }) => {
    test.slow();
    const visitor = new Visitor(page, "ko");
    const account = await newAccount();
    await storeTrial(account.uid);
    const paths = signedInPaths();
    expect(paths).toEqual(expect.arrayContaining(["/home", "/program/journal", "/purchase/bill/none"]));
    await signInAt(visitor, account, "/home");
    for (const path of paths) {
      await page.goto(path);
      const help = visitor.link(visitor.texts.common.getHelp).first();
      await expect(help, path).toBeInViewport();
      await expect(help, path).toHaveAttribute("href", /^\/help/);
    }
  });
});

const WORDS = { ko: "죽고 싶은 마음뿐이에요", en: "I want to die" } as const;

for (const language of LANGUAGES) {
  test(`words of danger bring the help card before anything else, and nobody is told, in ${language}`, async ({
    page,
  }) => {
    const reader = new Reader(page, language);
    const { help } = reader.texts.viewer;
    const account = await newAccount();
    await storeTrial(account.uid);
    await signInAt(reader, account, `/program/content/viewer/${PROGRAM}/d2-s2/2`);
    await reader.isAtView(2);
    const told: string[] = [];
    page.on("request", (request) => {
      // The person's own answers are saved as on any other page.
      if (!request.url().endsWith("/api/program/saveAfactoryInput"))
        told.push(`${request.url()} ${request.postData() ?? ""}`);
    });
    await page.getByRole("textbox").first().fill(WORDS[language]);
    await reader.next.click();
    const card = page.getByRole("dialog", { name: help.title });
    await expect(card.getByRole("link", { name: "109" })).toBeVisible();
    await card.getByRole("button", { name: help.goOn }).click();
    await expect(card).toBeHidden();
    await reader.isAtView(2);
    await expect(page.getByRole("radio").first()).toBeFocused();
    await reader.next.click();
    await card.getByRole("button", { name: help.stop }).click();
    await expect(page).toHaveURL(/\/program\/schedule\//);
    for (const request of told) {
      expect(request).not.toContain(WORDS[language]);
      expect(request).not.toMatch(/crisis|danger|helpCard|help_/i);
    }
  });
}
