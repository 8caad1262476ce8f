import { expect, test } from "vitest";
import { startBridge } from "./bridge.ts";

const HASH = "local-bridge-hash";

/** A bridge between an app and a shell that records everything. */
function connect(start: { readonly uid?: string } = {}) {
  const sent: unknown[] = [];
  const done: string[] = [];
  let uid = start.uid;
  let receive: (received: unknown) => void = () => {};
  let tellUser = () => {};
  let tellPage: (routeName: string) => void = () => {};
  startBridge({
    port: {
      send: (text) => sent.push(JSON.parse(text)),
      listen: (listener) => {
        receive = listener;
      },
    },
    hash: HASH,
    uid: () => uid,
    onUser: (listener) => {
      tellUser = listener;
    },
    onPage: (listener) => {
      tellPage = listener;
    },
    address: () => ({ pathname: "/voucher/riggy-complete", search: "?lng=ko" }),
    signOut: () => done.push("signOut"),
    setOs: (os) => done.push(`os ${os}`),
    report: (problem) => done.push(problem),
  });
  return {
    sent,
    done,
    shellSends: (message: object) => receive({ hash: HASH, ...message }),
    isSignedIn: (next: string | undefined) => {
      uid = next;
      tellUser();
    },
    shows: (routeName: string) => tellPage(routeName),
  };
}

const CREATED = { type: "boot/appCreated", data: {}, hash: HASH };
const LOGGED_IN = { type: "auth/loggedIn", data: {}, hash: HASH };

test("the shell hears first that the app runs", () => {
  expect(connect().sent).toEqual([CREATED]);
});

test("the shell hears of every sign-in once, also of one before", () => {
  expect(connect({ uid: "a" }).sent).toEqual([CREATED, LOGGED_IN]);
  const { sent, isSignedIn } = connect();
  for (const uid of ["a", "a", undefined, "a", "b"]) isSignedIn(uid);
  expect(sent).toEqual([CREATED, LOGGED_IN, LOGGED_IN, LOGGED_IN]);
});

test("the shell hears which page is shown", () => {
  const { sent, shows } = connect();
  shows("/voucher/:packageId");
  expect(sent.at(-1)).toEqual({
    type: "webview/setCurrentURL",
    data: { routeName: "/voucher/:packageId", path: "/voucher/riggy-complete", search: "?lng=ko" },
    hash: HASH,
  });
});

test("the app does what the shell says, and reports its mistakes", () => {
  const { done, shellSends } = connect();
  shellSends({ type: "boot/setOS", data: { os: "ios" } });
  shellSends({ type: "auth/signOut" });
  shellSends({ type: "auth/signOut", hash: "wrong" });
  shellSends({ type: "boot/setOS" });
  shellSends({ type: "purchase/processIosIapPurchase", hash: "wrong" });
  expect(done).toEqual(["os ios", "signOut", "data.os is missing", "invalid hash"]);
});
