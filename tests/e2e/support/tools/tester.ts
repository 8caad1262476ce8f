import type { Language } from "@mindle/domain/catalogue/localized";
import { expect, type Locator, type Page } from "@playwright/test";
import { filled } from "../texts.ts";
import { Visitor } from "../visitor.ts";

/** The views of the developer panel. */
export const VIEWS = ["settings", "mailbox", "accounts", "events", "signIn", "shell", "time", "api"] as const;

/** Page object: a tester with the developer panel. */
export class Tester extends Visitor {
  readonly panel: Visitor["texts"]["developer"];

  constructor(page: Page, language: Language) {
    super(page, language);
    this.panel = this.texts.developer;
  }

  /** Opens the panel with one of its views. */
  async openView(view: (typeof VIEWS)[number]): Promise<void> {
    await this.open(`/developer?view=${view}`);
    await expect(this.page.getByRole("tab", { selected: true })).toHaveText(this.panel.views[view]);
  }

  field(setting: keyof Visitor["texts"]["developer"]["settings"]["names"]): Locator {
    return this.page.getByRole("textbox", { name: this.panel.settings.names[setting], exact: true });
  }

  /** Saves or resets, and waits until the page has reloaded. */
  async reloadWith(button: "save" | "reset"): Promise<void> {
    const loaded = this.page.waitForEvent("load");
    await this.button(this.panel.settings[button]).click();
    await loaded;
  }

  get changed(): Locator {
    return this.page.getByRole("region", { name: filled(this.panel.active.title, { count: 1 }) });
  }
}
