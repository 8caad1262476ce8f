import { nextSpanChange } from "@mindle/domain/programme/progress";
import { isOpenOnDevice, type UsageInfo } from "@mindle/domain/purchase/grant";
import { useNow } from "../../../platform/browser/use-now.ts";

/** Whether a programme with these spans is open now, also when that changes while the page is shown. */
export function useIsOpen(spans: readonly UsageInfo[]): boolean {
  return isOpenOnDevice(
    spans,
    useNow((now) => nextSpanChange(spans, now)),
  );
}
