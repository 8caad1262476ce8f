import type { Language } from "@mindle/domain/catalogue/language";
import type { RecalledAnswers } from "@mindle/domain/content/recalls";
import { createContext, useContext } from "react";
import type { ImageStore } from "../platform/answers/image-store.ts";
import type { Figure } from "../ui/pictures/characters/palette.ts";

/** What widgets know of the page around them. */
export interface ContentPage {
  readonly language: Language;
  /** The day at UTC+9, `YYYY-MM-DD`. */
  readonly today: string;
  /** Answers by name, for `{name}` in texts. */
  readonly answers: RecalledAnswers;
  /** The step, and where in it the page is. */
  readonly stepTitle: string;
  readonly viewNo: number;
  readonly lastViewNo: number;
  /** Address of an asset; undefined for a missing one, which is reported. */
  assetUrl(key: string): string | undefined;
  /** Reports a picture, sound or film that could not be loaded or decoded. The widget itself shows its words. */
  mediaFailed(url: string): void;
  /** The child beside the page, which says short replies. */
  readonly child?: Figure | undefined;
  /** It is a part of another page, whose title comes before its own. */
  readonly isPart?: boolean;
  /** Shows the pages gone through so far, to go back to one; without it there is no such list. */
  openWay?(): void;
  /** Finishes the page, or says what is missing. */
  finish(): void;
  /**
   * Lets the press that finishes the page wait for work whose result is part of the answers, such as a picture that is
   * being saved. Resolves to whether it is part of them now; where it is not, the press counts no more.
   */
  finishAfter(work: Promise<boolean>): void;
  /** True while the press that finishes the page waits for something. */
  readonly isFinishing: boolean;
  /** Whether the page was finished since it was shown. */
  wasFinished(): boolean;
  readonly images: ImageStore;
  /** Crisis words were typed: no reply to them is shown. */
  readonly hasCrisis?: boolean;
}

const PageContext = createContext<ContentPage | undefined>(undefined);

export const ContentPageProvider = PageContext.Provider;

/** The page that a widget is on. */
export function useContentPage(): ContentPage {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error("a widget is shown on a content page only");
  return page;
}

/** Texts in the language of the page. */
export function useTexts<const Texts extends Readonly<Record<Language, unknown>>>(
  texts: Texts,
): Texts[Language] {
  return texts[useContentPage().language];
}
