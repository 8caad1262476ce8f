import { readFileSync } from "node:fs";
import { blanksIn, ROW } from "@mindle/domain/widgets/blanks";
import type { CardListProps } from "@mindle/domain/widgets/card-list/props";
import type { ImageUploadProps } from "@mindle/domain/widgets/image-upload/props";
import type { KeyPairsProps } from "@mindle/domain/widgets/key-pairs/props";
import type { StrengthsFillInProps } from "@mindle/domain/widgets/strengths-fill-in/props";
import { sentencesToFill } from "@mindle/domain/widgets/strengths-fill-in/sentences";
import type { TextInputProps } from "@mindle/domain/widgets/text-input/props";
import type { TextListProps } from "@mindle/domain/widgets/text-list/props";
import { expect } from "@playwright/test";
import { fromRoot } from "../../../../scripts/internal/paths.ts";
import { RANDOM_ID } from "./choices.ts";
import { firstOf, type Player, player, wordFor } from "./player.ts";

/** Players of widgets in which a person writes, or hands over a picture. */
export const WORD_PLAYERS: Readonly<Record<string, Player>> = {
  "card-list": player<CardListProps>(async ({ slot, props, language }) => {
    const fields = Object.keys(props.fields);
    for (const at of fields.keys()) await slot.getByRole("textbox").nth(at).fill(wordFor(language, at));
    return [
      { id: "row-1", texts: Object.fromEntries(fields.map((field, at) => [field, wordFor(language, at)])) },
    ];
  }),
  "image-upload": player<ImageUploadProps>(async ({ slot, language }) => {
    await slot.locator("input[type=file]").setInputFiles({
      name: "photo.png",
      mimeType: "image/png",
      buffer: readFileSync(fromRoot("web/public/app-icon-192.png")),
    });
    await slot.getByRole("textbox").fill(wordFor(language));
    await expect(slot.getByRole("img", { name: wordFor(language) })).toBeVisible();
    return { image: RANDOM_ID, alt: wordFor(language) };
  }),
  "key-pairs": player<KeyPairsProps>(async ({ slot, props, language }) => {
    const pairs: Record<string, unknown> = {};
    for (const [row, { label, options = {} }] of Object.entries(props.rows).slice(0, props.min)) {
      const editor = slot.getByRole("group", { name: label[language], exact: true });
      const [option] = firstOf(options, language, 1);
      if (option === undefined) {
        await editor.getByRole("textbox").fill(wordFor(language));
        pairs[row] = { text: wordFor(language) };
      } else {
        const [id, words] = option;
        await editor.getByRole("button", { name: words, exact: true }).click();
        pairs[row] = { choice: id };
      }
      await editor.getByRole("button").last().click();
    }
    return pairs;
  }),
  "strengths-fill-in": player<StrengthsFillInProps>(async ({ slot, props, language }) => {
    const filled: Record<string, Record<string, string>> = {};
    let place = 0;
    for (const { id, text } of sentencesToFill(props)) {
      const words: Record<string, string> = {};
      for (const blank of blanksIn(text[language]).filter((name) => name !== ROW)) {
        await slot.getByRole("textbox").nth(place).fill(wordFor(language, place));
        words[blank] = wordFor(language, place);
        place += 1;
      }
      filled[id] = words;
    }
    return filled;
  }),
  "text-input": player<TextInputProps>(async ({ slot, props, language }) => {
    const text =
      props.rows === 1 ? wordFor(language) : `${wordFor(language)} 👩‍👩‍👧‍👦\n${wordFor(language, 1)}`;
    await slot.getByRole("textbox").fill(text);
    return text;
  }),
  "text-list": player<TextListProps>(async ({ slot, props, language }) => {
    const rows = Array.from({ length: props.min }, (_, at) => ({
      id: `row-${at + 1}`,
      text: wordFor(language, at),
    }));
    for (const [at, { text }] of rows.entries()) await slot.getByRole("textbox").nth(at).fill(text);
    return rows;
  }),
};
