import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { collection, doc, getDoc, getDocs, query, setDoc, setLogLevel, where } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newProject } from "./support/session.ts";
import { openTarget } from "./support/target.ts";

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} {
      allow read, write: if request.auth != null && request.auth.uid == uid;
    }
    match /posts/{id} {
      allow read: if resource.data.public == true || request.auth.token.staff == true;
    }
  }
}`;

// The SDK logs denials as errors.
setLogLevel("silent");

const target = await openTarget();

describe("@firebase/rules-unit-testing", () => {
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    const { host, port } = target;
    environment = await initializeTestEnvironment({
      projectId: newProject(),
      firestore: { host, port, rules: RULES },
    });
  });
  afterAll(() => environment.cleanup());
  beforeEach(() => environment.clearFirestore());

  test("assertSucceeds and assertFails apply the rules for each user", async () => {
    const alice = environment.authenticatedContext("alice").firestore();
    const signedOut = environment.unauthenticatedContext().firestore();
    await assertSucceeds(setDoc(doc(alice, "users/alice"), { n: 1 }));
    await assertSucceeds(getDoc(doc(alice, "users/alice")));
    await assertFails(setDoc(doc(alice, "users/bob"), { n: 1 }));
    await assertFails(getDoc(doc(signedOut, "users/alice")));
  });

  test("a query is authorized by its filters", async () => {
    const signedOut = environment.unauthenticatedContext().firestore();
    const staff = environment.authenticatedContext("s", { staff: true }).firestore();
    await assertFails(getDocs(collection(signedOut, "posts")));
    await assertSucceeds(getDocs(query(collection(signedOut, "posts"), where("public", "==", true))));
    await assertSucceeds(getDocs(collection(staff, "posts")));
  });

  test("withSecurityRulesDisabled bypasses the rules, and clearFirestore deletes the data", async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      await setDoc(doc(context.firestore(), "users/bob"), { n: 1 });
    });
    const bob = environment.authenticatedContext("bob").firestore();
    expect((await getDoc(doc(bob, "users/bob"))).exists()).toBe(true);
    await environment.clearFirestore();
    const later = environment.authenticatedContext("bob").firestore();
    expect((await getDoc(doc(later, "users/bob"))).exists()).toBe(false);
  });

  test("rules that do not compile are rejected with their errors", async () => {
    const { host, port } = target;
    const broken =
      "service cloud.firestore { match /databases/{d}/documents { match /a/{b} { allow read: request.auth != null; } } }";
    await expect(
      initializeTestEnvironment({ projectId: newProject(), firestore: { host, port, rules: broken } }),
    ).rejects.toThrow("INVALID_ARGUMENT");
  });
});
