import { cleanDeleteUser, exportUserData } from "@mindle/domain/api/auth";
import { MAX_IMAGE_BYTES, MAX_IMAGES } from "@mindle/domain/api/images";
import type { DataOf } from "@mindle/domain/api/operation";
import { describe, expect, test } from "vitest";
import { toJson } from "../../../../functions/src/store/accounts/user-data.ts";
import type { ImageDocument } from "../../../../functions/src/store/programme/images.ts";
import type { InstanceDocument } from "../../../../functions/src/store/programme/instances.ts";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { fillUserData } from "../../../support/functions/user-data.ts";
import { expiredToken, makeUser } from "../../../support/functions/users.ts";

describe("auth/exportUserData", () => {
  test("no token: refused", async () => {
    expect((await refusal(exportUserData, {})).code).toBe("unauthenticated");
  });

  test("bad input: takes no fields, such as another user's id, and no place outside the user's data", async () => {
    const [{ uid, token }, other] = await Promise.all([makeUser(), makeUser()]);
    for (const body of [
      { userId: uid },
      { after: "" },
      { after: "0:" },
      { after: "99:bills/a" },
      { after: "0:bills/a" },
      { after: `0:users/${other.uid}/programs/a` },
      { after: `0:users/${uid}/programs/__a__` },
      { after: `0:users/${uid}/programs` },
    ]) {
      expect((await refusal(exportUserData, body, { token })).code).toBe("invalid-argument");
    }
  });

  test("forbidden: an expired token", async () => {
    const { uid } = await makeUser();
    expect((await refusal(exportUserData, {}, { token: expiredToken(uid) })).code).toBe("unauthenticated");
  });

  test("success: more documents than fit into one answer come in parts, each once", async () => {
    const user = await makeUser();
    const paths = await fillUserData(user);
    const writer = database().batch();
    for (let number = 0; number < 450; number += 1) {
      const path = `users/${user.uid}/instances/many+${number}`;
      paths.set(path, path);
      const document: InstanceDocument = {
        activityId: "many",
        configId: `${number}`,
        savedJson: "1",
        savedAt: 1,
        revision: 1,
      };
      writer.set(database().doc(path), document);
    }
    await writer.commit();
    const found: string[] = [];
    let parts = 0;
    for (let after: string | undefined; parts === 0 || after !== undefined; parts += 1) {
      const body = after === undefined ? {} : { after };
      const { documents, next } = await call(exportUserData, body, { token: user.token });
      expect(Object.keys(documents).length).toBeLessThanOrEqual(300);
      found.push(...Object.keys(documents));
      after = next ?? undefined;
    }
    expect(parts).toBe(2);
    expect(found.toSorted()).toEqual([...paths.values()].toSorted());
  });

  test("success: large documents end a part early", async () => {
    const { uid, token } = await makeUser();
    const savedJson = JSON.stringify("x".repeat(900_000));
    for (let number = 0; number < 8; number += 1) {
      const document: InstanceDocument = {
        activityId: "large",
        configId: `${number}`,
        savedJson,
        savedAt: 1,
        revision: 1,
      };
      await database().doc(`users/${uid}/instances/large+${number}`).set(document);
    }
    const { documents, next } = await call(exportUserData, {}, { token });
    expect(Object.keys(documents)).toHaveLength(5);
    const rest = await call(exportUserData, next === null ? {} : { after: next }, { token });
    expect(Object.keys(rest.documents)).toHaveLength(3);
    expect(rest.next).toBeNull();
  });

  test("success: 50 pictures of the largest size come in parts that fit into an answer, and are deleted", async () => {
    const { uid, token } = await makeUser();
    const bytes = Buffer.alloc(MAX_IMAGE_BYTES, 7);
    for (let number = 0; number < MAX_IMAGES; number += 1) {
      const document: ImageDocument = { type: "image/jpeg", bytes, savedAt: 1 };
      await database().doc(`users/${uid}/images/i${number}`).set(document);
    }
    const found = new Set<string>();
    let parts = 0;
    for (let after: string | null = ""; after !== null; parts += 1) {
      const { documents, next }: DataOf<typeof exportUserData> = await call(
        exportUserData,
        after === "" ? {} : { after },
        { token },
      );
      for (const [path, document] of Object.entries(documents)) {
        expect(document).toEqual({ type: "image/jpeg", bytes: bytes.toString("base64"), savedAt: 1 });
        found.add(path);
      }
      expect(JSON.stringify(documents).length).toBeLessThan(6_000_000);
      after = next;
    }
    expect([found.size, parts]).toEqual([MAX_IMAGES, 7]);
    await call(cleanDeleteUser, {}, { token });
    expect((await database().collection(`users/${uid}/images`).limit(1).get()).size).toBe(0);
  });

  test("success: empty for a user without data", async () => {
    const { token } = await makeUser();
    expect(await call(exportUserData, {}, { token })).toEqual({ documents: {}, next: null });
  });

  test("repeat: returns all stored documents of the user, and no others, each time", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    const places = await fillUserData(user);
    await fillUserData(other);
    const expected: Record<string, unknown> = {};
    for (const path of places.values()) expected[path] = toJson((await database().doc(path).get()).data());
    expect(await call(exportUserData, {}, { token: user.token })).toEqual({
      documents: expected,
      next: null,
    });
    expect(await call(exportUserData, {}, { token: user.token })).toEqual({
      documents: expected,
      next: null,
    });
    await call(cleanDeleteUser, {}, { token: other.token });
    expect(await call(exportUserData, {}, { token: user.token })).toEqual({
      documents: expected,
      next: null,
    });
  });
});
