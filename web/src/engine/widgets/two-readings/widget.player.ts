import type { TwoReadingsProps } from "@mindle/domain/widgets/two-readings/props";
import { expect } from "@playwright/test";
import { player, type Touch } from "../../testing/player.ts";

// Only the first degree is asked for.
export default player<TwoReadingsProps>(async ({ slot }) => {
  await slot.getByRole("spinbutton").fill("30");
  return expect.objectContaining({ first: expect.objectContaining({ deg: 30, at: null }) });
});

export const touch: Touch = (finger) => finger.slideAll();
