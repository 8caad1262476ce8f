import type { Page } from "@playwright/test";
import enAuth from "../../../web/src/locales/en/auth.ts";
import enAuthLink from "../../../web/src/locales/en/auth-link.ts";
import enAuthPassword from "../../../web/src/locales/en/auth-password.ts";
import enMypage from "../../../web/src/locales/en/mypage.ts";
import enMypageDelete from "../../../web/src/locales/en/mypage-delete.ts";
import enPurchase from "../../../web/src/locales/en/purchase.ts";
import enNotification from "../../../web/src/locales/en/reminders.ts";
import koAuth from "../../../web/src/locales/ko/auth.ts";
import koAuthLink from "../../../web/src/locales/ko/auth-link.ts";
import koAuthPassword from "../../../web/src/locales/ko/auth-password.ts";
import koMypage from "../../../web/src/locales/ko/mypage.ts";
import koMypageDelete from "../../../web/src/locales/ko/mypage-delete.ts";
import koPurchase from "../../../web/src/locales/ko/purchase.ts";
import koNotification from "../../../web/src/locales/ko/reminders.ts";
import type { AccountState } from "../../../web/src/platform/developer/account-states.ts";

export const ACCOUNT_TEXTS = {
  ko: {
    auth: koAuth,
    link: koAuthLink,
    password: koAuthPassword,
    my: koMypage,
    deletion: koMypageDelete,
    notification: koNotification,
    purchase: koPurchase,
  },
  en: {
    auth: enAuth,
    link: enAuthLink,
    password: enAuthPassword,
    my: enMypage,
    deletion: enMypageDelete,
    notification: enNotification,
    purchase: enPurchase,
  },
};

export type AccountTexts = (typeof ACCOUNT_TEXTS)["ko" | "en"];

