import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { startI18n } from "../../platform/i18n/i18n.ts";
import { LoggingIn } from "./logging-in.tsx";

beforeAll(() => startI18n("ko"));

test("a press on a link of the page reaches it, also where the dialog came up under the finger", async () => {
  await render(
    <>
      <a href="#email">이메일로 로그인하기</a>
      <LoggingIn />
    </>,
  );
  await expect.element(page.getByRole("dialog")).toBeVisible();
  const link = page.getByRole("link").element();
  const { left, top, width, height } = link.getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
});
