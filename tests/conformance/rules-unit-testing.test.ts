import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { collection, doc, getDoc, getDocs, query, setDoc, setLogLevel, where } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newProject } from "./support/session.ts";
import { startTarget, type Target } from "./support/target.ts";

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

// Denials are what these tests are about; the SDK would log each as an error.
setLogLevel("silent");

describe("@firebase/rules-unit-testing", () => {
  let target: Target;
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    target = await startTarget();
    const { host, port } = target;
    environment = await initializeTestEnvironment({
      projectId: newProject(),
      firestore: { host, port, rules: RULES },
    });
  });
  afterAll(async () => {
    await environment.cleanup();
    await target.close();
  });
  beforeEach(() => environment.clearFirestore());

  test("assertSucceeds and assertFails follow the rules of each user", async () => {
    const alice = environment.authenticatedContext("alice").firestore();
    const nobody = environment.unauthenticatedContext().firestore();
    await assertSucceeds(setDoc(doc(alice, "users/alice"), { n: 1 }));
    await assertSucceeds(getDoc(doc(alice, "users/alice")));
    await assertFails(setDoc(doc(alice, "users/bob"), { n: 1 }));
    await assertFails(getDoc(doc(nobody, "users/alice")));
  });

  test("a query is judged by its form", async () => {
    const nobody = environment.unauthenticatedContext().firestore();
    const staff = environment.authenticatedContext("s", { staff: true }).firestore();
    await assertFails(getDocs(collection(nobody, "posts")));
    await assertSucceeds(getDocs(query(collection(nobody, "posts"), where("public", "==", true))));
    await assertSucceeds(getDocs(collection(staff, "posts")));
  });

  test("withSecurityRulesDisabled writes anything, and clearFirestore removes it", async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      await setDoc(doc(context.firestore(), "users/bob"), { n: 1 });
    });
    const bob = environment.authenticatedContext("bob").firestore();
    expect((await getDoc(doc(bob, "users/bob"))).exists()).toBe(true);
    await environment.clearFirestore();
    const later = environment.authenticatedContext("bob").firestore();
    expect((await getDoc(doc(later, "users/bob"))).exists()).toBe(false);
  });

  test("rules that do not compile are refused with their errors", async () => {
    const { host, port } = target;
    const broken =
      "service cloud.firestore { match /databases/{d}/documents { match /a/{b} { allow read: request.auth != null; } } }";
    await expect(
      initializeTestEnvironment({ projectId: newProject(), firestore: { host, port, rules: broken } }),
    ).rejects.toThrow("INVALID_ARGUMENT");
  });
});
