import { helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import { type Helpline, helplinesFor } from "@mindle/domain/safety/helplines";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HelplineList } from "./helpline-list.tsx";

const list = (lines: readonly Helpline[]) =>
  renderToStaticMarkup(<HelplineList lines={lines} callLabel="Call" />);

test("where none of our helplines answers, the card's number says that another country has another one", () => {
  const lines = helplinesFor("en", "Australia/Sydney");
  expect(list(helplinesOfKind("danger", lines))).toContain("call the local emergency number");
});

test.each(["ko", "en"] as const)("the number for other languages can be dialled, in %s", (language) => {
  const lines = helplinesOfKind("violence", helplinesFor(language, "Asia/Seoul"));
  expect(list(lines)).toContain('href="tel:15771366"');
});
