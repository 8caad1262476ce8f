import type { ImageStore } from "../../engine/page-context.ts";
export function imageStore(_uid: string): ImageStore {
  const refuse = () => Promise.reject(new Error("pictures cannot be kept yet"));
  return { save: refuse, load: refuse, remove: () => {} };
}
