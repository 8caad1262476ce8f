import type { Labelled } from "@mindle/domain/content/props";
import { blanksIn } from "@mindle/domain/widgets/blanks";
import type { CheckAndMoreProps } from "@mindle/domain/widgets/check-and-more/props";
import type { HashtagPickerV1Props } from "@mindle/domain/widgets/hashtag-picker-v1/props";
import type { HashtagPickerV2Props } from "@mindle/domain/widgets/hashtag-picker-v2/props";
import type { HashtagPickerV3Props } from "@mindle/domain/widgets/hashtag-picker-v3/props";
import type { InlineSelectProps } from "@mindle/domain/widgets/inline-select/props";
import type { LabelledCheckListProps } from "@mindle/domain/widgets/labelled-check-list/props";
import type { MultiQuestionProps } from "@mindle/domain/widgets/multi-question/props";
import type { MultiSelectProps } from "@mindle/domain/widgets/multi-select/props";
import type { OlympicsGraphProps } from "@mindle/domain/widgets/olympics-graph/props";
import type { OxListProps } from "@mindle/domain/widgets/ox-list/props";
import type { OxQuizProps } from "@mindle/domain/widgets/ox-quiz/props";
import type { QuestionSetProps } from "@mindle/domain/widgets/question-set/props";
import type { SingleSelectProps } from "@mindle/domain/widgets/single-select/props";
import type { SwitchListProps } from "@mindle/domain/widgets/switch-list/props";
import { expect } from "@playwright/test";
import { choose, firstOf, type Play, type Player, player, wordFor } from "./player.ts";

/** Random id of a row, tag or picture. */
export const RANDOM_ID: unknown = expect.stringMatching(/^[A-Za-z0-9]{20}$/);

/** Players of widgets in which answers are chosen. */
export const CHOICE_PLAYERS: Readonly<Record<string, Player>> = {
  "check-and-more": player<CheckAndMoreProps>(async ({ slot, props, language }) => {
    const [[id, label] = ["", ""]] = firstOf(props.options, language, 1);
    await choose(slot.getByRole("checkbox", { name: label, exact: true }));
    await slot.getByRole("button", { name: props.more[language], exact: true }).click();
    await slot.getByRole("textbox").fill(wordFor(language));
    return { checked: [id], more: [{ id: RANDOM_ID, text: wordFor(language) }] };
  }),
  "hashtag-picker-v1": player<HashtagPickerV1Props>((play) => tick(play, play.props.options, 2)),
  "hashtag-picker-v2": player<HashtagPickerV2Props>(async (play) => {
    const groups = Object.values(play.props.groups).slice(0, 2);
    const picked: string[] = [];
    for (const { options } of groups) picked.push(...(await tick(play, options, 1)));
    return picked;
  }),
  "hashtag-picker-v3": player<HashtagPickerV3Props>(async (play) => {
    const picked = await tick(play, play.props.options, 1);
    const own = wordFor(play.language);
    await play.slot.getByRole("textbox").fill(own);
    await play.slot.getByRole("textbox").press("Enter");
    await expect(play.slot.getByRole("textbox")).toHaveValue("");
    return [...picked, { id: RANDOM_ID, text: own }];
  }),
  "inline-select": player<InlineSelectProps>(async ({ slot, props, language }) => {
    const chosen: Record<string, string> = {};
    for (const blank of blanksIn(props.text[language])) {
      const [[id, words] = ["", ""]] = firstOf(props.blanks[blank]?.options ?? {}, language, 1);
      await slot.getByRole("button", { name: words, exact: true }).click();
      chosen[blank] = id;
    }
    return chosen;
  }),
  "labelled-check-list": player<LabelledCheckListProps>((play) =>
    tick(play, play.props.options, Math.max(2, play.props.min)),
  ),
  "multi-question": player<MultiQuestionProps>(async ({ slot, props, language }) => {
    const [[id, label] = ["", ""]] = firstOf(props.options, language, 1);
    for (const question of Object.values(props.questions)) {
      const group = slot.getByRole("radiogroup", { name: question[language], exact: true });
      await choose(group.getByRole("radio", { name: label, exact: true }));
    }
    return Object.fromEntries(Object.keys(props.questions).map((question) => [question, id]));
  }),
  "multi-select": player<MultiSelectProps>((play) =>
    tick(play, play.props.options, Math.max(1, play.props.min)),
  ),
  "olympics-graph": player<OlympicsGraphProps>(async ({ slot, props, language }) => {
    const options = firstOf(props.options, language, 3);
    for (const [, label] of options) {
      await slot.getByRole("list").getByRole("button", { name: label, exact: true }).click();
    }
    return Object.fromEntries(options.map(([id], at) => [["gold", "silver", "bronze"][at], id]));
  }),
  "ox-list": player<OxListProps>(async ({ slot, props, language }) => {
    for (const row of Object.values(props.rows)) {
      const group = slot.getByRole("radiogroup", { name: row[language], exact: true });
      await choose(group.getByRole("radio", { name: props.meanings.x[language], exact: true }));
    }
    return Object.fromEntries(Object.keys(props.rows).map((row) => [row, "x"]));
  }),
  "ox-quiz": player<OxQuizProps>(async ({ slot, props, language }) => {
    for (const { statement } of Object.values(props.questions)) {
      const card = slot.getByRole("group", { name: statement[language], exact: true });
      await card.getByRole("button", { name: props.meanings.o[language] }).click();
      await expect(card.getByRole("status")).not.toBeEmpty();
    }
    return Object.fromEntries(Object.keys(props.questions).map((question) => [question, "o"]));
  }),
  "question-set": player<QuestionSetProps>(async ({ slot, props, language }) => {
    for (const question of Object.values(props.questions)) {
      const group = slot.getByRole("radiogroup", { name: question[language], exact: true });
      await choose(group.getByRole("radio").nth(1));
    }
    return Object.fromEntries(Object.keys(props.questions).map((id) => [id, props.scale.min + 1]));
  }),
  "single-select": player<SingleSelectProps>(async ({ slot, props, language }) => {
    const [[id, label] = ["", ""]] = firstOf(props.options, language, 1);
    await choose(slot.getByRole("radio", { name: label, exact: true }));
    return id;
  }),
  "switch-list": player<SwitchListProps>(async ({ slot, props, language }) => {
    const [[id, label] = ["", ""]] = firstOf(props.options, language, 1);
    await choose(slot.getByRole("switch", { name: label, exact: true }));
    return [id];
  }),
};

/** Ticks the first options. Resolves to their ids. */
async function tick({ slot, language }: Play<unknown>, options: Labelled, count: number): Promise<string[]> {
  const picked = firstOf(options, language, count);
  for (const [, label] of picked) await choose(slot.getByRole("checkbox", { name: label, exact: true }));
  return picked.map(([id]) => id);
}
