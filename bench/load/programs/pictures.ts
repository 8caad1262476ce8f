import { exportUserData } from "@mindle/domain/api/auth";
import { MAX_IMAGE_BYTES, saveImage } from "@mindle/domain/api/images";
import type { Operation } from "@mindle/domain/api/operation";
import { makeAddress, post } from "../../../functions/src/testing/api.ts";
import { database } from "../../../functions/src/testing/database.ts";
import { makeOperationId } from "../../../functions/src/testing/page-saves.ts";
import { JPEG } from "../../../functions/src/testing/pictures.ts";
import { makeUser } from "../../../functions/src/testing/users.ts";

/** Pictures that an export has in its first part. */
const PICTURES = 8;

const [what, ...counts] = process.argv.slice(2);
const [userCount = 80, rounds = 5] = counts.map(Number);

/** A picture of the largest size. A scan holds anything but markers. */
function largestPicture(): Buffer {
  const small = Buffer.from(JPEG, "base64");
  const end = small.subarray(-2);
  const scan = Buffer.alloc(MAX_IMAGE_BYTES - small.length, 7);
  return Buffer.concat([small.subarray(0, -2), scan, end]);
}

// Saves or exports pictures of the largest size at MINDLE_API_URL, all users at once, each as soon as the last answer is there.
// Prints how many answers there were by code.
const bytes = largestPicture();
const data = bytes.toString("base64");
const answers: Record<string, number> = {};
const users = [];
for (let made = 0; made < userCount; made += 1) users.push(await makeUser());

if (what === "export") {
  for (const { uid } of users) {
    const images = database().collection(`users/${uid}/images`);
    for (let number = 0; number < PICTURES; number += 1) {
      await images.doc(`i${number}`).set({ type: "image/jpeg", bytes, savedAt: 1 });
    }
  }
}

await Promise.all(
  users.map(async ({ uid, token }) => {
    const options = { token, headers: { "X-Forwarded-For": makeAddress() } };
    for (let round = 0; round < rounds; round += 1) {
      const [operation, body]: [Operation, object] =
        what === "export" ? [exportUserData, {}] : [saveImage, { uid, imageId: makeOperationId(), data }];
      const code = await post(operation.path, body, options).then(
        (answer) => (answer.success ? "success" : answer.code),
        () => "no answer",
      );
      answers[code] = (answers[code] ?? 0) + 1;
    }
  }),
);
console.log(JSON.stringify(answers));
process.exit(0);
