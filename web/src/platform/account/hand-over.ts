import { REMINDER_CHOICES } from "@mindle/domain/reminders/reminder-choice";
import { storedClaimSecret, storedHandedOver } from "../api/operation-headers.ts";
import { loadModule } from "../browser/load-module.ts";
import { sitePath } from "../browser/url.ts";
import { reminderChoice } from "../reminders/stored-reminders.ts";
import { raiseFlag } from "../safety/flag.ts";
import { personalJson } from "../storage/clear-user-data.ts";
import type { SentResponse } from "../storage/schema.ts";
import { responseIdIn } from "./result-path.ts";
import { sentResponse } from "./sent-response.ts";

// A test that was taken inside an app's web view, and its sign-in in a browser: the link of a mail opens there, and so does the
// way out of the web view. The result opens by its id, but only the claim secret of the web view makes it the account's.

/** What the address of a sign-in page has for the other browser, besides `redirectUrl` with the result. */
const CLAIM = "claim";
const REMINDER = "reminder";

const handedOver = storedHandedOver(personalJson);

/** The address of a sign-in page as it is for another browser of the same person. Nobody else may get it. */
export function forOtherBrowser(address: string): string {
  const url = new URL(address);
  const secret = storedClaimSecret(personalJson).read();
  const result = resultIn(url);
  if (secret === undefined || result === undefined) return address;
  if (result.responseId !== sentResponse.read()?.responseId) return address;
  url.searchParams.set(CLAIM, secret);
  const reminder = reminderChoice.read();
  if (reminder !== undefined) url.searchParams.set(REMINDER, reminder);
  return url.href;
}

/**
 * Takes over what the address of this page has from another browser, and removes it from the address. What is submitted here
 * keeps this browser's own secret: the author of the address knows the other one.
 */
export function takeOver(): void {
  const url = new URL(location.href);
  const secret = url.searchParams.get(CLAIM);
  if (secret === null || secret === storedClaimSecret(personalJson).read()) return;
  const reminder = url.searchParams.get(REMINDER);
  url.searchParams.delete(CLAIM);
  url.searchParams.delete(REMINDER);
  history.replaceState(history.state, "", url);
  const result = resultIn(url);
  if (result === undefined) return;
  handedOver.write(secret);
  // What is no secret, or no destination, is not read again.
  if (handedOver.read() !== secret) return;
  if (sentResponse.read()?.responseId !== result.responseId) sentResponse.write(result);
  const choice = REMINDER_CHOICES.find((each) => each === reminder);
  if (choice !== undefined) reminderChoice.write(choice);
}

/** The result to which the address of a sign-in page leads; undefined where it leads elsewhere. */
function resultIn({ origin, searchParams }: URL): SentResponse | undefined {
  const destination = sitePath(searchParams.get("redirectUrl"), origin);
  const responseId = destination === undefined ? undefined : responseIdIn(destination);
  return destination === undefined || responseId === undefined ? undefined : { responseId, destination };
}

/** Whether what another browser sent waits for its account. */
export function hasTakenOver(): boolean {
  return handedOver.read() !== undefined;
}

/**
 * Raises the flag for answers that call for help and were taken over from another browser, which has raised its own. Once: the sign-in
 * page that asks for it is shown again and again, and the person may have said since that it was something else.
 */
export function flagHandedOver(): void {
  const sent = sentResponse.read();
  if (!hasTakenOver() || sent === undefined || sent.wasFlagged) return;
  sentResponse.write({ ...sent, wasFlagged: true });
  raiseFlag("danger");
}

/** Makes what the other browser sent the user's, after a sign-in. Throws an ApiError. */
export async function claimHandedOver(uid: string): Promise<void> {
  const claimSecret = handedOver.read();
  if (claimSecret === undefined) return;
  const { readUserInfo } = await loadModule(() => import("../data/reads.ts"));
  await readUserInfo({ uid, claimSecret });
  handedOver.write(undefined);
}
