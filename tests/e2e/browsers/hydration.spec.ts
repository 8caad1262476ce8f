import { expect, test } from "../../support/fixtures.ts";
import { TESTED_LANGUAGES } from "../../support/soak.ts";
import { untilAppRuns } from "../support/visitor.ts";

/** Public pages whose first drawing could read more than their HTML knew. */
const PATHS = [
  "/",
  "/help",
  "/about-us",
  "/space",
  "/tutorial/1",
  "/tutorial/done",
  "/schema/nudge",
  ...["email", "nickname", "character", "landing", "question1", "almost", "question2", "stress", "graph"].map(
    (stage) => `/schema/${stage}`,
  ),
  "/schema/notification",
  "/schema/result",
  "/voucher-selector",
  "/voucher/jumpy-starter",
  "/beta-trial/riggy-starter",
  "/auth/login",
  "/auth/login/email",
];

/** What a browser may hold that has been here before. */
const STORED = {
  nickname: "하늘",
  email: "sky@example.com",
  emailAgreed: true,
  characters: ["Jumpy", "Shelly"],
  questions: { "schema:q1": "4" },
  stress: 7,
  agreedAt: 1,
  reminder: "evening",
  safetyFlag: { kind: "danger", day: "2099-01-01" },
  visited: true,
};

test.use({ expectedErrors: ["/api/assessment/getResponse"] });

// An error that React finds between the HTML and its first drawing fails the test.
for (const language of TESTED_LANGUAGES) {
  test(`the app takes over the HTML of public pages whatever address, history and storage hold, in ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((stored) => {
      for (const [key, data] of Object.entries(stored))
        localStorage.setItem(key, JSON.stringify({ v: 1, data }));
      const usr = { refused: true, email: "sky@example.com" };
      history.replaceState({ usr, key: "k", idx: 3 }, "");
    }, STORED);
    const query = `lng=${language}&character=Flippy&responseId=none&redirectUrl=%2Fschema%2Fresult%3FresponseId%3Dnone`;
    for (const path of PATHS) {
      await page.goto(`${path}?${query}`, { waitUntil: "commit" });
      await untilAppRuns(page);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    }
  });
}
