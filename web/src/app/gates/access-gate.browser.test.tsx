import { ACCOUNT_COOKIE } from "@mindle/domain/api/operation-headers";
import { useQuery } from "@tanstack/react-query";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { publishAuthState } from "../../platform/auth/auth-state.ts";
import { endedSession } from "../../platform/auth/auth-storage.ts";
import { forgetAccount } from "../../platform/auth/known-account.ts";
import {
  createQueryClient,
  type QueryClient,
  QueryClientProvider,
} from "../../platform/data/query-client.ts";
import { useCurrentUid, userInfoQuery, userProgramQuery } from "../../platform/data/user.ts";
import { startI18n } from "../../platform/i18n/i18n.ts";
import type { Access } from "../../shell/route.ts";
import { AccessGate } from "./access-gate.tsx";

const ACCOUNT = { uid: "u1", email: "robin@example.com", displayName: null };

function SignInPage() {
  const { search } = useLocation();
  return <h1>Sign-in page{search}</h1>;
}

function ConsentPage() {
  const { search } = useLocation();
  return <h1>Consent page{search}</h1>;
}

interface Opened {
  readonly queryClient?: QueryClient;
  readonly beforeConsent?: true;
  readonly path?: string;
}

function open(access: Access, opened: Opened = {}) {
  const { queryClient = createQueryClient(), beforeConsent, path = "/program/journal" } = opened;
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={["/program/journal?month=2"]}>
        <Routes>
          <Route
            path="/program/journal"
            element={
              <AccessGate access={access} beforeConsent={beforeConsent} path={path}>
                <h1>Journal</h1>
              </AccessGate>
            }
          />
          <Route path="/auth/login" element={<SignInPage />} />
          <Route path="/auth/consent" element={<ConsentPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const journal = page.getByRole("heading", { name: "Journal" });
const dialog = page.getByRole("dialog", { name: "Logging in" });

beforeAll(() => startI18n("en"));

afterEach(() => {
  publishAuthState({ status: "signedOut" });
  forgetAccount();
});

/** A user signs in, and the browser forgets it. */
function rememberAccount(): void {
  publishAuthState({ status: "signedIn", account: ACCOUNT });
  setAccountCookie();
  publishAuthState({ status: "signedOut" });
}

/** As the server sets it. */
function setAccountCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page itself only reads and removes it.
  document.cookie = `${ACCOUNT_COOKIE}=1; Path=/`;
}

test("a public page does not wait for Auth", async () => {
  publishAuthState({ status: "waiting" });
  await open("public");
  await expect.element(journal).toBeVisible();
});

test("a signed-in page leads visitors to sign-in with the way back", async () => {
  publishAuthState({ status: "signedOut" });
  await open("signed-in");
  const redirectUrl = encodeURIComponent("/program/journal?month=2");
  await expect
    .element(page.getByRole("heading", { name: `Sign-in page?redirectUrl=${redirectUrl}` }))
    .toBeVisible();
});

test("a signed-in page opens for a signed-in user", async () => {
  publishAuthState({ status: "signedIn", account: ACCOUNT });
  await open("signed-in");
  await expect.element(journal).toBeVisible();
});

test("a page that needs the auth state opens for visitors as well", async () => {
  publishAuthState({ status: "signedOut" });
  await open("auth-known");
  await expect.element(journal).toBeVisible();
});

test.each(["auth-known", "signed-in"] as const)(
  "%s: while Auth has not answered, a dialog says so after 300 ms",
  async (access) => {
    publishAuthState({ status: "waiting" });
    await open(access);
    await expect.element(dialog).toBeVisible();
    await expect.element(journal).not.toBeInTheDocument();
    publishAuthState({ status: "signedIn", account: ACCOUNT });
    await expect.element(journal).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

test("a main page shows its placeholder while Auth has not answered", async () => {
  publishAuthState({ status: "waiting" });
  await open("auth-known", { path: "/home" });
  await expect.element(page.getByRole("link", { name: "Get help now" })).toBeVisible();
  await expect.element(journal).not.toBeInTheDocument();
  publishAuthState({ status: "signedIn", account: ACCOUNT });
  await expect.element(journal).toBeVisible();
});

test("a page of which the cache holds data of the last user does not wait for Auth", async () => {
  publishAuthState({ status: "signedIn", account: ACCOUNT });
  publishAuthState({ status: "waiting" });
  const queryClient = createQueryClient();
  queryClient.setQueryData(userProgramQuery(ACCOUNT.uid).queryKey, { programs: [] });
  await open("signed-in", { queryClient });
  await expect.element(journal).toBeVisible();
});

describe("where the browser has forgotten a sign-in", () => {
  const signIn = page.getByRole("heading", { name: /^Sign-in page.redirectUrl=/ });

  test("a page that is open to visitors leads to sign-in and back, too", async () => {
    rememberAccount();
    await open("auth-known");
    await expect.element(signIn).toBeVisible();
  });

  test("a public page, and that of a deleted account, stays as it is", async () => {
    rememberAccount();
    await open("public");
    await expect.element(journal).toBeVisible();
    await open("auth-known", { beforeConsent: true });
    await expect.element(journal.nth(1)).toBeVisible();
  });

  test("a sign-out in any tab is no forgetting, also where an answer that comes late sets the cookie again", async () => {
    publishAuthState({ status: "signedIn", account: ACCOUNT });
    await open("auth-known");
    forgetAccount();
    endedSession.write(1_795_000_000);
    setAccountCookie();
    publishAuthState({ status: "signedOut" });
    await expect.element(journal).toBeVisible();
    endedSession.write(undefined);
  });
});

describe("consents", () => {
  /** A cache that knows whether the user has consented. */
  function cacheOf(hasConsented: boolean) {
    const queryClient = createQueryClient();
    queryClient.setQueryData(userInfoQuery(ACCOUNT.uid).queryKey, {
      userId: ACCOUNT.uid,
      email: ACCOUNT.email,
      additionalInfo: {},
      loggedIn: true,
      availableProgramIds: [],
      stepFinished: {},
      authProviders: ["google.com"],
      passwordSet: false,
      hasConsented,
      safetyFlag: null,
    });
    return queryClient;
  }

  test.each(["auth-known", "signed-in"] as const)(
    "%s: users without them are led to where they are asked, with the way back",
    async (access) => {
      publishAuthState({ status: "signedIn", account: ACCOUNT });
      await open(access, { queryClient: cacheOf(false) });
      const redirectUrl = encodeURIComponent("/program/journal?month=2");
      await expect
        .element(page.getByRole("heading", { name: `Consent page?redirectUrl=${redirectUrl}` }))
        .toBeVisible();
    },
  );

  test("public pages and those that open before are shown without them", async () => {
    publishAuthState({ status: "signedIn", account: ACCOUNT });
    const shown = await open("public", { queryClient: cacheOf(false) });
    await expect.element(journal).toBeVisible();
    await shown.unmount();
    await open("signed-in", { queryClient: cacheOf(false), beforeConsent: true });
    await expect.element(journal).toBeVisible();
  });

  test("where the cache has them, nobody is asked, also before Auth has answered", async () => {
    publishAuthState({ status: "signedIn", account: ACCOUNT });
    publishAuthState({ status: "waiting" });
    await open("signed-in", { queryClient: cacheOf(true) });
    await expect.element(journal).toBeVisible();
  });
});

test("a signed-in page says so where Auth cannot be loaded, and opens once it answers", async () => {
  publishAuthState({ status: "waiting", failure: new TypeError("Failed to fetch") });
  await open("signed-in");
  await expect.element(page.getByRole("button", { name: "Open again" })).toBeVisible();
  publishAuthState({ status: "signedIn", account: ACCOUNT });
  await expect.element(journal).toBeVisible();
});

test("other pages are shown as to a visitor where Auth cannot be loaded", async () => {
  publishAuthState({ status: "waiting", failure: new TypeError("Failed to fetch") });
  await open("auth-known");
  await expect.element(journal).toBeVisible();
});

describe("where Auth cannot be loaded", () => {
  /** Shows the programmes of the user of the page, and notes when they are asked for. */
  async function openProgrammes(cached: boolean) {
    publishAuthState({ status: "signedIn", account: ACCOUNT });
    publishAuthState({ status: "waiting", failure: new TypeError("Failed to fetch") });
    const queryClient = createQueryClient();
    const { queryKey } = userProgramQuery(ACCOUNT.uid);
    if (cached) queryClient.setQueryData(queryKey, { programs: [] });
    const ask = vi.fn(async () => ({ programs: [] }));
    const Programmes = ({ uid }: { readonly uid: string }) => {
      const { data } = useQuery({ ...userProgramQuery(uid), queryFn: ask });
      return <p>{data === undefined ? "Loading" : "Programmes of the last user"}</p>;
    };
    const Page = () => {
      const uid = useCurrentUid();
      return uid === undefined ? <p>For visitors</p> : <Programmes uid={uid} />;
    };
    await render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <AccessGate access="auth-known" path="/">
            <Page />
          </AccessGate>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    return ask;
  }

  test("a page asks for nothing of the last user, until Auth has answered", async () => {
    const ask = await openProgrammes(false);
    await expect.element(page.getByText("For visitors")).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    publishAuthState({ status: "signedIn", account: ACCOUNT });
    await expect.element(page.getByText("Programmes of the last user")).toBeVisible();
    expect(ask).toHaveBeenCalledOnce();
  });

  test("a page shows what the cache holds of the last user", async () => {
    await openProgrammes(true);
    await expect.element(page.getByText("Programmes of the last user")).toBeVisible();
  });
});

test("an answer within 300 ms shows no dialog", async () => {
  publishAuthState({ status: "waiting" });
  await open("signed-in");
  const shown: boolean[] = [];
  const observer = new MutationObserver(() => {
    shown.push(document.querySelector('[role="dialog"]') !== null);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => publishAuthState({ status: "signedIn", account: ACCOUNT }), 100);
  await expect.element(journal).toBeVisible();
  observer.disconnect();
  expect(shown).not.toContain(true);
});

test("signing out on a signed-in page leads to sign-in", async () => {
  publishAuthState({ status: "signedIn", account: ACCOUNT });
  await open("signed-in");
  await expect.element(journal).toBeVisible();
  publishAuthState({ status: "signedOut" });
  await expect.element(page.getByRole("heading", { name: /^Sign-in page/ })).toBeVisible();
});
