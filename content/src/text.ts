import { PRODUCT } from "@mindle/domain/product";
import * as z from "zod/mini";

/** Characters that fit on one line of body text at 360 px. */
const LINE = { ko: 21, en: 42 } as const;

const HANGUL = /\p{Script=Hangul}/u;

/** A text in both languages that takes at most so many lines on the smallest screen. */
export function text(lines: number) {
  return z.strictObject({
    ko: written(LINE.ko * lines).check(z.refine((line) => HANGUL.test(line), "expected Korean")),
    en: written(LINE.en * lines).check(
      z.refine((line) => !HANGUL.test(line), "expected English, without Korean letters"),
    ),
  });
}

function written(longest: number) {
  return z.string().check(
    z.regex(/^\S(.*\S)?$/u, "expected one line of text without spaces around it"),
    z.maxLength(longest, `expected at most ${longest} characters`),
    z.refine((line) => !line.includes(PRODUCT.name), "expected a text that does not name the product"),
  );
}
