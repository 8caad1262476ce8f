import { DAY_MS } from "@mindle/domain/time";
import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publishAuthState, SIGNED_OUT } from "../../platform/auth/auth-state.ts";
import { clearUserData } from "../../platform/storage/clear-user-data.ts";
import { findRoot, isAppThere, markApp } from "../root.ts";
import { onceReplaced } from "./replace-snapshot.ts";
import { findSnapshot, showSnapshot } from "./show-snapshot.ts";
import { takeSnapshot } from "./use-snapshots.ts";

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

test("it brings the style sheets that it needs, and waits for them", async () => {
  const [used, unused] = [".cup { color: rgb(1 2 3) }", ".plate { color: red }"].map((css) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = URL.createObjectURL(new Blob([css], { type: "text/css" }));
    return link;
  });
  if (used === undefined || unused === undefined) throw new Error("two links");
  const loaded = Promise.all([used, unused].map((link) => new Promise((done) => (link.onload = done))));
  document.head.append(used, unused);
  await loaded;
  const snapshot = taken('<p class="cup">tea</p>');
  used.remove();
  unused.remove();
  expect(snapshot?.styles).toHaveLength(1);
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
  "<textarea></textarea>",
  '<input type="text">',
  '<span role="slider"></span>',
  "<dialog open></dialog>",
])("a screen with %s is not kept", (content) => {
  expect(taken(content)).toBeUndefined();
});

test("what is stored by a stranger is not shown", () => {
  localStorage.setItem(
    "snapshots",
    JSON.stringify({ v: 1, data: { "/home": { html: 1 }, "/mypage": null } }),
  );
  expect(findSnapshot(html)).toBeUndefined();
});

function Page({ onSave }: { readonly onSave: (cup: string) => void }) {
  const [cup, setCup] = useState("nothing");
  return (
    <>
      <label>
        <input type="radio" name="new" checked={cup === "tea"} onChange={() => setCup("tea")} />
        tea
      </label>
      <button type="button" onClick={() => onSave(cup)}>
        Save
      </button>
    </>
  );
}

test("what was chosen and pressed in it is handed on to the page, once", async () => {
  root.innerHTML = '<label><input type="radio" name="old">tea</label><button type="button">Save</button>';
  onceReplaced(findRoot(), () => markApp("starting"));
  root.querySelector("input")?.click();
  window.earlyPress = root.querySelector("button") ?? undefined;
  expect(isAppThere()).toBe(false);
  const save = vi.fn();
  const app: Root = createRoot(root);
  app.render(<Page onSave={save} />);
  await vi.waitFor(() => expect(save).toHaveBeenCalledWith("tea"));
  expect(save).toHaveBeenCalledTimes(1);
  expect(isAppThere()).toBe(true);
  app.unmount();
});
