import { CALLER_DEPS } from "./call-api.ts";
import { CALLABLE } from "./callable-protocol.ts";
import { type CallApi, createCaller } from "./caller.ts";

/** Calls an operation as a Firebase callable, with the same tokens, timeout, errors and parsing as `callApi`. */
export const callFunction: CallApi = createCaller({ ...CALLER_DEPS, protocol: CALLABLE });
