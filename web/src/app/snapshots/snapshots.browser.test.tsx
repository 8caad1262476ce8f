import { viewerPath } from "@mindle/domain/programme/paths";
import { DAY_MS } from "@mindle/domain/time";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publishAuthState, SIGNED_OUT } from "../../platform/auth/auth-state.ts";
import { beginWaiting } from "../../platform/browser/shown.ts";
import { clearFlag, raiseFlag } from "../../platform/safety/flag.ts";
import { clearUserData } from "../../platform/storage/clear-user-data.ts";
import { storedSnapshots } from "../../platform/storage/screen-snapshots.ts";
import { localJson } from "../../platform/storage/storage.ts";
import appStyles from "../app.css?url";
import { findRoot, isAppThere, markApp } from "../root.ts";
import { onceReplaced } from "./replace-snapshot.ts";
import { findSnapshot, showSnapshot } from "./show-snapshot.ts";
import { takeSnapshot } from "./take-snapshot.ts";

const html = document.documentElement;
const address = location.href;
let root: HTMLElement;

beforeEach(() => {
  publishAuthState({ status: "signedIn", account: { uid: "sky", email: null, displayName: null } });
  history.replaceState(null, "", "/home");
  html.dataset["build"] = "b1";
  root = document.createElement("div");
  root.id = "root";
  document.body.append(root);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  publishAuthState(SIGNED_OUT);
  clearUserData();
  history.replaceState(null, "", address);
  delete html.dataset["build"];
  delete html.dataset["app"];
  window.earlyPress = undefined;
  root.remove();
});

function taken(content: string) {
  root.innerHTML = content;
  takeSnapshot(root);
  return findSnapshot(html);
}

test("a screen is shown again as it was left, without what was hidden", async () => {
  root.innerHTML =
    '<label><input type="radio" name="cup">tea</label><p style="display: none !important;">next page</p>';
  root.querySelector("input")?.click();
  takeSnapshot(root);
  const snapshot = findSnapshot(html);
  root.innerHTML = "<p>placeholder</p>";
  if (snapshot !== undefined) await showSnapshot(root, snapshot);
  expect(root.textContent).toBe("tea");
  expect(root.querySelector("input")?.checked).toBe(true);
});

test("it brings along the style sheets of what is in it, and those of the page where the visit began", async () => {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href: appStyles });
  const loaded = new Promise((done) => (sheet.onload = done));
  const included = document.createElement("link");
  Object.assign(included, { rel: "stylesheet", href: "/assets/help.css", type: "text/x-included" });
  document.head.append(sheet, included);
  await loaded;
  const snapshots = [taken('<p class="start-failure">tea</p>'), taken('<p class="cup">tea</p>')];
  sheet.remove();
  included.remove();
  const stylesheet = new URL(sheet.href).pathname;
  expect(snapshots.map((each) => each?.styles)).toEqual([
    ["/assets/help.css", stylesheet],
    ["/assets/help.css"],
  ]);
});

test("a style sheet that the browser does not let read, as one that did not arrive, is no hindrance", async () => {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href: appStyles });
  const loaded = new Promise((done) => (sheet.onload = done));
  document.head.append(sheet);
  await loaded;
  vi.spyOn(CSSStyleSheet.prototype, "cssRules", "get").mockImplementation(() => {
    throw new DOMException("Cannot access rules", "SecurityError");
  });
  expect(taken('<p class="start-failure">tea</p>')?.styles).toEqual([]);
  sheet.remove();
});

test("it is shown without a style that does not come, which the app can still load", async () => {
  const snapshot = taken("<h1>home</h1>");
  if (snapshot === undefined) throw new Error("nothing was taken");
  await showSnapshot(root, { ...snapshot, styles: ["/no-such-style.css"] });
  expect(root.textContent).toBe("home");
  expect(document.querySelector('link[href="/no-such-style.css"]')).toBeNull();
});

test.each([
  ["another path", () => history.replaceState(null, "", "/mypage")],
  ["another build", () => (html.dataset["build"] = "b2")],
  [
    "another user",
    () => publishAuthState({ status: "signedIn", account: { uid: "sea", email: null, displayName: null } }),
  ],
  ["nobody", () => publishAuthState(SIGNED_OUT)],
  ["who has signed out", clearUserData],
  ["a month later", () => vi.useFakeTimers({ now: Date.now() + 30 * DAY_MS, toFake: ["Date"] })],
])("it is not shown for %s", (_, change) => {
  expect(taken("<h1>home</h1>")).toBeDefined();
  change();
  expect(findSnapshot(html)).toBeUndefined();
});

