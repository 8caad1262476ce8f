import { LANGUAGES } from "@mindle/domain/catalogue/language";
import { helplinesOfCare, helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import { helplinesFor } from "@mindle/domain/safety/helplines";
import { helplineWidget } from "@mindle/domain/widgets/helpline/widget";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { helpShown } from "../../../platform/safety/help-shown.ts";
import { ExamplePage } from "../../testing/example-page.tsx";
import widget from "./widget.tsx";

test.each(LANGUAGES)("names the numbers that fit in %s, to be called by a tap", async (language) => {
  helpShown.write(false);
  await render(
    <ExamplePage widget={widget} examples={helplineWidget.examples} props="usual" language={language} />,
  );
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const lines = helplinesOfCare(helplinesFor(language, timeZone));
  expect(lines.length).toBeGreaterThan(0);
  const links = page.getByRole("complementary").getByRole("link");
  await expect.element(links).toHaveLength(lines.length);
  for (const [at, { number, name }] of lines.entries()) {
    const link = links.nth(at);
    expect(link.element().textContent).toContain(`${number}${name}`);
    await expect.element(link).toHaveAttribute("href", `tel:${number.replaceAll(/[ -]/g, "")}`);
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  expect(helpShown.read()).toBe(true);
});

test.each(LANGUAGES)("names the numbers of its card in %s", async (language) => {
  await render(
    <ExamplePage widget={widget} examples={helplineWidget.examples} props="violence" language={language} />,
  );
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const lines = helplinesOfKind("violence", helplinesFor(language, timeZone));
  expect(lines.length).toBeGreaterThan(0);
  const links = page.getByRole("complementary").getByRole("link");
  await expect.element(links).toHaveLength(lines.length);
  for (const [at, { number, name }] of lines.entries())
    expect(links.nth(at).element().textContent).toContain(`${number}${name}`);
});
