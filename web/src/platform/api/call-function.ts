import { parseErrorCode } from "@mindle/domain/api/errors";
import { parseJson } from "@mindle/domain/text/json";
import { CALLER_DEPS } from "./call-api.ts";
import { type Answer, type CallApi, type CallProtocol, codeOfStatus, createCaller } from "./caller.ts";

/**
 * The protocol of Firebase's callable functions (https://firebase.google.com/docs/functions/callable-reference). Hosting
 * leads `/call/{name}` to the function that has the operation's name.
 */
export const CALLABLE: CallProtocol = {
  url: ({ path }) => `/call/${path.slice(path.indexOf("/") + 1)}`,
  body: (data) => ({ data }),
  parse: parseAnswer,
};

/** Calls an operation as a Firebase callable, with the same tokens, timeout, errors and parsing as `callApi`. */
export const callFunction: CallApi = createCaller({ ...CALLER_DEPS, protocol: CALLABLE });

function parseAnswer(status: number, text: string): Answer {
  const answer = parseJson(text);
  if (typeof answer === "object" && answer !== null) {
    if ("result" in answer) return { ok: true, data: answer.result };
    if ("error" in answer) return { ok: false, ...errorOf(status, answer.error) };
  }
  return { ok: false, code: codeOfStatus(status), message: `answered ${status} outside the protocol` };
}

function errorOf(status: number, error: unknown) {
  const fields = typeof error === "object" && error !== null ? error : {};
  const name = "status" in fields && typeof fields.status === "string" ? fields.status : "";
  const message = "message" in fields && typeof fields.message === "string" ? fields.message : "";
  const code = parseErrorCode(name.toLowerCase().replaceAll("_", "-"));
  return { code: code ?? codeOfStatus(status), message };
}
