import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import type { UsageInfo } from "@mindle/domain/purchase/grant";
import { DAY_MS } from "@mindle/domain/time";
import { MemoryRouter } from "react-router-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../../locales/en/offer.ts";
import { publishAuthState } from "../../platform/auth/auth-state.ts";
import { seedContent } from "../../platform/data/catalogue.ts";
import { createQueryClient, QueryClientProvider } from "../../platform/data/query-client.ts";
import { userProgramQuery } from "../../platform/data/user.ts";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import { builtSettings, replaceSettings } from "../../platform/settings/settings.ts";
import { Offer } from "./offer.tsx";

const UID = "u1";
const PROGRAM = "um-eng-v2s";
const { held, open: free } = texts.betaTrial;

const text = { ko: "가", en: "a" };
const offered: CatalogPackage = {
  slug: "riggy-complete",
  id: "riggy_complete.v0",
  category: "complete",
  villainName: "Riggy",
  consumerName: { ko: "리기", en: "Riggy" },
  summary: text,
  outline: [],
  inside: [],
  web: { price: { monthly: 1, numMonth: 1, original: 1 } },
  programOpenLengthMillis: { [PROGRAM]: DAY_MS },
  themeColor: "#000000",
  ios: { productIdentifier: "riggy_complete.v0" },
  beta: true,
};

beforeAll(async () => {
  publishAuthState({ status: "signedIn", account: { uid: UID, email: null, displayName: null } });
  await startI18n("en");
  await loadNamespaces(["offer"]);
  publishAuthState({ status: "signedIn", account: { uid: UID, email: null, displayName: null } });
});

afterAll(() => publishAuthState({ status: "signedOut" }));

async function show(usageInfos: UsageInfo[], storePage?: string) {
  replaceSettings({ ...builtSettings(), storePage });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { refetchOnMount: false } });
  seedContent(queryClient, { claims: [] });
  queryClient.setQueryData(userProgramQuery(UID).queryKey, {
    programs: [{ programId: PROGRAM, usageInfos, stepFinished: [] }],
  });
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Offer offered={offered} kind="betaTrial" lead={undefined} pose="waving" end={null}>
          {null}
        </Offer>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Names and targets of the links at the head of the page. */
function links() {
  const all = page.getByRole("link").elements();
  return all.slice(0, all.length / 2).map((link) => [link.textContent, link.getAttribute("href")]);
}

const span = (from: number, to: number): UsageInfo => ({
  status: "available",
  openedAt: Date.now() + from * DAY_MS,
  closedAt: Date.now() + to * DAY_MS,
});

const SCHEDULE = `/program/schedule/${PROGRAM}`;
const OTHERS = [held.others, "/catalog/list"];

test("who never had the programme can try it for free", async () => {
  await show([]);
  await expect.element(page.getByText(free.lead)).toBeVisible();
  expect(links()).toEqual([[free.button, SCHEDULE]]);
});

test("who has it open is led to it, and promised nothing for free", async () => {
  await show([span(-1, 1)]);
  await expect.element(page.getByText(held.openLead)).toBeVisible();
  await expect.element(page.getByText(held.openBadge)).toBeVisible();
  expect(links()).toEqual([[held.goOn, SCHEDULE]]);
  await expect.element(page.getByText(texts.beta)).not.toBeInTheDocument();
});

test("who has had it is told so and sees the others; where it is not sold nothing leads to its locked steps", async () => {
  await show([span(-9, -1)]);
  await expect.element(page.getByText(held.endedLead)).toBeVisible();
  await expect.element(page.getByText(held.endedBadge)).toBeVisible();
  expect(links()).toEqual([OTHERS]);
  await expect.element(page.getByText(texts.beta)).not.toBeInTheDocument();
});

test("who has had it is led to where it is sold", async () => {
  await show([span(-9, -1)], "https://apps.apple.com/");
  await expect.element(page.getByText(held.endedLead)).toBeVisible();
  expect(links()).toEqual([[held.again, SCHEDULE], OTHERS]);
});
