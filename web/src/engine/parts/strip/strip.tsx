import type { SlidesProps } from "@mindle/domain/widgets/slides/widget";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { useContentPage, useTexts } from "../../page-context.ts";
import { RichText } from "../../rich-text/rich-text.tsx";
import { AssetPicture } from "../asset-picture.tsx";
import styles from "./strip.module.css";
import type { StripState } from "./use-strip.ts";

const TEXTS = {
  ko: {
    one: "카드",
    place: (at: number, count: number) => `${count}장 중 ${at}번째`,
    previous: "이전 카드",
    next: "다음 카드",
  },
  en: {
    one: "card",
    place: (at: number, count: number) => `${at} of ${count}`,
    previous: "Previous card",
    next: "Next card",
  },
} as const;

interface StripProps {
  readonly strip: StripState;
  readonly label: string;
  readonly panels: readonly ReactNode[];
  /** Called when a finger, pen or mouse is pressed on it. */
  onTouch?(): void;
}

/** Panels side by side, of which one is in front. */
export function Strip({ strip, label, panels, onTouch }: StripProps) {
  const texts = useTexts(TEXTS);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll.
    <div
      ref={strip.ref}
      role="group"
      aria-label={label}
      className={styles.strip}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
      tabIndex={0}
      onScroll={strip.onScroll}
      onKeyDown={strip.onKeyDown}
      onPointerDown={onTouch}
    >
      {panels.map((panel, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a card is no group of fields.
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: panels keep their order.
          key={at}
          role="group"
          aria-roledescription={texts.one}
          aria-label={texts.place(at + 1, panels.length)}
          className={styles.place}
          data-front={at === strip.at || undefined}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

/** A seed for each panel, the one in front grown. */
export function Seeds({ at, count }: { readonly at: number; readonly count: number }) {
  return (
    <span className={styles.seeds} aria-hidden="true">
      {Array.from({ length: count }, (_, seed) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seeds keep their place.
        <span key={seed} className={styles.seed} data-front={seed === at || undefined} />
      ))}
    </span>
  );
}

interface TurnButtonProps {
  readonly strip: StripState;
  readonly count: number;
  readonly to: "previous" | "next";
  onTurn?(): void;
}

/** A button to the panel before or after; at the end of the strip it keeps the focus, without effect. */
export function TurnButton({ strip, count, to, onTurn }: TurnButtonProps) {
  const { language } = useContentPage();
  const isEnd = to === "previous" ? strip.at === 0 : strip.at === count - 1;
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={TEXTS[language][to]}
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (isEnd) return;
        onTurn?.();
        strip.goTo(strip.at + (to === "previous" ? -1 : 1));
      }}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={to === "previous" ? "M14.5 5.5 8 12l6.5 6.5" : "M9.5 5.5 16 12l-6.5 6.5"}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

interface PlaceNoteProps {
  readonly at: number;
  readonly count: number;
  /** Announced when it changes; not while panels move by themselves. */
  readonly isLive: boolean;
  /** For screen readers only. */
  readonly isHidden?: boolean;
}

/** Says which panel is in front. */
export function PlaceNote({ at, count, isLive, isHidden = false }: PlaceNoteProps) {
  const { language } = useContentPage();
  return (
    <p className={isHidden ? undefined : styles.number} aria-live={isLive ? "polite" : "off"}>
      {!isHidden && <span aria-hidden="true">{`${at + 1} / ${count}`}</span>}
      <VisuallyHidden>{TEXTS[language].place(at + 1, count)}</VisuallyHidden>
    </p>
  );
}

/** What is on a card or slide: a picture, words or both. */
export function Panel({ panel }: { readonly panel: SlidesProps["slides"][number] }) {
  const { language } = useContentPage();
  const { picture, title, text } = panel;
  const hasWords = title !== undefined || text !== undefined;
  return (
    <div className={styles.panel} data-words={hasWords || undefined}>
      {picture !== undefined && (
        <div className={styles.picture}>
          <AssetPicture asset={picture.asset} alt={picture.alt[language]} />
        </div>
      )}
      {hasWords && (
        <div className={styles.words}>
          {title !== undefined && <p className={styles.title}>{title[language]}</p>}
          {text !== undefined && <RichText text={text} />}
        </div>
      )}
    </div>
  );
}
