import { Link, MemoryRouter, Route, Routes, useParams } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { publishAuthState } from "../../platform/auth/auth-state.ts";
import { createQueryClient, QueryClientProvider } from "../../platform/data/query-client.ts";
import { startI18n } from "../../platform/i18n/i18n.ts";
import type { CheckContext, GuardResult, PageCheck, PageRoute } from "../../shell/route.ts";
import { CheckGate } from "./check-gate.tsx";

const ACCOUNT = { uid: "u1", email: "robin@example.com", displayName: null };
const PATH = "/program/content/viewer/:programId/:stepId/:viewNo";
const PARAMS = { programId: "um-eng-v2s", stepId: "d1-s3" };

type Decide = PageCheck["decide"];

function Viewer() {
  const { viewNo } = useParams();
  return (
    <>
      <h1>Viewer</h1>
      <label>
        Note <input />
      </label>
      <Link to={`../${Number(viewNo) + 1}`} relative="path">
        Next
      </Link>
    </>
  );
}

const viewer = page.getByRole("heading", { name: "Viewer" });

function Gate({ decide }: { readonly decide: Decide | undefined }) {
  const params = useParams();
  const route: Pick<PageRoute, "path" | "check"> =
    decide === undefined
      ? { path: PATH }
      : { path: PATH, check: { params: ["programId", "stepId"], decide } };
  return (
    <CheckGate page={route} params={params} notFound={<h1>Not found</h1>}>
      <Viewer />
    </CheckGate>
  );
}

function open(decide: Decide | undefined) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/program/content/viewer/um-eng-v2s/d1-s3/1"]}>
        <Routes>
          <Route path={PATH} element={<Gate decide={decide} />} />
          <Route path="/program/schedule/:programId" element={<h1>Schedule</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

beforeAll(() => startI18n("en"));
beforeEach(() => publishAuthState({ status: "signedIn", account: ACCOUNT }));
afterEach(() => publishAuthState({ status: "signedOut" }));

test("a page without a check shows at once", async () => {
  await open(undefined);
  await expect.element(viewer).toBeVisible();
});

test("the check gets the path's parameters and the user; the page waits for it", async () => {
  let decide: (result: GuardResult) => void = () => {};
  const check = vi.fn(
    (_context: CheckContext) =>
      new Promise<GuardResult>((resolve) => {
        decide = resolve;
      }),
  );
  await open(check);
  await expect.element(page.getByRole("status")).toBeInTheDocument();
  await expect.element(viewer).not.toBeInTheDocument();
  expect(check.mock.calls[0]?.[0]).toMatchObject({ params: PARAMS, uid: "u1" });
  decide("show");
  await expect.element(viewer).toBeVisible();
});

test("a change of other parameters checks nothing and keeps the page", async () => {
  const check = vi.fn(async (_context: CheckContext): Promise<GuardResult> => "show");
  await open(check);
  const note = page.getByRole("textbox", { name: "Note" });
  await note.fill("kept");
  await page.getByRole("link", { name: "Next" }).click();
  await expect.element(note).toHaveValue("kept");
  expect(check).toHaveBeenCalledOnce();
});

test("a locked step redirects to its schedule", async () => {
  await open(async () => ({ redirect: "/program/schedule/um-eng-v2s" }));
  await expect.element(page.getByRole("heading", { name: "Schedule" })).toBeVisible();
});

test("an unknown step shows the not-found page", async () => {
  await open(async () => "not-found");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(viewer).not.toBeInTheDocument();
});
