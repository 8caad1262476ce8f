import type { SeesawSide } from "@mindle/domain/widgets/seesaw/definition";

/** A row whose weight is chosen. */
export interface RowProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly side: SeesawSide;
  /** Undefined for a row that is not on the seesaw. */
  readonly weight: number | undefined;
  onWeight(weight: number): void;
  readonly isInvalid: boolean;
  readonly disabled: boolean;
}
