import type { KeyPairsProps } from "@mindle/domain/widgets/key-pairs/widget";
import { firstOf, player, type Touch, wordFor } from "../../testing/player.ts";

export default player<KeyPairsProps>(async ({ slot, props, language }) => {
  const pairs: Record<string, unknown> = {};
  for (const [row, { label, options = {} }] of Object.entries(props.rows).slice(0, props.min)) {
    const editor = slot.getByRole("group", { name: label[language], exact: true });
    const [option] = firstOf(options, language, 1);
    if (option === undefined) {
      await editor.getByRole("textbox").fill(wordFor(language));
      pairs[row] = { text: wordFor(language) };
    } else {
      const [id, words] = option;
      await editor.getByRole("button", { name: words, exact: true }).click();
      pairs[row] = { choice: id };
    }
    await editor.getByRole("button").last().click();
  }
  return pairs;
});

export const touch: Touch = async (finger) => {
  for (let editors = 0; editors < 9 && (await finger.count("[data-editor]")) > 0; editors += 1) {
    const hasChoices = (await finger.count("[data-editor] button[aria-pressed]")) > 0;
    await (hasChoices ? finger.tap("[data-editor] button[aria-pressed]") : finger.fillAll());
    await finger.tap("[data-editor] button", -1);
  }
};
