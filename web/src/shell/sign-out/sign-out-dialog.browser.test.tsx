import { useState } from "react";
import { BrowserRouter, type NavigateFunction, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../../locales/en/mypage.ts";
import { openAnswers } from "../../platform/answers/open-answers.ts";
import { removeAnswersDatabase } from "../../platform/answers/remove-answers.ts";
import { stubServer } from "../../platform/api/testing/stub-server.ts";
import { currentUid, publishAuthState } from "../../platform/auth/auth-state.ts";
import { createQueryClient, QueryClientProvider } from "../../platform/data/query-client.ts";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import { clearUserData } from "../../platform/storage/clear-user-data.ts";
import SignOutDialog, { type SignOutRequest } from "./sign-out-dialog.tsx";

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
});

afterEach(async () => {
  clearUserData();
  await removeAnswersDatabase("u1");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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
  expect(currentUid()).toBe("u1");
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
  const { promise, reject } = Promise.withResolvers<never>();
  const answer = stubServer().mockReturnValue(promise);
  await openAnswers("u1").finishStep({ programId: "um-eng-v2s", stepId: "d1-s1" });
  await ask({ kind: "here" });
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  await navigateTo("/home");
  reject(new TypeError("no connection"));
  await expect.element(page.getByRole("dialog", { name: texts.signOut.title })).toBeVisible();
  await untilRendered();
  await expect.element(page.getByText("asked")).toBeInTheDocument();
  expect(currentUid()).toBe("u1");
});

test.each([
  { of: "a deletion", isAnswered: false, said: ["removals"] },
  { of: "a deletion and an answer", isAnswered: true, said: ["answers", "removals"] },
] as const)("$of that the server does not know of is called what it is", async ({ isAnswered, said }) => {
  stubServer().mockRejectedValue(new TypeError("no connection"));
  const answers = openAnswers("u1");
  await answers.removeAnswers("a.b+a.b", { text: {} });
  if (isAnswered) await answers.finishStep({ programId: "um-eng-v2s", stepId: "d1-s1" });
  await ask({ kind: "here" });
  const question = page.getByRole("dialog", { name: texts.signOut.title });
  await expect.element(question.getByText(texts.signOut.unsent.removals)).toBeVisible();
  for (const kind of ["answers", "removals"] as const) {
    const text = question.getByText(texts.signOut.unsent[kind]);
    await expect.poll(() => text.elements().length).toBe(said.some((each) => each === kind) ? 1 : 0);
  }
  await expect.element(question.getByRole("button", { name: texts.signOut.later })).toBeVisible();
  await expect.element(question.getByRole("button", { name: texts.signOut.discard })).not.toBeInTheDocument();
  await question.getByRole("button", { name: texts.signOut.leaveThere }).click();
  await expect.element(page.getByText(texts.signOut.done.here, { exact: true }).first()).toBeVisible();
});

test("signing out is said, whatever page it was done on", async () => {
  await ask({ kind: "here" });
  await expect.element(page.getByText(texts.signOut.done.here, { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText("answered")).toBeVisible();
});
