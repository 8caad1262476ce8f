import { expect, type Page } from "@playwright/test";

/** Gives the same answer to every question of a set, which asks one at a time, in Korean. */
export async function answerAll(page: Page, answer: RegExp, questions: number): Promise<void> {
  for (let at = 1; at <= questions; at += 1) {
    await expect(page.getByText(`${questions}개 중 ${at}`, { exact: true })).toBeVisible();
    await page.getByRole("radio", { name: answer }).filter({ visible: true }).check({ force: true });
  }
  await expect(page.getByText(`${questions}개 중`)).toHaveCount(0);
}
