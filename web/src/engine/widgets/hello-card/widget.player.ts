import type { HelloCardProps } from "@mindle/domain/widgets/hello-card/props";
import { expect } from "@playwright/test";
import { choose, firstOf, player } from "../../testing/player.ts";

// Who, and words to begin with.
export default player<HelloCardProps>(async ({ slot, props, language }) => {
  const [role] = firstOf(props.roles, language, 1);
  const [start] = firstOf(props.starts.formal, language, 1);
  if (start === undefined) throw new Error("expected words to begin with");
  if (role !== undefined) await choose(slot.getByRole("radio", { name: role[1], exact: true }));
  await choose(slot.getByRole("radio", { name: start[1], exact: true }));
  return { cards: [expect.objectContaining({ role: role?.[0] ?? null, text: start[1] })] };
});