test("it is not shown in another language", () => {
  expect(taken("<h1>home</h1>")).toBeDefined();
  const other = document.createElement("html");
  other.lang = "ko";
  other.dataset["build"] = "b1";
  expect(findSnapshot(other)).toBeUndefined();
});

test.each([
  ["one writes", "<textarea></textarea>"],
  ["one writes a line", '<input type="text">'],
  ["one drags", '<input type="range">'],
  ["one picks from a list", "<select></select>"],
  ["a widget has buttons", '<div data-widget="podium"><button>A</button></div>'],
  ["something failed", '<p role="alert">failed</p>'],
])("a screen where %s is not kept, and what was kept before is forgotten", (_, content) => {
  expect(taken("<h1>home</h1>")).toBeDefined();
  expect(taken(content)).toBeUndefined();
});

test("a page of a step is kept with its choices and its button, and not before its widgets are there", () => {
  history.replaceState(null, "", viewerPath("um-eng-v2s", "d1-s1", 1));
  expect(taken("<h1>loading</h1>")).toBeUndefined();
  const button = '<div data-widget="next-button"><button>Next</button></div>';
  expect(taken(`<div data-widget="single-select"><input type="radio"></div>${button}`)).toBeDefined();
});

test("nothing is kept while something waits, and none of another build stays", () => {
  expect(taken("<h1>home</h1>")).toBeDefined();
  html.dataset["build"] = "b2";
  history.replaceState(null, "", "/mypage");
  const endWaiting = beginWaiting();
  expect(taken("<h1>my page</h1>")).toBeUndefined();
  endWaiting();
  expect(taken("<h1>my page</h1>")).toBeDefined();
  expect(Object.keys(storedSnapshots(localJson).read())).toEqual(["/mypage"]);
});

test("where help was called for, what was kept is gone and nothing is kept", () => {
  expect(taken("<h1>home</h1>")).toBeDefined();
  raiseFlag("danger");
  expect(findSnapshot(html)).toBeUndefined();
  expect(taken("<h1>home</h1>")).toBeUndefined();
  clearFlag();
  expect(taken("<h1>home</h1>")).toBeDefined();
});

test("what is stored by a stranger is not shown", () => {
  localStorage.setItem(
    "snapshots",
    JSON.stringify({ v: 1, data: { "/home": { html: 1 }, "/mypage": null } }),
  );
  expect(findSnapshot(html)).toBeUndefined();
});

const CUPS = ["tea", "milk"];

function Page({ name, onSave }: { readonly name: string; readonly onSave: (cup: string) => void }) {
  const [cup, setCup] = useState("nothing");
  return (
    <>
      <button type="button">Back</button>
      {CUPS.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={cup === each} onChange={() => setCup(each)} />
          {each}
        </label>
      ))}
      <button type="button" onClick={() => onSave(cup)}>
        Save
      </button>
    </>
  );
}

/** Chooses and presses in a snapshot of one question; resolves to what the page saves that comes, with its question. */
async function useBeforePage(question: string, next: string): Promise<unknown> {
  const radios = CUPS.map((cup) => `<label><input type="radio" name="${question}">${cup}</label>`);
  root.innerHTML = `${radios.join("")}<button type="button">Save</button>`;
  onceReplaced(findRoot(), () => markApp("starting"));
  root.querySelectorAll("input")[1]?.click();
  window.earlyPress = root.querySelector("button") ?? undefined;
  window.earlyPress?.focus();
  expect(isAppThere()).toBe(false);
  const save = vi.fn();
  const app = createRoot(root);
  app.render(<Page name={next} onSave={save} />);
  await vi.waitFor(() => expect(save).toHaveBeenCalled());
  expect(save).toHaveBeenCalledTimes(1);
  expect(isAppThere()).toBe(true);
  expect(document.activeElement?.textContent).toBe("Save");
  app.unmount();
  return save.mock.calls[0]?.[0];
}

test("what was chosen, pressed and focused in it is handed on to the page, once", async () => {
  expect(await useBeforePage("cup", "cup")).toBe("milk");
});

test("what was chosen is not handed on to another question", async () => {
  expect(await useBeforePage("cup", "glass")).toBe("nothing");
});
