import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import { expect, test } from "../../support/fixtures.ts";
import { signInAt } from "../support/account/sign-in-at.ts";
import { expectAccessible } from "../support/look/axe.ts";
import { expectNoOverflowAt, expectTextFits } from "../support/look/text-fit.ts";
import { SECOND, storeAllWidgets } from "../support/programme/all-widgets.ts";
import { countSaves, finishedSteps, Reader } from "../support/programme/reader.ts";
import { publishedPages } from "../support/programme/step-content.ts";
import { StepWalk } from "../support/programme/step-walk.ts";

/** The colours of each language's walk. */
const SCHEME = { ko: "light", en: "dark" } as const;

for (const language of LANGUAGES) {
  test(`a step with every widget, from its first to its last page, in ${language}`, async ({
    page,
    browser,
  }) => {
    // As many pages as there are widgets.
    test.setTimeout(120_000);
    const programId = await storeAllWidgets();
    await page.emulateMedia({ colorScheme: SCHEME[language] });
    const reader = new Reader(page, language, programId);
    const account = await reader.begin("d1-s1");
    const walk = new StepWalk(reader, account.uid, {
      look: async () => {
        await expectAccessible(page);
        await expectTextFits(page);
        await expectNoOverflowAt(page, 1440);
      },
    });
    await walk.walk("d1-s1");
    await expect(page).toHaveURL((url) => url.pathname === schedulePath(programId));
    const { status, finished } = reader.texts.schedule;
    await expect(page.getByText(finished.step)).toBeVisible();
    await expect(page.getByRole("listitem").first()).toContainText(status.done);
    await expect.poll(() => finishedSteps(account.uid, programId)).toEqual(["d1-s1"]);
    await walk.readBack();
    expect(await countSaves(account.uid)).toBe(walk.expected.size);

    // The answers, in the other language and on another device, where only the server has them.
    const elsewhere = await browser.newContext();
    const other = new Reader(await elsewhere.newPage(), language === "ko" ? "en" : "ko", programId);
    await signInAt(other, account, viewerPath(programId, SECOND, 1));
    await other.isAtView(1);
    const recap = await publishedPages(programId, SECOND);
    expect(recap).toHaveLength(1);
    for (const shown of recap) await walk.expectRecalls(shown, other);
    await elsewhere.close();
  });
}
