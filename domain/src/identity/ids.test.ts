import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bytesFrom } from "../testing/random.ts";
import {
  BROWSER_ID_LENGTH,
  EVENT_ID_LENGTH,
  randomId,
  SECRET_ID_LENGTH,
  SESSION_ID_LENGTH,
  type Session,
  touchSession,
} from "./ids.ts";

const EVERY_BYTE = Array.from({ length: 256 }, (_, byte) => byte);

test("ids have the lengths the specification gives them, and secret ones at least 128 bits", () => {
  expect(BROWSER_ID_LENGTH).toBe(20);
  expect(SESSION_ID_LENGTH).toBe(24);
  expect(EVENT_ID_LENGTH).toBe(24);
  expect(Math.log2(62) * SECRET_ID_LENGTH).toBeGreaterThanOrEqual(128);
});

test("an id has the length asked for and only letters and digits, whatever the bytes", () => {
  const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), bytes, (length, some) => {
      const id = randomId(length, bytesFrom([...some, 0]));
      expect(id).toMatch(/^[A-Za-z0-9]*$/);
      expect(id).toHaveLength(length);
    }),
  );
});

test("each of the 62 characters is equally likely: over all bytes each comes up four times", () => {
  const id = randomId(248, bytesFrom(EVERY_BYTE));
  const counts = new Map<string, number>();
  for (const letter of id) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(62);
  expect(new Set(counts.values())).toEqual(new Set([4]));
});

test("bytes that would favour some characters are thrown away and others asked for", () => {
  expect(randomId(3, bytesFrom([248, 249, 255, 0, 61, 247]))).toBe("A99");
  expect(randomId(1, bytesFrom([247]))).toBe("9");
});

test("every byte of an id is used: another byte, another id", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 61 }), { minLength: 24, maxLength: 24 }),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 1, max: 61 }),
      (bytes, at, shift) => {
        const other = bytes.with(at, ((bytes[at] ?? 0) + shift) % 62);
        expect(randomId(24, bytesFrom(other))).not.toBe(randomId(24, bytesFrom(bytes)));
      },
    ),
  );
});

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
