import type { Component } from "@mindle/domain/content/activity";
import { evaluatePage } from "@mindle/domain/content/page";
import { expect, test } from "vitest";
import { spokenReply } from "./spoken-reply.ts";

const said = (text: string, visible?: string): Component => ({
  type: "text",
  props: { ko: text, en: text },
  ...(visible === undefined ? {} : { visible }),
});
const button: Component = { type: "next-button", props: {} };

/** The text that the child says on a page of these components. */
function spoken(...components: readonly Component[]): unknown {
  const state = evaluatePage({
    components: [...components, button],
    configJson: {},
    definitionOf: () => undefined,
    values: {},
    recalls: {},
    today: "2026-11-24",
    user: { nickname: "하늘" },
  });
  const { props } = spokenReply(state, "ko", "Riggy")?.component ?? {};
  return typeof props === "object" && props !== null && "ko" in props ? props.ko : undefined;
}

const SHORT = "어땠든, 한 번 다르게 해 봤네요.";
const LONG = "2분짜리도 손이 안 가는 날이 있어요. 다음에는 1분만 해 보세요. 그래도 돼요, 정말.";

test("the child says a short reply", () => {
  expect(spoken(said("읽어요"), said(SHORT, "true"))).toBe(SHORT);
  expect(spoken(said(SHORT, "false"), said(`==${SHORT}==`, "true"), said(LONG, "false"))).toBe(
    `==${SHORT}==`,
  );
});

test("it says no long one, none of several paragraphs, no list, and nothing that is no reply", () => {
  for (const reply of [LONG, "그래요.\n\n좋아요.", "- 하나"])
    expect(spoken(said(reply, "true"))).toBeUndefined();
  expect(spoken(said(SHORT))).toBeUndefined();
  expect(spoken(said(SHORT, "false"))).toBeUndefined();
});

test("of several replies it says the last; one before a question stays beside what it replies to", () => {
  expect(spoken(said("하나.", "true"), said(SHORT, "true"))).toBe(SHORT);
  expect(spoken(said(SHORT, "true"), { type: "single-select", bind: "more", props: {} })).toBeUndefined();
});

test("it does not speak of itself by name", () => {
  const reply = { type: "text", visible: "true", props: { ko: "리기도 들었어요.", en: "Riggy heard." } };
  expect(spoken(reply)).toBeUndefined();
});

test("what the person wrote counts: with it, the reply may be too long", () => {
  expect(spoken(said("{more}", "true"))).toBeUndefined();
});
