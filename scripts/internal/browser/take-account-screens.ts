import type { BrowserContext, Page } from "@playwright/test";
import { getAuth } from "firebase-admin/auth";
import * as z from "zod/mini";
import { openStore } from "../../../functions/src/store/store.ts";
import { makeLocalAccounts } from "../stack/local-accounts.ts";
import { connectToLocalEmulators } from "../stack/local-emulators.ts";
import type { StackPorts } from "../stack/ports.ts";
import type { TestAccount } from "../stack/seed.ts";
import {
  ACCOUNT_SCREENS,
  ACCOUNT_TEXTS,
  type AccountScreen,
  type AccountTexts,
  type StateTools,
} from "./account-states.ts";

/** Where the pictures are taken. */
export interface AccountScreensRun {
  readonly ports: StackPorts;
  readonly projectId: string;
  newContext(): Promise<BrowserContext>;
  readonly language: "ko" | "en";
  /** Takes a picture of a page as it is. */
  picture(page: Page, name: string): Promise<void>;
}

/**
 * Takes a picture of every state of the account screens. Each user has a browser of their own, and each state without one:
 * what was typed is kept.
 */
export async function takeAccountScreens(run: AccountScreensRun): Promise<void> {
  process.env["MINDLE_STACK"] = JSON.stringify({ projectId: run.projectId, ports: run.ports });
  const store = openStore({ projectId: connectToLocalEmulators(), contentEnv: "local" });
  const accounts = await makeLocalAccounts(store, getAuth(), Date.now());
  const browserOf = ({ user, name }: AccountScreen) => (user === "visitor" ? name : user);
  for (const screens of Map.groupBy(ACCOUNT_SCREENS, browserOf).values()) {
    const user = screens[0]?.user ?? "visitor";
    const context = await run.newContext();
    const page = await context.newPage();
    const texts = ACCOUNT_TEXTS[run.language];
    const origin = `http://127.0.0.1:${run.ports.hosting}`;
    await signIn(page, origin, texts, user, accounts);
    for (const { name, path, act } of screens) {
      await page.goto(`${origin}${path}?lng=${run.language}`, { waitUntil: "networkidle" });
      await act?.(toolsOf(page, texts, run));
      await page.waitForLoadState("networkidle");
      await run.picture(page, `account-${name}`);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
    await context.close();
  }
}

async function signIn(
  page: Page,
  origin: string,
  texts: AccountTexts,
  user: AccountScreen["user"],
  accounts: readonly TestAccount[],
): Promise<void> {
  if (user === "visitor") return;
  const email = user === "consents" ? newEmail() : `${user.toLowerCase()}@example.com`;
  const password = accounts.find((account) => account.email === email)?.password;
  const { auth } = texts;
  const language = texts === ACCOUNT_TEXTS.ko ? "ko" : "en";
  await page.goto(
    `${origin}/auth/login/${password === undefined ? "oauth" : "email"}?redirectUrl=%2Fhelp&lng=${language}`,
  );
  if (password === undefined) {
    await page.getByRole("button", { name: auth.login.google }).click();
    const dialog = page.getByRole("dialog", { name: auth.local.title });
    await dialog.getByRole("textbox", { name: auth.email.address }).fill(email);
    await dialog.getByRole("button", { name: auth.local.enter }).click();
  } else {
    await page.getByRole("textbox", { name: auth.email.address }).fill(email);
    await page.getByLabel(auth.email.password, { exact: true }).fill(password);
    await page.getByRole("button", { name: auth.email.enter, exact: true }).click();
  }
  await page.waitForURL((url) => url.pathname === "/help");
}

function toolsOf(page: Page, texts: AccountTexts, { ports, projectId }: AccountScreensRun): StateTools {
  return {
    page,
    texts,
    newEmail,
    button: (name) => page.getByRole("button", { name, exact: true }).first().click(),
    fill: (label, text) => page.getByLabel(label, { exact: true }).first().fill(text),
    mailedLink: (email) => mailedLink(ports.auth, projectId, email),
  };
}

function newEmail(): string {
  return `robin-${Date.now()}@example.com`;
}

const codes = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobLink: z.string() })) });

/** The link that the Auth emulator would have mailed last. */
async function mailedLink(authPort: number, projectId: string, email: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${authPort}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = z.parse(codes, await answer.json());
  const link = oobCodes.findLast((code) => code.email === email)?.oobLink;
  if (link === undefined) throw new Error(`no mail to ${email}`);
  return link;
}
