import { getUserInfo } from "@mindle/domain/api/auth";
import type { DataOf } from "@mindle/domain/api/operation";
import type { Page, Response } from "@playwright/test";
import { untilAppRuns, Visitor } from "../visitor.ts";
import { mailLink, newEmail } from "./accounts.ts";

/** The page that sends the link for a registration. */
export const REGISTER = "/auth/register?redirectUrl=%2Fhelp";
export const PASSWORD = "dandelion-9";
/** What a visitor fills in after opening the link. */
export const FILLED = { nickname: "Robin", password: PASSWORD };

/** Opens a mailed link in the page and waits for the app. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await untilAppRuns(page);
}

/** A visitor whom a link for a new address has brought here from another browser, with the form filled in. */
export async function openedElsewhere(page: Page, language: "ko" | "en") {
  const visitor = new Visitor(page, language);
  const email = newEmail();
  const link = await mailLink(email, `${REGISTER}&lng=${language}`);
  await openLink(page, link);
  const address = page.getByRole("textbox", { name: visitor.texts.authLink.address });
  await address.fill(email);
  await visitor.fillRegistration(FILLED);
  const finish = visitor.button(visitor.texts.authLink.register.opened.finish);
  return { visitor, email, link, address, finish };
}

/** The user as the server answers once `action` has saved a nickname; a call in the background may be answered before. */
export async function userAfter(
  page: Page,
  action: () => Promise<void>,
): Promise<DataOf<typeof getUserInfo>> {
  const read = async (response: Response) => getUserInfo.data.parse((await response.json()).data);
  const answer = page.waitForResponse(
    async (response) =>
      response.url().endsWith("/api/auth/getUserInfo") &&
      response.ok() &&
      (await read(response)).additionalInfo.nickname !== undefined,
  );
  await action();
  return read(await answer);
}
