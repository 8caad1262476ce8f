import { useState } from "react";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../locales/en/mypage.ts";
import { publishAuthState } from "../platform/auth/auth-state.ts";
import { signOut } from "../platform/auth/sign-in.ts";
import { loadNamespaces, startI18n } from "../platform/i18n/i18n.ts";
import { createQueryClient, QueryClientProvider } from "../platform/query/query-client.ts";
import SignOutDialog from "./sign-out-dialog.tsx";
import type { SignOutRequest } from "./use-sign-out.ts";

vi.mock("../platform/auth/sign-in.ts");

const address = location.href;

function Asked({ request }: { readonly request: SignOutRequest }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <p>{isOpen ? "asked" : "answered"}</p>
      <SignOutDialog request={request} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const ask = (request: SignOutRequest) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter useTransitions={false}>
        <Asked request={request} />
      </BrowserRouter>
    </QueryClientProvider>,
  );

beforeEach(async () => {
  await startI18n("en");
  await loadNamespaces(["mypage"]);
  history.replaceState(null, "", "/home");
  history.pushState(null, "", "/program/schedule/um-eng-v2s");
  publishAuthState({
    status: "signedIn",
    account: { uid: "u1", email: "robin@example.com", displayName: null },
  });
  vi.mocked(signOut).mockImplementation(async () => publishAuthState({ status: "signedOut" }));
});

afterEach(() => {
  publishAuthState({ status: "signedOut" });
  history.replaceState(null, "", address);
});

test("a question does not outlive the page on which it was asked", async () => {
  await ask({ kind: "everywhere" });
  const question = page.getByRole("dialog", { name: texts.signOut.everywhere.title });
  await expect.element(question).toBeVisible();
  history.back();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByText("answered")).toBeVisible();
  expect(signOut).not.toHaveBeenCalled();
});

test("signing out is said, whatever page it was done on", async () => {
  await ask({ kind: "here" });
  await expect.element(page.getByText(texts.signOut.done.here, { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText("answered")).toBeVisible();
});
