import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { startI18n } from "../../platform/i18n/i18n.ts";
import { EmailHint } from "./email-field.tsx";

beforeAll(() => startI18n("ko"));

function Field() {
  const [email, setEmail] = useState("");
  return (
    <>
      <input aria-label="이메일" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      <EmailHint email={email} onTake={setEmail} />
    </>
  );
}

test("a press takes the address that was meant", async () => {
  await render(<Field />);
  const field = page.getByRole("textbox");
  const hint = page.getByRole("button", { name: "혹시 robin@gmail.com 주소인가요?" });
  await field.fill("robin@gmail.con");
  await hint.click();
  await expect.element(field).toHaveValue("robin@gmail.com");
  await expect.element(hint).not.toBeInTheDocument();
});

test("the beginning of a domain is asked about once typing stops", async () => {
  await render(<Field />);
  const hint = page.getByRole("button");
  await page.getByRole("textbox").fill("robin@naver.co");
  expect(hint.query()).toBeNull();
  await expect.element(hint).toHaveTextContent("혹시 robin@naver.com 주소인가요?");
});
