import type { Component } from "@mindle/domain/content/activity";
import { evaluatePage } from "@mindle/domain/content/page";
import { textInput } from "@mindle/domain/widgets/text-input/definition";
import { expect, test } from "vitest";
import { heroOf, isCrowded, pictureOf } from "./hero.ts";

const ACT = "미루던 파일을 열고 2분만 하기";
const recalled = { definition: textInput, props: {}, value: ACT };
const button: Component = { type: "next-button", props: {} };

function said(text: string, more: Partial<Component> = {}): Component {
  return { type: "text", props: { ko: text, en: text }, ...more };
}

/** A page of these components, which reads the answer `act`. */
function pageOf(components: readonly Component[]) {
  return evaluatePage({
    components: [...components, button],
    configJson: {},
    definitionOf: (type) => (type === "text-input" ? textInput : undefined),
    values: {},
    recalls: { act: recalled, missing: undefined },
    today: "2026-11-24",
    user: { nickname: "하늘" },
  });
}

function heroAmong(...components: readonly Component[]) {
  const hero = heroOf(pageOf(components), "ko");
  return hero && { ko: hero.text.component.props, isLong: hero.isLong };
}

const is = (text: string, isLong = false) => ({ ko: { ko: text, en: text }, isLong });

test("the first text that quotes the person is the hero, wherever it stands", () => {
  expect(heroAmong(said("오늘은 여기까지예요."), said("해 볼 일\n\n{act}"), said("{act}"))).toEqual(
    is("해 볼 일\n\n{act}"),
  );
});

test("so is one that its author highlighted; without either, the first text is", () => {
  expect(heroAmong(said("읽어요."), said("==문제==예요."), said("{act}"))).toEqual(is("==문제==예요."));
  expect(heroAmong(said("예상을 접었어요."), said("다음에 펼쳐요."))).toEqual(is("예상을 접었어요."));
});

test("a text whose answer is missing, or that is not shown, is none", () => {
  expect(heroAmong(said("{missing}"), said("{act}", { visible: "false" }), said("쉬어요."))).toEqual(
    is("쉬어요."),
  );
});

test("words of care and the reply above the button are none", () => {
  expect(heroAmong(said("힘든 때예요.", { mood: "care" }), said("{act}"))).toEqual(is("{act}"));
  expect(heroAmong(said("잘 골랐어요.", { visible: "true" }))).toBeUndefined();
});

test("beside a letter or where help is named there is none, nor below a question", () => {
  for (const type of ["letter", "helpline", "external-link"])
    expect(heroAmong(said("{act}"), { type, props: {} })).toBeUndefined();
  const question: Component = { type: "text-input", bind: "more", props: {} };
  expect(heroAmong(question, said("{act}"))).toBeUndefined();
  expect(heroAmong(said("{act}"), question)).toEqual(is("{act}"));
});

test("what is longer than four lines of large letters is long", () => {
  expect(heroAmong(said(`==${"가".repeat(52)}==`))?.isLong).toBe(false);
  expect(heroAmong(said(`==${"가".repeat(53)}==`))?.isLong).toBe(true);
});

const film: Component = { type: "video", props: {} };
const story = (type: string, key: string, panel: NonNullable<Component["props"]>): Component => ({
  type,
  props: { [key]: [panel] },
});
const drawn = { picture: { asset: "walk" } };

test.each([
  ["a film", film],
  ["slides with a picture", story("slides", "slides", drawn)],
  ["cards with a picture", story("carousel", "cards", drawn)],
])("the left page of an open book is %s", (_, own) => {
  expect(pictureOf(pageOf([said("읽어요."), own, film]))?.component).toBe(own);
});

test("it is no story in words, nothing that is hidden, and nothing else", () => {
  const words = story("slides", "slides", { text: { ko: "글", en: "Words" } });
  const hidden: Component = { ...film, visible: "false" };
  expect(pictureOf(pageOf([said("{act}"), words, hidden, { type: "seesaw", props: {} }]))).toBeUndefined();
});

test("a low screen has no room for the step's picture above a film, a story with pictures or a measure", () => {
  const measure: Component = { type: "question-set", bind: "week", props: {} };
  for (const own of [film, story("slides", "slides", drawn), measure])
    expect(isCrowded([said("읽어요."), own, button])).toBe(true);
  const words = story("slides", "slides", { text: { ko: "글", en: "Words" } });
  expect(isCrowded([said("읽어요."), words, button])).toBe(false);
});
