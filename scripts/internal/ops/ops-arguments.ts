import { isEmail } from "@mindle/domain/account/email";
import { isCouponCode, NEW_CODE_MIN_LENGTH } from "@mindle/domain/purchase/coupon";
import { Failure, readArguments } from "../command.ts";
import { readTarget, TARGET_OPTIONS, TARGET_USAGE, type Target } from "../target-project.ts";

const OPS_USAGE = `npm run ops -- <command> [options]

  coupon create <code> --package <id> [--programme <id> …] [--limit <users>] [--expires <time>]
  coupon list
  programme grant <user> <programme> --package <id>     opens it for as long as the package says
  programme revoke <user> <programme>                   closes it from now on
  user show <user>
  address unsubscribe <e-mail>                          takes it off all mailing lists, with the mail sent to it
  address forget <e-mail>                               the same, and deletes its responses to the test without an account
  harms [--days <days>]                                 how often a harm was reported, by day, programme and kind, in the
                                                        last 30 days at UTC+9 unless told
  checksums <file> [--at <time>]                        writes the checksum of each document; of an earlier minute, where
                                                        point-in-time recovery is on
  restore <export directory> --checksums <file>         restores an export into an empty local database and compares
                                                        each document with its checksum

  <user> is an id or an e-mail address; <time> is like 2026-12-31T00:00:00Z.

${TARGET_USAGE}`;

/** Days that `harms` prints. */
const HARM_DAYS = 30;

export type OpsCommand =
  | {
      readonly name: "coupon create";
      readonly code: string;
      readonly packageId: string;
      /** Empty means all of the package's programmes. */
      readonly programIds: readonly string[];
      readonly limit: number | null;
      /** Milliseconds since the epoch. */
      readonly expiresAt: number | null;
    }
  | { readonly name: "coupon list" }
  | {
      readonly name: "programme grant";
      readonly user: string;
      readonly programId: string;
      readonly packageId: string;
    }
  | { readonly name: "programme revoke"; readonly user: string; readonly programId: string }
  | { readonly name: "user show"; readonly user: string }
  | { readonly name: "address unsubscribe" | "address forget"; readonly email: string }
  /** Of so many calendar days at UTC+9, today included. */
  | { readonly name: "harms"; readonly days: number }
  | BackupCommand;

/** The commands that see the database as a whole. */
export type BackupCommand =
  | {
      readonly name: "checksums";
      readonly file: string;
      /** Milliseconds since the epoch; null for now. */
      readonly at: number | null;
    }
  | { readonly name: "restore"; readonly directory: string; readonly checksumsFile: string };

export interface OpsRequest extends Target {
  readonly command: OpsCommand;
}

const OPTIONS = {
  package: { type: "string" },
  programme: { type: "string", multiple: true },
  limit: { type: "string" },
  days: { type: "string" },
  expires: { type: "string" },
  at: { type: "string" },
  checksums: { type: "string" },
  ...TARGET_OPTIONS,
} as const;

/** Reads a command line; a wrong one is a Failure. A real project must be named twice and needs --env. */
export function parseOps(args: readonly string[]): OpsRequest {
  const { positionals, values } = split(args);
  return { command: readCommand(positionals, values), ...readTarget(values) };
}

type Values = ReturnType<typeof split>["values"];

function split(args: readonly string[]) {
  return readArguments({ args: [...args], options: OPTIONS, allowPositionals: true }, OPS_USAGE);
}

function readCommand([area, verb, ...rest]: readonly string[], values: Values): OpsCommand {
  const name = `${area} ${verb}`;
  const [first, second] = rest;
  if (area === "harms" && verb === undefined) {
    return { name: "harms", days: readCount("--days", "days", values.days) ?? HARM_DAYS };
  }
  if (area === "checksums" && verb !== undefined && rest.length === 0) {
    return { name: "checksums", file: verb, at: readTime("--at", values.at) };
  }
  if (area === "restore" && verb !== undefined && rest.length === 0) {
    if (values.checksums === undefined) throw new Failure("--checksums <file> is missing.");
    return { name: "restore", directory: verb, checksumsFile: values.checksums };
  }
  if (name === "coupon list" && rest.length === 0) return { name };
  if (name === "user show" && first !== undefined && rest.length === 1) return { name, user: first };
  if (
    (name === "address unsubscribe" || name === "address forget") &&
    first !== undefined &&
    rest.length === 1
  ) {
    if (!isEmail(first)) throw new Failure(`"${first}" is no e-mail address.`);
    return { name, email: first };
  }
  if (name === "coupon create" && first !== undefined && rest.length === 1) {
    return {
      name,
      code: readCode(first),
      packageId: readPackage(values),
      programIds: values.programme ?? [],
      limit: readCount("--limit", "users", values.limit),
      expiresAt: readTime("--expires", values.expires),
    };
  }
  if (first !== undefined && second !== undefined && rest.length === 2) {
    if (name === "programme revoke") return { name, user: first, programId: second };
    if (name === "programme grant") {
      return { name, user: first, programId: second, packageId: readPackage(values) };
    }
  }
  throw new Failure(OPS_USAGE);
}

function readPackage({ package: packageId }: Values): string {
  if (packageId === undefined) throw new Failure("--package <id> is missing, such as riggy_complete.v0.");
  return packageId;
}

/** New codes are in capitals, so that they can be typed in any case. */
function readCode(text: string): string {
  const code = text.toUpperCase();
  if (!isCouponCode(code)) throw new Failure(`"${code}" cannot be a code: letters, digits, - and _ only.`);
  if (code.length < NEW_CODE_MIN_LENGTH) {
    throw new Failure(`"${code}" is easy to guess: a code has at least ${NEW_CODE_MIN_LENGTH} characters.`);
  }
  return code;
}

function readCount(option: string, what: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new Failure(`${option} must be a number of ${what}, not "${text}".`);
  return Number(text);
}

function readTime(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new Failure(`${option} must be like 2026-12-31T00:00:00Z, not "${text}".`);
  return time;
}
