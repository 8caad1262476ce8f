import { ApiError } from "../api/api-error.ts";
import type { Send } from "./send.ts";

async function unavailable(): Promise<never> {
  throw new ApiError("program/saveAfactoryInput", "unavailable", "not connected yet");
}

/** The server by the operations of the contract. */
export const apiSend: Send = {
  save: unavailable,
  finishStep: unavailable,
  remind: unavailable,
  read: unavailable,
};
