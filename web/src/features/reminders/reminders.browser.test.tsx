import { cancelReminder, pauseReminders } from "@mindle/domain/api/notification";
import type { NotificationConfig } from "@mindle/domain/reminders/config";
import type { ReactNode } from "react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import texts from "../../locales/en/reminders.ts";
import { CALLER_DEPS } from "../../platform/api/call-api.ts";
import { programmeQuery } from "../../platform/data/catalogue.ts";
import { createQueryClient, QueryClientProvider } from "../../platform/data/query-client.ts";
import { loadNamespaces, startI18n } from "../../platform/i18n/i18n.ts";
import { DailyReminder } from "./daily-reminder.tsx";
import { DatedReminders } from "./dated-reminders.tsx";
import { PauseCard } from "./pause-card.tsx";
import { PushCard } from "./push-card.tsx";

const UID = "u1";
const PROGRAM = "um-eng-v2s";
const DAY = { id: `${PROGRAM}.d1-s4.kept`, programId: PROGRAM, stepId: "d1-s4", dueAt: 1_790_000_000_000 };

/** The network between the screen and the server. */
const network = vi.fn<typeof fetch>();
const answered = (data: unknown) => Response.json({ success: true, data });
const failed = async () =>
  Response.json({ success: false, code: "internal", message: "failed" }, { status: 500 });
const offline = () => Promise.reject(new TypeError("no connection"));

beforeAll(async () => {
  await startI18n("en");
  await loadNamespaces(["reminders"]);
});

beforeEach(() => {
  vi.stubGlobal("fetch", network);
  // Auth, which has a server of its own.
  const idToken = vi.spyOn(CALLER_DEPS, "idToken").mockResolvedValue("token");
  return () => {
    network.mockReset();
    vi.unstubAllGlobals();
    idToken.mockRestore();
  };
});

function show(screen: ReactNode) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { refetchOnMount: false } });
  queryClient.setQueryData(programmeQuery(PROGRAM).queryKey, null);
  return render(<QueryClientProvider client={queryClient}>{screen}</QueryClientProvider>);
}

function calls() {
  return network.mock.calls.map(([path, init]) => [path, JSON.parse(String(init?.body))]);
}

/** A browser without Web Push, such as Safari on an iPhone outside of the home screen. */
async function withoutPush(userAgent: string, run: () => Promise<void>): Promise<void> {
  const found = Object.getOwnPropertyDescriptor(globalThis, "PushManager");
  Reflect.deleteProperty(globalThis, "PushManager");
  const agent = vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  try {
    await run();
  } finally {
    agent.mockRestore();
    if (found !== undefined) Object.defineProperty(globalThis, "PushManager", found);
  }
}

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1";

test.each([
  ["Safari on an iPhone says how to get them", IPHONE, texts.push.needsHomeScreen],
  ["another browser says that it has none", "Mozilla/5.0 (X11; Linux) Old/1.0", texts.push.unsupported],
])("notifications: %s", async (_name, userAgent, said) => {
  await withoutPush(userAgent, async () => {
    await show(<PushCard uid={UID} isReminded />);
    await expect.element(page.getByRole("status")).toHaveTextContent(said);
    await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  });
});

const pause = page.getByRole("button", { name: "Pause for a week" });
const alert = page.getByRole("alert");

test.each([
  ["failed", failed, texts.problems.switch.other],
  ["without a connection", offline, texts.problems.switch.unavailable],
])("a pause that is not made, %s, says so and can be pressed again", async (_name, fail, said) => {
  network.mockImplementationOnce(fail).mockResolvedValueOnce(answered(1_790_000_000_000));
  await show(<PauseCard uid={UID} pausedUntil={null} isAsked={false} />);
  await userEvent.click(pause);
  await expect.element(alert).toHaveTextContent(said);
  await expect.element(page.getByRole("heading")).toHaveTextContent(texts.pause.title);
  await userEvent.click(pause);
  await expect.element(page.getByText(said)).not.toBeInTheDocument();
  await expect.poll(calls).toEqual([
    [`/api/${pauseReminders.path}`, { paused: true }],
    [`/api/${pauseReminders.path}`, { paused: true }],
  ]);
});

const remove = page.getByRole("button", { name: /^Remove the reminder of/ });
const dialog = page.getByRole("alertdialog");

test("a reminder that is kept after all is not removed", async () => {
  await show(<DatedReminders uid={UID} dated={[DAY]} />);
  await userEvent.click(remove);
  await userEvent.click(dialog.getByRole("button", { name: "Keep it" }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(remove).toBeVisible();
  expect(network).not.toHaveBeenCalled();
});

test.each([
  ["failed", failed, texts.problems.switch.other],
  ["without a connection", offline, texts.problems.switch.unavailable],
])("a removal that is not made, %s, says so and keeps the reminder", async (_name, fail, said) => {
  network.mockImplementationOnce(fail).mockResolvedValueOnce(answered(null));
  await show(<DatedReminders uid={UID} dated={[DAY]} />);
  const press = async () => {
    await userEvent.click(remove);
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
  };
  await press();
  await expect.element(alert).toHaveTextContent(said);
  await expect.element(remove).toBeVisible();
  await press();
  await expect.element(page.getByText(texts.dated.cancelled)).toBeVisible();
  await expect.element(page.getByText(said)).not.toBeInTheDocument();
  await expect.poll(calls).toEqual([
    [`/api/${cancelReminder.path}`, { id: DAY.id }],
    [`/api/${cancelReminder.path}`, { id: DAY.id }],
  ]);
});

test("while reminders are paused, the daily one is not promised before the pause ends", async () => {
  const saved: NotificationConfig = {
    enabled: true,
    time: { hour: 21, minute: 0 },
    days: [true, true, true, true, true, true, true],
  };
  await show(<DailyReminder uid={UID} saved={saved} pausedUntil={Date.UTC(2026, 10, 30, 3)} />);
  const rest = "Resting for now. From Monday, November 30 on we’ll remind you every day at 9:00 PM again.";
  await expect.element(page.getByText(rest)).toBeVisible();
  await expect.element(page.getByText(/^We’ll remind you/)).not.toBeInTheDocument();
});
