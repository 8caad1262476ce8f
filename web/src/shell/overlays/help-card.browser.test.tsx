import { HELP_KINDS } from "@mindle/domain/safety/help-kind";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../../locales/ko/help-card.ts";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import type { HelpCall } from "../../platform/safety/help-card.ts";
import HelpCard, { type HelpCardProps } from "./help-card.tsx";

const DANGER: HelpCall = { kind: "danger", now: false, source: "words" };

beforeAll(async () => {
  await startI18n("ko");
  await loadNamespaces(["help-card"]);
});

function show(props: Partial<HelpCardProps>) {
  return render(
    <MemoryRouter>
      <HelpCard open call={DANGER} onContinue={() => {}} {...props} />
    </MemoryRouter>,
  );
}

test.each([
  ["words", texts.saved.words],
  ["answers", texts.saved.answers],
  [undefined, texts.unread],
] as const)("what is saved is said, and no more: %s", async (saved, said) => {
  await show({ saved });
  const card = page.getByRole("dialog", { name: texts.kinds.danger.title });
  await expect.element(card.getByText(said, { exact: true })).toBeVisible();
});

describe.each(HELP_KINDS)("%s", (kind) => {
  test.each(["words", "answers"] as const)(
    "says what was noticed, from %s, and has its numbers",
    async (source) => {
      await show({ call: { kind, now: false, source } });
      const card = page.getByRole("dialog", { name: texts.kinds[kind].title });
      await expect.element(card.getByText(texts.noticed[source][kind])).toBeVisible();
      expect(card.getByRole("link", { name: /^전화하기/ }).elements()).toHaveLength(2);
      const otherMeaning = card.getByText(texts.otherMeaning);
      await (source === "words"
        ? expect.element(otherMeaning).toBeVisible()
        : expect.element(otherMeaning).not.toBeInTheDocument());
    },
  );
});

test("danger that is under way has the emergency number first", async () => {
  await show({ call: { kind: "danger", now: true, source: "words" } });
  const card = page.getByRole("dialog", { name: texts.kinds.now.title });
  await expect
    .element(card.getByRole("link", { name: /^전화하기/ }).first())
    .toHaveAttribute("href", "tel:119");
});

/** A field whose words brought the card. */
function Written() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  return (
    <MemoryRouter>
      <input
        aria-label="글"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          if (text === "") setOpen(true);
        }}
      />
      <HelpCard open={isOpen} call={DANGER} onContinue={() => setOpen(false)} />
    </MemoryRouter>
  );
}

test.each([
  ["its button", () => userEvent.click(page.getByRole("button", { name: texts.close }).last())],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])("is gone at once with %s; the text stays, and its field has the focus", async (_, close) => {
  await render(<Written />);
  const field = page.getByRole("textbox", { name: "글" });
  await userEvent.fill(field, "글");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await close();
  expect(page.getByRole("dialog").elements()).toHaveLength(0);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("글");
  await userEvent.keyboard("을 쓴다");
  await expect.element(field).toHaveValue("글을 쓴다");
});
