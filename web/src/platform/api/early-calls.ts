import { ARRIVAL_MS } from "../browser/within.ts";
import { askEarly } from "./early-answers.ts";
import { identity } from "./identity.ts";
import { apiRequest } from "./request.ts";

/** The first call of a page, as its feature says it to the build. */
export interface EarlyCall {
  /** Of the operation. */
  readonly path: string;
  /** Its body as the page sends it; a value like `:stepId` stands for a parameter of the page's path. */
  readonly body: Readonly<Record<string, string | boolean>>;
}

/** Sends the first calls of a page for the user with this token, while the app is still arriving: `callApi` takes their answers. */
export function callEarly(calls: readonly EarlyCall[], route: string, pathname: string, token: string): void {
  const values = pathname.split("/");
  const parameters = new Map(route.split("/").map((name, at) => [name, values[at]]));
  for (const { path, body } of calls) {
    const filled = Object.entries(body).map(([name, value]) => [
      name,
      typeof value === "string" ? (parameters.get(value) ?? value) : value,
    ]);
    const from = {
      identity,
      language: document.documentElement.lang,
      headers: undefined,
      requestId: crypto.randomUUID(),
    };
    const tokens = { token, appCheckToken: undefined };
    const request = apiRequest(Object.fromEntries(filled), from, tokens);
    const url = `/api/${path}`;
    askEarly(url, request, ask);
  }
}

async function ask(url: string, request: RequestInit): Promise<Response | undefined> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(ARRIVAL_MS) });
    // Its date is not that of the moment at which it is taken.
    return response.ok ? new Response(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}
