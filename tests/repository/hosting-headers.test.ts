import { expect, test } from "vitest";
import { headersFor, readHostingRules } from "../../bench/web/hosting-rules.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";

const rules = await readHostingRules(fromRoot("firebase.json"));

test("pages send only their origin on, because an address may contain a result's id", () => {
  for (const path of ["/", "/schema/result", "/assets/a.js", "/api/assessment/getResponse"]) {
    expect(headersFor(path, rules)["Referrer-Policy"]).toBe("strict-origin");
  }
});

test("answers of functions are not stored, files with a hash are for good, pages are checked each time", () => {
  expect(headersFor("/api/auth/getUserInfo", rules)["Cache-Control"]).toBe("private, no-store");
  expect(headersFor("/call/redeemCoupon", rules)["Cache-Control"]).toBe("no-store");
  expect(headersFor("/streams/records", rules)["Cache-Control"]).toBe("no-store");
  expect(headersFor("/assets/a.js", rules)["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  expect(headersFor("/schema/result", rules)["Cache-Control"]).toBe("no-cache");
});

test("pages of Firebase Hosting's own have none of the policy for ours, and may be framed by them", () => {
  expect(headersFor("/__/auth/iframe", rules)["Content-Security-Policy"]).toBe("frame-ancestors 'self'");
});

test("the content security policy names hosts of ours and of Firebase, without wildcards to write to", () => {
  const policy = headersFor("/", rules)["Content-Security-Policy"] ?? "";
  const sources = new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(" ");
      return [name, values] as const;
    }),
  );
  expect(sources.get("connect-src")).toEqual([
    "'self'",
    "https://firestore.googleapis.com",
    "https://identitytoolkit.googleapis.com",
    "https://securetoken.googleapis.com",
    "https://firebaseinstallations.googleapis.com",
    "https://fcmregistrations.googleapis.com",
    "https://content-firebaseappcheck.googleapis.com",
    "https://www.google.com/recaptcha/",
  ]);
  expect(sources.get("img-src")).toEqual(["'self'", "data:"]);
  expect(sources.get("media-src")).toEqual(["'self'"]);
});
