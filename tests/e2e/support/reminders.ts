import {
  getUserNotificationInfo,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "@mindle/domain/api/notification";
import type { BodyOf, DataOf } from "@mindle/domain/api/operation";
import { remind } from "@mindle/domain/api/remind";
import type { Language } from "@mindle/domain/catalogue/localized";
import { expect, type Locator, type Page } from "@playwright/test";
import { callAs, type TestAccount } from "./account/accounts.ts";
import { signInAt } from "./account/sign-in-at.ts";
import { filled } from "./texts.ts";
import { Visitor } from "./visitor.ts";

/** The reminder that the server has for an account, in UTC. */
export function storedReminder(account: TestAccount): Promise<DataOf<typeof getUserNotificationInfo>> {
  return callAs(account, getUserNotificationInfo, {});
}

/** Sets the daily reminder, in UTC, in a time zone. */
export async function setReminder(
  account: TestAccount,
  config: BodyOf<typeof updateNotificationConfig>["config"],
  timezoneOffset: number,
): Promise<void> {
  await callAs(account, updateTimezoneOffset, { timezoneOffset });
  await callAs(account, updateNotificationConfig, { id: "daily", config });
}

/** Sets a reminder of a page, three days from now. */
export async function remindOfPage(account: TestAccount): Promise<void> {
  const step = { programId: "um-eng-v2s", stepId: "d1-s1", id: "two-voices" };
  await callAs(account, remind, { uid: account.uid, ...step, days: 3, ageMs: 0 });
}

/** Weekdays; Sunday is 0. */
export function days(
  ...on: readonly number[]
): [boolean, boolean, boolean, boolean, boolean, boolean, boolean] {
  const has = (day: number) => on.includes(day);
  return [has(0), has(1), has(2), has(3), has(4), has(5), has(6)];
}

export const EVERY_DAY = days(0, 1, 2, 3, 4, 5, 6);

export const DASHBOARD = "/notification/dashboard";

const DAYS = {
  ko: ["일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
} as const;

/** Page object: the page of the daily reminder. */
export class ReminderPage extends Visitor {
  readonly t: Visitor["texts"]["notification"];

  constructor(page: Page, language: Language) {
    super(page, language);
    this.t = this.texts.notification;
  }

  /** Signs in on the way to the page. */
  openAs(account: TestAccount, path: string = DASHBOARD): Promise<void> {
    return signInAt(this, account, path);
  }

  get toggle(): Locator {
    return this.page.getByRole("switch", { name: filled(this.t.daily) });
  }

  get time(): Locator {
    return this.page.getByRole("slider", { name: this.t.time.label });
  }

  /** The field for HH:MM, once it is unfolded. */
  get typed(): Locator {
    return this.page.getByRole("textbox", { name: this.t.time.label });
  }

  async type(time: string): Promise<void> {
    if (!(await this.typed.isVisible()))
      await this.page.getByText(this.t.time.typed, { exact: true }).click();
    await this.typed.fill(time);
  }

  get saveButton(): Locator {
    return this.button(this.t.save);
  }

  get saved(): Locator {
    return this.page.getByText(this.t.saved, { exact: true });
  }

  /** Says what the switch has saved. */
  switched(to: "On" | "Off"): Locator {
    return this.page.getByRole("status").filter({ hasText: this.t[`switched${to}`] });
  }

  /** A weekday; Sunday is 0. */
  day(weekday: number): Locator {
    return this.button(DAYS[this.language][weekday] ?? "");
  }

  alert(text: string): Locator {
    return this.page.getByRole("alert").filter({ hasText: text });
  }

  async showsTime(text: string): Promise<void> {
    await expect(this.time).toHaveAttribute("aria-valuetext", text.replace(" ", "\u00a0"));
  }
}
