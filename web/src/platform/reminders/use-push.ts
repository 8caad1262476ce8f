import { useSyncExternalStore } from "react";
import { needsHomeScreen } from "../browser/in-app-browser.ts";
import { loadModule } from "../browser/load-module.ts";
import { type Save, useSave } from "../data/use-save.ts";
import { settings } from "../settings/settings.ts";
import { storedAtom, useAtom } from "../storage/stored-atom.ts";
import { pushToken } from "./stored-reminders.ts";

/**
 * - `unsupported`: this browser or this build shows no notifications.
 * - `needsHomeScreen`: this browser shows them once the page is added to the home screen.
 * - `off`: not asked, or turned off.
 * - `denied`: the browser blocks them.
 * - `on`: this browser is registered.
 */
type PushState = "unsupported" | "needsHomeScreen" | "off" | "denied" | "on";

const tokenAtom = storedAtom(pushToken);

interface Push {
  readonly state: PushState;
  /** Asks the browser for its permission and registers it: to be run by a press, and by nothing else. */
  readonly enable: Save<void>;
  readonly disable: Save<void>;
}

/** Whether this browser gets the user's reminders. */
export function usePush(uid: string): Push {
  const [token, setToken] = useAtom(tokenAtom);
  const permission = useSyncExternalStore(subscribe, currentPermission, () => undefined);
  const enable = useSave(async () => {
    // At once, because browsers answer it only for a short while after the press.
    if ((await Notification.requestPermission()) !== "granted") return;
    const { register } = await loadModule(() => import("./device.ts"));
    const registered = await register(uid);
    if (registered !== undefined) setToken(registered);
  });
  const disable = useSave(async () => {
    const { unregister } = await loadModule(() => import("./device.ts"));
    // Not the token of the last render: it may have been renewed since.
    const registered = pushToken.read();
    if (registered !== undefined) await unregister(registered, uid);
    setToken(undefined);
  });
  return { state: stateOf(permission, token), enable, disable };
}

function stateOf(permission: NotificationPermission | undefined, token: string | undefined): PushState {
  if (permission === undefined) return isInBuild() && needsHomeScreen() ? "needsHomeScreen" : "unsupported";
  if (permission === "denied") return "denied";
  return permission === "granted" && token !== undefined ? "on" : "off";
}

/** The browser's permission; undefined where there are no notifications. */
function currentPermission(): NotificationPermission | undefined {
  const isSupported = "Notification" in window && "PushManager" in window && "serviceWorker" in navigator;
  return isSupported && isInBuild() ? Notification.permission : undefined;
}

function isInBuild(): boolean {
  return settings().push.kind !== "none";
}

/** The person may allow or block notifications in the browser's settings, and come back. */
function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  addEventListener("focus", listener);
  return () => {
    document.removeEventListener("visibilitychange", listener);
    removeEventListener("focus", listener);
  };
}
