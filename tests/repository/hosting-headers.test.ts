import { expect, test } from "vitest";
import { headersFor, readHostingRules } from "../../bench/web/hosting-rules.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";

const rules = await readHostingRules(fromRoot("firebase.json"));

test("pages send only their origin on, because an address may contain a result's id", () => {
  for (const path of ["/", "/schema/result", "/assets/a.js", "/api/assessment/getResponse"]) {
    expect(headersFor(path, rules)["Referrer-Policy"]).toBe("strict-origin");
  }
});

test("answers of functions are not stored, files with a hash for an hour, pages are checked each time", () => {
  expect(headersFor("/api/auth/getUserInfo", rules)["Cache-Control"]).toBe("private, no-store");
  expect(headersFor("/call/redeemCoupon", rules)["Cache-Control"]).toBe("no-store");
  expect(headersFor("/streams/records", rules)["Cache-Control"]).toBe("no-store");
  // Hosting gives a missing file the headers of its path: for good, a browser would never ask for it again. The service worker
  // keeps the files that are there.
  expect(headersFor("/assets/a.js", rules)["Cache-Control"]).toBe(
    "public, max-age=3600, stale-while-revalidate=31536000",
  );
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