/** What a state is made with. */
export interface StateTools {
  readonly page: Page;
  readonly texts: AccountTexts;
  button(name: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** An e-mail address that no account has. */
  newEmail(): string;
  /** The link of the last mail to an address. */
  mailedLink(email: string): Promise<string>;
}

/** A state of the account screens. */
export interface AccountScreen {
  readonly name: string;
  readonly path: string;
  /** The local account that is signed in; `visitor` for none, `consents` for a new one without consents. */
  readonly user: AccountState | "visitor" | "consents";
  /** Leads from the page as it opens to the state. */
  readonly act?: (tools: StateTools) => Promise<void>;
}

const KNOWN_EMAIL = "bills@example.com";

const VISITOR: readonly AccountScreen[] = [
  {
    name: "login-refused",
    path: "/auth/login/email",
    user: "visitor",
    act: async ({ texts: { auth }, fill, button }) => {
      await fill(auth.email.address, KNOWN_EMAIL);
      await fill(auth.email.password, "not the password");
      await button(auth.email.enter);
    },
  },
  {
    name: "register-known",
    path: "/auth/register",
    user: "visitor",
    act: async ({ texts: { link }, fill, button }) => {
      await fill(link.address, KNOWN_EMAIL);
      await button(link.register.ready.send);
    },
  },
  {
    name: "register-sent",
    path: "/auth/register",
    user: "visitor",
    act: async ({ page, texts: { link }, fill, button, newEmail }) => {
      await fill(link.address, newEmail());
      await button(link.register.ready.send);
      await page.getByRole("heading", { name: link.sent.title }).waitFor();
    },
  },
  {
    name: "register-opened",
    path: "/auth/register",
    user: "visitor",
    act: openMailedLink("register"),
  },
  {
    name: "register-incomplete",
    path: "/auth/register",
    user: "visitor",
    act: async (tools) => {
      await openMailedLink("register")(tools);
      await tools.button(tools.texts.link.register.opened.finish);
    },
  },
  {
    name: "find-password-unknown",
    path: "/auth/find-password",
    user: "visitor",
    act: async ({ texts: { link }, fill, button, newEmail }) => {
      await fill(link.address, newEmail());
      await button(link.findPassword.ready.send);
    },
  },
  {
    name: "find-password-opened",
    path: "/auth/find-password",
    user: "visitor",
    act: openMailedLink("findPassword"),
  },
];

const SIGNED_IN: readonly AccountScreen[] = [
  { name: "mypage", path: "/mypage", user: "new" },
  {
    name: "sign-out-everywhere",
    path: "/mypage",
    user: "new",
    act: ({ texts: { my }, button }) => button(my.menu.everywhere),
  },
  {
    name: "profile-edited",
    path: "/mypage/profile",
    user: "new",
    act: ({ texts: { my }, fill }) => fill(my.profile.name, "바다 Sea"),
  },
  {
    name: "profile-not-saved",
    path: "/mypage/profile",
    user: "new",
    act: async ({ page, texts: { my }, fill, button }) => {
      await fill(my.profile.name, "바다 Sea");
      await page.route("**/api/**", (route) => route.abort());
      await button(my.profile.save);
      await page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
    },
  },
  { name: "delete-account", path: "/mypage/deleteAccount", user: "new" },
  {
    name: "delete-confirm",
    path: "/mypage/deleteAccount",
    user: "new",
    act: ({ texts: { deletion }, button }) => button(deletion.remove),
  },
  { name: "change-password", path: "/auth/change-password", user: "new" },
  {
    name: "change-password-refused",
    path: "/auth/change-password",
    user: "new",
    act: async ({ texts: { password }, fill, button }) => {
      await fill(password.current, "a wrong one");
      await fill(password.next, "dandelion-22");
      await fill(password.confirmation, "dandelion-23");
      await button(password.save);
    },
  },
  { name: "change-password-done", path: "/auth/change-password-done", user: "new" },
  { name: "change-password-provider", path: "/auth/change-password", user: "googleOnly" },
  { name: "notification-off", path: "/notification/dashboard", user: "new" },
  {
    name: "notification-changed",
    path: "/notification/dashboard",
    user: "new",
    act: async ({ page }) => {
      await page.getByRole("switch").first().click();
      await page.waitForLoadState("networkidle");
      await page.getByRole("button", { pressed: true }).first().click();
    },
  },
  { name: "coupon", path: "/purchase/coupon", user: "bills" },
  {
    name: "coupon-refused",
    path: "/purchase/coupon",
    user: "bills",
    act: async ({ page, texts: { purchase }, fill, button }) => {
      await fill(purchase.coupon.code, "NOSUCHCODE");
      await button(purchase.coupon.redeem);
      await page.getByRole("alertdialog").waitFor();
    },
  },
  { name: "history-empty", path: "/purchase/history", user: "new" },
  { name: "history", path: "/purchase/history", user: "bills" },
  {
    name: "bill",
    path: "/purchase/history",
    user: "bills",
    act: async ({ page, texts: { purchase } }) => {
      await page.getByRole("link", { name: purchase.history.seeMore }).first().click();
      await page.getByText(purchase.bill.total, { exact: true }).waitFor();
    },
  },
  { name: "consent", path: "/mypage", user: "consents" },
  {
    name: "consent-refused",
    path: "/mypage",
    user: "consents",
    act: ({ texts: { link }, button }) => button(link.ask.goOn),
  },
];

/** The states of the account screens, signed out and signed in. */
export const ACCOUNT_SCREENS: readonly AccountScreen[] = [...VISITOR, ...SIGNED_IN];

function openMailedLink(kind: "register" | "findPassword"): (tools: StateTools) => Promise<void> {
  return async ({ page, texts: { link }, fill, button, newEmail, mailedLink }) => {
    const email = kind === "register" ? newEmail() : KNOWN_EMAIL;
    await fill(link.address, email);
    await button(link[kind].ready.send);
    await page.getByRole("heading", { name: link.sent.title }).waitFor();
    await page.goto(await mailedLink(email), { waitUntil: "networkidle" });
  };
}
