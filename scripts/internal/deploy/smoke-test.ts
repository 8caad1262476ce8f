import { submitAssessment } from "@mindle/domain/api/assessment";
import { Failure } from "../failure.ts";

/** The least used of the callables, which a missing rewrite would break unseen. */
const CALLABLE = "processIosIapPayment";

interface SmokeCheck {
  readonly name: string;
  readonly method?: "POST";
  readonly path: string;
  readonly body?: string;
  /** What is wrong with a response; undefined for the right one. */
  problem(response: Response): Promise<string | undefined>;
}

function checks(policy: string): readonly SmokeCheck[] {
  return [
    {
      name: "the status route answers",
      path: "/api/status",
      async problem(response) {
        const { success } = await envelopeOf(response);
        return response.status === 200 && success === true ? undefined : described(response);
      },
    },
    {
      name: "a page comes with the content security policy",
      path: "/",
      async problem({ status, headers }) {
        if (status !== 200 || !headers.get("Content-Type")?.startsWith("text/html"))
          return `status ${status}`;
        if (headers.get("Content-Security-Policy") !== policy) return "another policy, or none";
        if (headers.get("Cache-Control") !== "no-cache")
          return `Cache-Control: ${headers.get("Cache-Control")}`;
        return headers.get("X-Content-Type-Options") === "nosniff" ? undefined : "no X-Content-Type-Options";
      },
    },
    {
      name: "a page below another one has a clean address",
      path: "/about-us.html",
      async problem({ status, headers }) {
        const location = headers.get("Location");
        return status === 301 && location?.endsWith("/about-us")
          ? undefined
          : `status ${status} to ${location}`;
      },
    },
    {
      name: "the API refuses a body in its own words",
      method: "POST",
      path: `/api/${submitAssessment.path}`,
      body: "{ no JSON",
      async problem(response) {
        const { success, code } = await envelopeOf(response);
        // Where App Check is enforced, a call without its token does not come to its body.
        const isRefused = code === "invalid-argument" || code === "unauthenticated";
        if (response.headers.get("Cache-Control") !== "private, no-store") return "it may be stored";
        return success === false && isRefused ? undefined : described(response);
      },
    },
    {
      name: "a callable refuses a caller without an account in its own protocol",
      method: "POST",
      path: `/call/${CALLABLE}`,
      body: '{"data":{}}',
      async problem(response) {
        const { error } = await envelopeOf(response);
        return response.status === 401 && error !== undefined ? undefined : described(response);
      },
    },
    {
      name: "a function that is not there is not found",
      method: "POST",
      path: "/call/no-such-function",
      body: "{}",
      async problem(response) {
        const { code } = await envelopeOf(response);
        return response.status === 404 && code === "not-found" ? undefined : described(response);
      },
    },
    {
      name: "a file that is not there is not found",
      path: "/assets/no-such-file.js",
      async problem({ status }) {
        return status === 404 ? undefined : `status ${status}`;
      },
    },
  ];
}

/**
 * Asks a website for what only works when Hosting, its headers, its rewrites and the functions work together. Resolves to the
 * names of what was tried; a Failure names what went wrong.
 */
export async function smokeTest(origin: string, policy: string): Promise<readonly string[]> {
  const all = checks(policy);
  const problems = await Promise.all(all.map((check) => problemOf(origin, check)));
  const found = problems.flat();
  if (found.length > 0) throw new Failure(`${origin} does not work:\n${found.join("\n")}`);
  return all.map(({ name }) => name);
}

async function problemOf(origin: string, check: SmokeCheck): Promise<readonly string[]> {
  const { name, method = "GET", path, body } = check;
  const response = await fetch(`${origin}${path}`, {
    method,
    redirect: "manual",
    headers: { "Content-Type": "application/json" },
    ...(body !== undefined && { body }),
  });
  const problem = await check.problem(response);
  return problem === undefined ? [] : [`  ${name}: ${method} ${path}: ${problem}`];
}

async function envelopeOf(
  response: Response,
): Promise<{ readonly success?: unknown; readonly code?: unknown; readonly error?: unknown }> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(`${response.url} answers ${described(response)}: ${text.slice(0, 200)}`);
  }
}

function described({ status }: Response): string {
  return `status ${status}`;
}
