import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { remember, setPrefilled } from "./prefilled.ts";
import { type Content, useOrder, usePackage } from "./use-content.ts";

afterEach(() => setPrefilled({}));

/** What a hook answers in the first drawing of a page. */
function first(useAnswer: () => Content<unknown>): Content<unknown> {
  let answer: Content<unknown> | undefined;
  const Probe: FunctionComponent = () => {
    answer = useAnswer();
    return null;
  };
  renderToStaticMarkup(createElement(Probe));
  if (answer === undefined) throw new Error("nothing was drawn");
  return answer;
}

test("content that came with the page is there in the first drawing", () => {
  setPrefilled({ "orders/causes": ["Flippy"] });
  expect(first(() => useOrder("causes"))).toEqual({ status: "ready", data: ["Flippy"] });
});

test("a package that is known not to exist is an answer, too", () => {
  setPrefilled({ "packages/nobody": null });
  expect(first(() => usePackage("nobody"))).toEqual({ status: "ready", data: null });
});

test("what did not come is on its way", () => {
  setPrefilled({ "orders/causes": ["Flippy"] });
  expect(first(() => useOrder("journeys"))).toEqual({ status: "loading" });
});

test("what was read since is there for the next page; a new page's content takes the place of all", () => {
  setPrefilled({ "orders/causes": ["Flippy"] });
  remember({ "orders/journeys": ["riggy-complete"] });
  expect(first(() => useOrder("journeys"))).toEqual({ status: "ready", data: ["riggy-complete"] });
  expect(first(() => useOrder("causes"))).toEqual({ status: "ready", data: ["Flippy"] });
  setPrefilled({});
  expect(first(() => useOrder("causes"))).toEqual({ status: "loading" });
});
