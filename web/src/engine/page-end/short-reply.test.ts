import type { Component } from "@mindle/domain/content/activity";
import { evaluatePage } from "@mindle/domain/content/page";
import { expect, test } from "vitest";
import { shortReply } from "./short-reply.ts";

const said = (text: string, visible?: string): Component => ({
  type: "text",
  props: { ko: text, en: text },
  ...(visible === undefined ? {} : { visible }),
});
const button: Component = { type: "next-button", props: {} };

/** The text above the button of a page of these components. */
function above(...components: readonly Component[]): unknown {
  const state = evaluatePage({
    components: [...components, button],
    configJson: {},
    definitionOf: () => undefined,
    values: {},
    recalls: {},
    today: "2026-11-24",
    user: { nickname: "하늘" },
  });
  const { props } = shortReply(state, "ko")?.component ?? {};
  return typeof props === "object" && props !== null && "ko" in props ? props.ko : undefined;
}

const SHORT = "어땠든, 한 번 다르게 해 봤네요.";
const LONG = "2분짜리도 손이 안 가는 날이 있어요. 다음에는 1분만 해 보세요. 그래도 돼요, 정말.";

test("a short reply stands above the button", () => {
  expect(above(said("읽어요"), said(SHORT, "true"))).toBe(SHORT);
  expect(above(said(SHORT, "false"), said(`==${SHORT}==`, "true"), said(LONG, "false"))).toBe(`==${SHORT}==`);
});

test("no long one does, none of several paragraphs, no list, and nothing that is no reply", () => {
  for (const reply of [LONG, "그래요.\n\n좋아요.", "- 하나"])
    expect(above(said(reply, "true"))).toBeUndefined();
  expect(above(said(SHORT))).toBeUndefined();
  expect(above(said(SHORT, "false"))).toBeUndefined();
});

test("of several replies the last does; one before a question stays beside what it replies to", () => {
  expect(above(said("하나.", "true"), said(SHORT, "true"))).toBe(SHORT);
  expect(above(said(SHORT, "true"), { type: "single-select", bind: "more", props: {} })).toBeUndefined();
});

test("what the person wrote counts: with it, the reply may be too long", () => {
  expect(above(said("{more}", "true"))).toBeUndefined();
});
