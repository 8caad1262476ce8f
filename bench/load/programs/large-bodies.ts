import { getUserInfo } from "@mindle/domain/api/auth";
import { testEnvironment } from "../../../functions/src/testing/environment.ts";

/** Almost the largest body that Cloud Run lets through. */
const BYTES = 31 * 2 ** 20;

const [count = 80] = process.argv.slice(2).map(Number);

// Sends bodies that are far larger than any call's to MINDLE_API_URL, all at once, and prints how many answers there were by status.
const answers: Record<string, number> = {};
const url = `${testEnvironment().apiUrl}/${getUserInfo.path}`;
const body = Buffer.alloc(BYTES, " ");
await Promise.all(
  Array.from({ length: count }, async () => {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    }).then(
      ({ status }) => `status ${status}:`,
      () => "no answer:",
    );
    answers[answer] = (answers[answer] ?? 0) + 1;
  }),
);
console.log(JSON.stringify(answers));
