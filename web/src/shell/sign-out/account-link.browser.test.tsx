import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { publishAuthState } from "../../platform/auth/auth-state.ts";
import { signedInUid } from "../../platform/auth/auth-storage.ts";
import { createQueryClient, QueryClientProvider } from "../../platform/data/query-client.ts";
import { startI18n } from "../../platform/i18n/i18n.ts";
import { AccountLink } from "./account-link.tsx";

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/about-us"]}>
        <AccountLink />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const signIn = page.getByRole("link", { name: "Sign in" });
const signOut = page.getByRole("button", { name: "Sign out" });

beforeAll(() => startI18n("en"));

afterEach(() => publishAuthState({ status: "signedOut" }));

test("until Auth has answered, it is there for the user whom the browser knows", async () => {
  signedInUid.write("u1");
  publishAuthState({ status: "waiting" });
  await show();
  await expect.element(signOut).toBeVisible();
  publishAuthState({ status: "signedOut" });
  await expect.element(signIn).toBeVisible();
  await expect.element(signOut).not.toBeInTheDocument();
});

test("until Auth has answered, there is nothing where nobody knows who that may be", async () => {
  signedInUid.write("");
  publishAuthState({ status: "waiting" });
  await show();
  await expect.element(signIn).not.toBeInTheDocument();
  await expect.element(signOut).not.toBeInTheDocument();
});
