import * as z from "zod/mini";
import { settings } from "../settings/settings.ts";
import { readAsOwner } from "./emulator-documents.ts";

/** A code that the Auth emulator would have sent. */
export interface SentCode {
  readonly to: string;
  /** `PASSWORD_RESET`, `EMAIL_SIGNIN`, `VERIFY_EMAIL`, …; `SMS` for a telephone. */
  readonly kind: string;
  readonly code: string;
  readonly link: string | undefined;
}

/** A mail that the functions queued. */
export interface QueuedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** When it was queued, in milliseconds since the epoch. */
  readonly at: number;
}

/** A message that the functions sent to a user's devices. */
export interface SentPush {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Path of the app that it opens. */
  readonly path: string;
  /** When it was sent, in milliseconds since the epoch. */
  readonly at: number;
}

/** A tracking event. */
export interface StoredEvent {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  /** Pattern of the route. */
  readonly route: string;
  /** Details as JSON. */
  readonly details: string;
}

/** Maximum number of items of each kind. */
const MOST = 100;

const mailCodes = z.object({
  oobCodes: z.array(
    z.object({ email: z.string(), requestType: z.string(), oobCode: z.string(), oobLink: z.string() }),
  ),
});

const phoneCodes = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
});

/** Unused codes of the Auth emulator, newest first; SMS codes last. */
export async function readCodes(signal: AbortSignal): Promise<readonly SentCode[]> {
  const [mails, phones] = await Promise.all([
    readFromAuth("oobCodes", mailCodes, signal),
    readFromAuth("verificationCodes", phoneCodes, signal),
  ]);
  const byMail = mails.oobCodes.map(({ email, requestType, oobCode, oobLink }) => ({
    to: email,
    kind: requestType,
    code: oobCode,
    link: oobLink,
  }));
  const byPhone = phones.verificationCodes.map(({ phoneNumber, code }) => ({
    to: phoneNumber,
    kind: "SMS",
    code,
    link: undefined,
  }));
  // The emulator lists them in order of creation.
  return [...byMail.toReversed(), ...byPhone.toReversed()].slice(0, MOST);
}

async function readFromAuth<Value>(
  list: string,
  schema: z.ZodMiniType<Value>,
  signal: AbortSignal,
): Promise<Value> {
  const { authEmulatorUrl, firebase } = settings();
  if (authEmulatorUrl === undefined) throw new Error("there is no Auth emulator");
  const response = await fetch(`${authEmulatorUrl}/emulator/v1/projects/${firebase.projectId}/${list}`, {
    signal,
  });
  if (!response.ok) throw new Error(`${list}: the Auth emulator answered ${response.status}`);
  return z.parse(schema, await response.json());
}

/** Documents of the local Firestore as the panel shows them, the newest first. */
async function readNewest<Fields, Item extends { readonly at: number }>(
  collection: string,
  schema: z.ZodMiniType<Fields>,
  itemOf: (fields: Fields, document: { readonly id: string; readonly madeAt: number }) => Item,
  signal: AbortSignal,
): Promise<readonly Item[]> {
  const documents = await readAsOwner(collection, signal);
  return documents
    .map((document) => itemOf(z.parse(schema, document.fields), document))
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST);
}

const mail = z.object({ to: z.string(), message: z.object({ subject: z.string(), text: z.string() }) });

export function readMails(signal: AbortSignal): Promise<readonly QueuedMail[]> {
  return readNewest(
    "mail",
    mail,
    ({ to, message }, { id, madeAt }) => ({ id, to, ...message, at: madeAt }),
    signal,
  );
}

const push = z.object({ title: z.string(), text: z.string(), path: z.string() });

export function readPushes(signal: AbortSignal): Promise<readonly SentPush[]> {
  return readNewest("pushes", push, (fields, { id, madeAt }) => ({ id, ...fields, at: madeAt }), signal);
}

const trackedEvent = z.object({
  event_name: z.string(),
  timestamp: z.number(),
  event_data: z.object({ context: z.looseObject({ route: z.string() }), etc_data: z.unknown() }),
});

export function readEvents(signal: AbortSignal): Promise<readonly StoredEvent[]> {
  return readNewest(
    "trackingEvents",
    trackedEvent,
    ({ event_name: name, timestamp: at, event_data: { context, etc_data } }, { id }) => {
      return { id, name, at, route: context.route, details: JSON.stringify(etc_data) };
    },
    signal,
  );
}
