import { expect } from "@playwright/test";
import type { TestAccount } from "./accounts.ts";
import { untilAppRuns, type Visitor } from "./visitor.ts";

/** Signs in by the form and comes to `path`. */
export async function signInAt(
  visitor: Visitor,
  { email, password }: Pick<TestAccount, "email" | "password">,
  path: string,
): Promise<void> {
  const { auth } = visitor.texts;
  const { page } = visitor;
  await visitor.open(`/auth/login/email?redirectUrl=${encodeURIComponent(path)}`);
  await page.getByRole("textbox", { name: auth.email.address }).fill(email);
  await page.getByLabel(auth.email.password).fill(password);
  await visitor.button(auth.email.enter).click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.startsWith(path));
  await untilAppRuns(page);
}
