import { appPath, PAUSE, PAUSE_PATH, parsePush, pauseLabel } from "./push-message.ts";

declare const self: ServiceWorkerGlobalScope;

/** Written above this code by the build. */
declare const PRODUCT_NAME: string;

/** A new reminder replaces one that nobody looked at. */
const TAG = "reminder";

/** Shows what a push says. */
export function showPush(event: PushEvent): Promise<void> {
  const { title, text, path } = parsePush(event.data?.text(), PRODUCT_NAME, self.location.origin);
  return self.registration.showNotification(title, {
    body: text,
    icon: "/app-icon-192.png",
    badge: "/notification-badge.png",
    tag: TAG,
    data: { path },
    ...actions(text),
  });
}

/** A button that leads to pausing reminders, where the system shows buttons. The types of the platform do not know it yet. */
function actions(text: string): object {
  return text === "" ? {} : { actions: [{ action: PAUSE, title: pauseLabel(text) }] };
}

/** Goes to the window that shows the notification's path, or opens one: what is written in another one stays. */
export async function openNotification({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const data: unknown = notification.data;
  const named = typeof data === "object" && data !== null && "path" in data ? data.path : undefined;
  const path = action === PAUSE ? PAUSE_PATH : appPath(named, self.location.origin);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === new URL(path, url).pathname);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}
