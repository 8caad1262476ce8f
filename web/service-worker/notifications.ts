import { appPath, parsePush } from "./push-message.ts";

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
  });
}

/** Goes to the window that shows the notification's path, or opens one: what is written in another one stays. */
export async function openNotification({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const data: unknown = notification.data;
  const named = typeof data === "object" && data !== null && "path" in data ? data.path : undefined;
  const path = appPath(named, self.location.origin);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === new URL(path, url).pathname);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}
