import { useState } from "react";
import { BrowserRouter, type NavigateFunction, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../../locales/en/mypage.ts";
import { signOut } from "../../platform/account/sign-in.ts";
import { findUnsent, prepareUnsent } from "../../platform/account/unsent.ts";
import { publishAuthState } from "../../platform/auth/auth-state.ts";
import { createQueryClient, QueryClientProvider } from "../../platform/data/query-client.ts";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import SignOutDialog, { type SignOutRequest } from "./sign-out-dialog.tsx";

vi.mock("../../platform/account/sign-in.ts");
vi.mock("../../platform/account/unsent.ts", { spy: true });

let navigateTo: NavigateFunction;

const address = location.href;

function Asked({ request }: { readonly request: SignOutRequest }) {
  const [isOpen, setOpen] = useState(true);
  navigateTo = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <p>{isOpen ? "asked" : "answered"}</p>
      <p>{`at ${pathname}`}</p>
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

/** Waits for what a navigation may bring about a moment later. */
function untilRendered(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100));
}

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
  vi.mocked(prepareUnsent).mockReset();
  vi.mocked(findUnsent).mockReset();
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

test("a question stays where a redirect follows, as after a sign-in", async () => {
  await ask({ kind: "everywhere" });
  const question = page.getByRole("dialog", { name: texts.signOut.everywhere.title });
  await expect.element(question).toBeVisible();
  await navigateTo("/home", { replace: true });
  await expect.element(page.getByText("at /home")).toBeInTheDocument();
  await untilRendered();
  await expect.element(page.getByText("asked")).toBeInTheDocument();
});

test("a question is asked though the page changed while it was prepared", async () => {
  vi.mocked(prepareUnsent).mockImplementation(async () => {
    await navigateTo("/home");
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  vi.mocked(findUnsent).mockReturnValue([{ kind: "answers", isThere: () => true }]);
  await ask({ kind: "here" });
  await expect.element(page.getByRole("dialog", { name: texts.signOut.title })).toBeVisible();
  await untilRendered();
  await expect.element(page.getByText("asked")).toBeInTheDocument();
  expect(signOut).not.toHaveBeenCalled();
});

test("signing out is said, whatever page it was done on", async () => {
  await ask({ kind: "here" });
  await expect.element(page.getByText(texts.signOut.done.here, { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText("answered")).toBeVisible();
});
