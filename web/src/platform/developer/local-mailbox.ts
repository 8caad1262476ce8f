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
  readonly queuedAt: number;
}

/** A message that the functions sent to a user's devices. */
export interface SentPush {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Path of the app that it opens. */
  readonly path: string;
  readonly sentAt: number;
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

const mailFields = z.object({ to: z.string(), message: z.object({ subject: z.string(), text: z.string() }) });

/** The mails in the local Firestore, the newest first. */
export async function readMails(signal: AbortSignal): Promise<readonly QueuedMail[]> {
  const documents = await readAsOwner("mail", signal);
  return documents
    .map(({ id, madeAt, fields }) => {
      const { to, message } = z.parse(mailFields, fields);
      return { id, to, ...message, queuedAt: madeAt };
    })
    .toSorted((one, other) => other.queuedAt - one.queuedAt)
    .slice(0, MOST);
}

const pushFields = z.object({ title: z.string(), text: z.string(), path: z.string() });

/** The messages to devices in the local Firestore, the newest first. */
export async function readPushes(signal: AbortSignal): Promise<readonly SentPush[]> {
  const documents = await readAsOwner("pushes", signal);
  return documents
    .map(({ id, madeAt, fields }) => ({ id, ...z.parse(pushFields, fields), sentAt: madeAt }))
    .toSorted((one, other) => other.sentAt - one.sentAt)
    .slice(0, MOST);
}

const eventFields = z.object({
  event_name: z.string(),
  timestamp: z.number(),
  event_data: z.object({ context: z.looseObject({ route: z.string() }), etc_data: z.unknown() }),
});

/** The tracking events in the local Firestore, the newest first. */
export async function readEvents(signal: AbortSignal): Promise<readonly StoredEvent[]> {
  const documents = await readAsOwner("trackingEvents", signal);
  return documents
    .map(({ id, fields }) => {
      const { event_name: name, timestamp: at, event_data } = z.parse(eventFields, fields);
      const { context, etc_data } = event_data;
      return { id, name, at, route: context.route, details: JSON.stringify(etc_data) };
    })
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST);
}
