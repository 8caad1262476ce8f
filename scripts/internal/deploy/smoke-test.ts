import { submitAssessment } from "@mindle/domain/api/assessment";
import { Failure } from "../command.ts";

/** A question to a website, and what its answer must have. */
interface SmokeCheck {
  readonly name: string;
  /** Of a POST. */
  readonly body?: string;
  readonly path: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | RegExp>>;
  readonly text?: RegExp;
}

const checks = (policy: string): readonly SmokeCheck[] => [
  { name: "the status route answers", path: "/api/status", status: 200, text: /"success":true/ },
  {
    name: "a page comes with the content security policy",
    path: "/",
    status: 200,
    headers: {
      "Content-Type": /^text\/html/,
      "Content-Security-Policy": policy,
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
    },
  },
  {
    name: "a page below another one has a clean address",
    path: "/about-us.html",
    status: 301,
    headers: { Location: /\/about-us$/ },
  },
  {
    name: "the API refuses a body in its own words",
    path: `/api/${submitAssessment.path}`,
    body: "{ no JSON",
    headers: { "Cache-Control": "private, no-store" },
    // Where App Check is enforced, a call without its token does not come to its body.
    text: /"code":"(invalid-argument|unauthenticated)"/,
  },
  {
    // The least used of the callables, which a missing rewrite would break unseen.
    name: "a callable refuses a caller without an account in its own protocol",
    path: "/call/processIosIapPayment",
    body: '{"data":{}}',
    status: 401,
    text: /^\{"error":/,
  },
  {
    name: "a function that is not there is not found",
    path: "/call/no-such-function",
    body: "{}",
    status: 404,
    text: /"code":"not-found"/,
  },
  { name: "a file that is not there is not found", path: "/assets/no-such-file.js", status: 404 },
];

/**
 * Asks a website for what only works when Hosting, its headers, its rewrites and the functions work together. A Failure names what
 * went wrong.
 */
export async function smokeTest(origin: string, policy: string): Promise<void> {
  const problems = (await Promise.all(checks(policy).map((check) => problemsOf(origin, check)))).flat();
  if (problems.length > 0) throw new Failure(`${origin} does not work:\n${problems.join("\n")}`);
}

async function problemsOf(origin: string, check: SmokeCheck): Promise<readonly string[]> {
  const { name, path, body, status, headers = {}, text } = check;
  const response = await fetch(`${origin}${path}`, {
    redirect: "manual",
    headers: { "Content-Type": "application/json" },
    ...(body !== undefined && { method: "POST", body }),
  });
  const answer = await response.text();
  const problems = Object.entries(headers).flatMap(([header, wanted]) => {
    const found = response.headers.get(header) ?? "";
    const isRight = typeof wanted === "string" ? found === wanted : wanted.test(found);
    return isRight ? [] : [`${header}: ${found}`];
  });
  if (status !== undefined && response.status !== status) problems.push(`status ${response.status}`);
  if (text !== undefined && !text.test(answer)) problems.push(`answers ${answer.slice(0, 200)}`);
  return problems.map((problem) => `  ${name}: ${path}: ${problem}`);
}
