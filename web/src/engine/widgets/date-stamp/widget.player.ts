import type { DateStampProps } from "@mindle/domain/widgets/date-stamp/widget";
import { expect } from "@playwright/test";
import { player } from "../../testing/player.ts";

// Nobody answers it: the page stamps the day.
export default player<DateStampProps>(async ({ slot }) => {
  await expect(slot).toContainText(/\d/);
  return expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
});
