import { type OverlayProps, useLazyOverlay } from "./use-lazy-overlay.ts";

const loadSignOut = () => import("./sign-out.tsx");
const NAMESPACES = ["mypage"] as const;

/** Signs out when it is opened, after asking what should become of what was not sent yet. Its `Component` is to be rendered. */
export function useSignOut() {
  return useLazyOverlay<OverlayProps>(loadSignOut, NAMESPACES);
}
