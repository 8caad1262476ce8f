import { type Mock, vi } from "vitest";
import { ApiError } from "../api-error.ts";
import { CALLER_DEPS } from "../call-api.ts";

/** Answers a call of the API by the operation's path and the request's body, with the operation's data. */
type AnswerCall = (path: string, body: unknown) => unknown;

/**
 * Answers all calls of the API in the place of the network, until mocks and globals are restored. An ApiError that `answer`
 * throws is the server's; any other error is a lost connection. Whoever is signed in has a token.
 */
export function stubServer(): Mock<AnswerCall> {
  const answer = vi.fn<AnswerCall>(() => null);
  vi.spyOn(CALLER_DEPS, "idToken").mockResolvedValue("token");
  vi.spyOn(CALLER_DEPS, "language").mockReturnValue("en");
  vi.stubGlobal("fetch", async (url: string, { body }: { readonly body: string }) => {
    try {
      const data = await answer(url.slice("/api/".length), JSON.parse(body));
      return Response.json({ success: true, data });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return Response.json({ success: false, code: error.code, message: error.message });
    }
  });
  return answer;
}
