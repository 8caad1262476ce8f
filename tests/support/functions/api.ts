import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { HTTP_STATUS, parseErrorCode } from "@mindle/domain/api/errors";
import { SESSION_ID_HEADER } from "@mindle/domain/api/headers";
import type { BodyOf, DataOf, Operation } from "@mindle/domain/api/operation";
import { CLAIM_SECRET_HEADER, IDEMPOTENCY_KEY_HEADER } from "@mindle/domain/api/operation-headers";
import { randomId, SECRET_ID_LENGTH, SESSION_ID_LENGTH } from "@mindle/domain/identity/ids";
import * as z from "zod/mini";
import { testEnvironment } from "./environment.ts";

/** Headers that identify the caller. */
export interface CallOptions {
  readonly token?: string | undefined;
  readonly claimSecret?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const envelope = z.discriminatedUnion("success", [
  z.strictObject({ success: z.literal(true), data: z.unknown(), message: z.string() }),
  z.strictObject({ success: z.literal(false), data: z.null(), message: z.string(), code: z.string() }),
]);

type Answer =
  | { readonly status: number; readonly success: true; readonly data: unknown }
  | { readonly status: number; readonly success: false; readonly code: string; readonly message: string };

/**
 * Posts any body to an operation over HTTP, and checks that the response is an envelope whose status matches its code.
 */
export async function post(path: string, body: unknown, options: CallOptions = {}): Promise<Answer> {
  const response = await fetch(`${testEnvironment().apiUrl}/${path}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": makeAddress(),
      [SESSION_ID_HEADER]: randomId(SESSION_ID_LENGTH, randomBytes),
      ...(options.claimSecret === undefined ? {} : { [CLAIM_SECRET_HEADER]: options.claimSecret }),
      ...(options.idempotencyKey === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: options.idempotencyKey }),
      ...(options.token === undefined ? {} : { Authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    body: JSON.stringify(body),
  });
  const answer = envelope.parse(await response.json());
  if (answer.success) {
    assert.equal(response.status, 200);
    return { status: response.status, success: true, data: answer.data };
  }
  const code = parseErrorCode(answer.code);
  assert(code !== undefined, `${answer.code} is no code`);
  assert.equal(response.status, HTTP_STATUS[code]);
  return { status: response.status, success: false, code: answer.code, message: answer.message };
}

/** Calls an operation and returns its data; an error fails the test with the server's message. */
export async function call<Op extends Operation>(
  operation: Op,
  body: BodyOf<Op>,
  options: CallOptions = {},
): Promise<DataOf<Op>> {
  const answer = await post(operation.path, body, options);
  if (!answer.success) throw new Error(`${operation.path}: ${answer.code}: ${answer.message}`);
  return z.parse<Op["data"]>(operation.data, answer.data);
}

/** Calls an operation that must fail, with any body; returns code and message. */
export async function refusal(
  operation: Operation,
  body: unknown,
  options: CallOptions = {},
): Promise<{ readonly code: string; readonly message: string }> {
  const answer = await post(operation.path, body, options);
  if (answer.success) throw new Error(`${operation.path} succeeded: ${JSON.stringify(answer.data)}`);
  return { code: answer.code, message: answer.message };
}

/** A new claim secret or idempotency key. */
export function makeSecretId(): string {
  return randomId(SECRET_ID_LENGTH, randomBytes);
}

/** An address in a new network of the documentation range (RFC 3849). */
export function makeAddress(): string {
  const groups = Array.from({ length: 6 }, () => randomBytes(2).toString("hex"));
  return `2001:db8:${groups.join(":")}`;
}
