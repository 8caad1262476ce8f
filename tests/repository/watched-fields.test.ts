import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * How what a person may write into a field is looked at for crisis words:
 * `watched`: by what looks at the fields of all pages (`platform/safety/watch-fields.ts`), as that file's test says.
 * `answer`: as the free text of a widget's answer as well (`engine/typed-words.browser.test.tsx`).
 * `primitive`: what its users do with it is listed for them.
 * `none`: it holds no words of a person: an address, a password, a choice, a number, a file, or text that is shown only.
 */
type Look = "watched" | "answer" | "primitive" | "none";

/** Every field in the client, in the order of its file. A new one needs its place here. */
const FIELDS: Readonly<Record<string, readonly Look[]>> = {
  "engine/parts/choices/choice.tsx": ["none"],
  "engine/parts/media/seek-bar.tsx": ["none"],
  "engine/parts/slider/degree-field.tsx": ["none"],
  "engine/parts/slider/number-slider.tsx": ["none"],
  "engine/parts/typing/typed-field.tsx": ["answer", "answer", "answer"],
  "engine/widgets/avoidance-table/hill.tsx": ["none"],
  "engine/widgets/avoidance-table/rating-table.tsx": ["none"],
  "engine/widgets/image-upload/file-choice.tsx": ["none"],
  "engine/widgets/ranged-number/jar.tsx": ["none"],
  "engine/widgets/ranged-number/widget.tsx": ["answer"],
  "engine/widgets/seesaw/weight.tsx": ["none"],
  "engine/widgets/strengths-fill-in/widget.tsx": ["answer"],
  // A field for a number, into which words can be typed; the answer takes none.
  "engine/widgets/time-allocation/hour-list.tsx": ["watched"],
  "features/assessment/stages/nickname-stage.tsx": ["watched"],
  "features/auth/change-password-page.tsx": ["none", "none"],
  "features/auth/email-link/link-form.tsx": ["none"],
  "features/auth/email-sign-in.tsx": ["none"],
  "features/auth/local/local-provider-dialog.tsx": ["none"],
  "features/auth/register-page.tsx": ["watched"],
  "features/developer/api-reference.tsx": ["watched"],
  "features/developer/local/other-sign-in.tsx": ["none", "none", "watched"],
  "features/developer/local/shell.tsx": ["watched"],
  "features/developer/local/time.tsx": ["none"],
  "features/developer/settings-form.tsx": ["watched"],
  "features/journal/words/words-by-date.tsx": ["watched"],
  "features/loud/what.tsx": ["watched"],
  "features/mypage/edit-profile.tsx": ["watched", "none"],
  "features/mypage/reauthentication-dialog.tsx": ["none"],
  "features/offer/voucher-selector-page.tsx": ["none"],
  "features/program/endings/seeds.tsx": ["none"],
  "features/purchase/coupon-page.tsx": ["watched"],
  "shell/fields/email-field.tsx": ["none"],
  "shell/sign-out/sign-out-dialog.tsx": ["none"],
  "ui/fields/checkbox.tsx": ["none"],
  "ui/fields/choice-card.tsx": ["none"],
  "ui/fields/radio-group.tsx": ["none", "none"],
  "ui/fields/switch.tsx": ["none"],
  "ui/fields/text-field.tsx": ["primitive"],
  "ui/fields/date-time/time-picker.tsx": ["watched"],
};

const FIELD = /<(?:input|textarea|TextField)\b|\bcontentEditable=/g;

test("of every field that can be typed into it is said how it is looked at", () => {
  const files = globSync("web/src/**/*.tsx", { exclude: ["**/*.test.tsx", "**/testing/**"] });
  const found = files.flatMap((file) => {
    const { length } = readFileSync(file, "utf8").match(FIELD) ?? [];
    return length > 0 ? [[file.replace("web/src/", ""), length] as const] : [];
  });
  const listed = Object.entries(FIELDS).map(([file, looks]) => [file, looks.length]);
  expect(found.toSorted()).toEqual(listed.toSorted());
});

/** What an element must say of itself so that the watch leaves it out; what is not typed into is left out by its type. */
const LEFT_OUT =
  /type="(?!text|search)|type=\{kind\}|readOnly|password|autoComplete="(?:email|username|one-time-code)"/;

test("a field that is not looked at says why, in its attributes", () => {
  for (const [file, looks] of Object.entries(FIELDS)) {
    const source = readFileSync(`web/src/${file}`, "utf8");
    const elements = [...source.matchAll(FIELD)].map(({ index }) => source.slice(index, index + 400));
    for (const [at, look] of looks.entries())
      if (look === "none") expect(elements[at], file).toMatch(LEFT_OUT);
  }
});
