import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";

/** One calm line with the numbers to call, which the client knows. */
export const helplineProps = z.strictObject({
  text: z._default(text(2), {
    ko: "이야기하고 싶어지면 지금 바로 걸 수 있어요.",
    en: "If you’d like to talk to someone, you can call now.",
  }),
});

export type HelplineProps = z.output<typeof helplineProps>;
