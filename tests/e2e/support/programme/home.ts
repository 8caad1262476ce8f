import { numberWord, ordinalWord } from "../../../../web/src/platform/i18n/counts.ts";
import { filled } from "../texts.ts";
import { Visitor } from "../visitor.ts";

/** Someone on the home screen. */
export class HomeVisitor extends Visitor {
  /** The notes of the programmes. */
  get notes() {
    return this.page.getByRole("article");
  }

  note(programme: string) {
    return this.page.getByRole("article", { name: programme, exact: true });
  }

  /** The button of a note, which opens this session. */
  start(session: number) {
    const ordinal = ordinalWord(session, this.language);
    return this.link(filled(this.texts.home.start, { ordinal, number: session }));
  }

  /** The heading that greets by this name. */
  greeting(nickname: string) {
    const name = filled(this.texts.home.title, { nickname });
    return this.page.getByRole("heading", { level: 1, name, exact: true });
  }

  waiting(count: number): string {
    const { waiting_one, waiting_other } = this.texts.home;
    return filled(count === 1 ? waiting_one : waiting_other, {
      count,
      number: numberWord(count, this.language),
    });
  }

  daysLeft(count: number): string {
    const { daysLeft_one, daysLeft_other } = this.texts.home;
    return filled(count === 1 ? daysLeft_one : daysLeft_other, { count });
  }

  /** Stands instead of `nothingPlanted` for those whose programmes have closed. */
  get ended() {
    return this.page.getByText(this.texts.home.ended.pot, { exact: true });
  }

  get nothingPlanted() {
    return this.page.getByText(this.texts.home.nothingPlanted, { exact: true });
  }
}
