import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bytesFrom } from "../testing/random.ts";
import { type Session, touchSession } from "./session.ts";

const HALF_HOUR = 30 * 60 * 1000;
const NOW = 1_800_000_000_000;
const random = bytesFrom([0]);
const NEW_ID = "A".repeat(24);

const stored: Session = { id: "storedSession00000000000", expiresAt: NOW + 1 };

describe("a session", () => {
  test("begins with a new id of 24 characters and half an hour", () => {
    expect(touchSession(undefined, NOW, random)).toEqual({ id: NEW_ID, expiresAt: NOW + HALF_HOUR });
  });

  test("in use keeps its id, and its end moves on", () => {
    expect(touchSession(stored, NOW, random)).toEqual({ id: stored.id, expiresAt: NOW + HALF_HOUR });
  });

  test("has ended at the very moment it expires", () => {
    expect(touchSession({ ...stored, expiresAt: NOW }, NOW, random).id).toBe(NEW_ID);
    expect(touchSession({ ...stored, expiresAt: NOW + 1 }, NOW, random).id).toBe(stored.id);
    expect(touchSession({ ...stored, expiresAt: NOW - 1 }, NOW, random).id).toBe(NEW_ID);
  });
});

test("it lasts as long as no pause between two uses reaches half an hour", () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 2 * HALF_HOUR }), { maxLength: 20 });
  fc.assert(
    fc.property(pauses, (some) => {
      let now = NOW;
      let session = touchSession(undefined, now, bytesFrom([1]));
      const first = session.id;
      for (const pause of some) {
        now += pause;
        session = touchSession(session, now, random);
      }
      expect(session.id === first).toBe(some.every((pause) => pause < HALF_HOUR));
    }),
  );
});
