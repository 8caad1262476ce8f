import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { updateUserInfo } from "../api/auth.ts";
import {
  BIRTH_YEARS,
  GENDERS,
  isProfileNickname,
  OCCUPATIONS,
  type Profile,
  profileForm,
  profileUpdate,
} from "./profile.ts";

const STORED: Profile = { nickname: "하늘", birthYear: 1994, gender: "woman" };

test("an empty profile shows the default year and says nothing else", () => {
  expect(profileForm({})).toEqual({ nickname: "", birthYear: 2002, gender: "", occupation: "" });
});

test("years reach from 1920 to 2019", () => {
  expect([BIRTH_YEARS[0], BIRTH_YEARS.at(-1), BIRTH_YEARS.length]).toEqual([1920, 2019, 100]);
});

test("an unchanged form changes nothing, nor do spaces around the nickname", () => {
  const form = profileForm(STORED);
  expect(profileUpdate(STORED, form)).toBeUndefined();
  expect(profileUpdate(STORED, { ...form, nickname: " 하늘 " })).toBeUndefined();
});

test("a changed nickname is sent alone", () => {
  expect(profileUpdate(STORED, { ...profileForm(STORED), nickname: " 바다 " })).toEqual({
    "additionalInfo.nickname": "바다",
  });
});

test("any other change sends the whole profile, without what is not said", () => {
  expect(profileUpdate(STORED, { ...profileForm(STORED), gender: "", occupation: "student" })).toEqual({
    additionalInfo: { nickname: "하늘", birthYear: 1994, occupation: "student" },
  });
  expect(profileUpdate({}, { ...profileForm({}), gender: "man" })).toEqual({
    additionalInfo: { birthYear: 2002, gender: "man" },
  });
});

test.each([
  ["", {}, true],
  ["", STORED, false],
  ["  ", STORED, false],
  ["하늘", {}, true],
  ["a".repeat(41), {}, false],
])("nickname %j of %j may be saved: %j", (nickname, profile, expected) => {
  expect(isProfileNickname(nickname, profile)).toBe(expected);
});

const FORMS = fc.record({
  nickname: fc.string({ maxLength: 40 }),
  birthYear: fc.constantFrom(...BIRTH_YEARS),
  gender: fc.constantFrom("", ...GENDERS),
  occupation: fc.constantFrom("", ...OCCUPATIONS),
});

test("every change of a valid form is what the operation takes, and is none once it is stored", () => {
  fc.assert(
    fc.property(FORMS, FORMS, (before, after) => {
      const stored: Profile = { ...before, nickname: before.nickname.trim() || undefined };
      fc.pre(isProfileNickname(after.nickname, stored));
      const update = profileUpdate(stored, after);
      if (update === undefined) return;
      const { updateDoc } = z.parse(updateUserInfo.body, { userId: "u", updateDoc: update });
      const nickname = updateDoc["additionalInfo.nickname"];
      const saved = updateDoc.additionalInfo ?? { ...stored, nickname };
      expect(profileUpdate(saved, after)).toBeUndefined();
    }),
  );
});
