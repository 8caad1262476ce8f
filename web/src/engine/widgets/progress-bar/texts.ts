import type { Language } from "@mindle/domain/catalogue/language";
import type { Unit } from "@mindle/domain/content/authored-text";
import { withUnit } from "@mindle/domain/widgets/summary";

interface Amount {
  readonly value: number;
  readonly max: number;
  readonly unit: Unit | undefined;
  /** From 0 to 1. */
  readonly share: number;
}

/** How much of all there is: counted, or in percent. */
export function amountText({ value, max, unit, share }: Amount, language: Language): string {
  if (unit === undefined) return `${Math.round(share * 100)}%`;
  return language === "ko"
    ? `${withUnit(max, unit, language)} 중 ${withUnit(value, unit, language)}`
    : `${value} of ${withUnit(max, unit, language)}`;
}
