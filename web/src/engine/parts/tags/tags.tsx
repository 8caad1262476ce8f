import type { Language } from "@mindle/domain/catalogue/language";
import type { Labelled } from "@mindle/domain/content/props";
import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { useContentPage, useTexts } from "../../page-context.ts";
import { Choice } from "../choices/choice.tsx";
import { Question } from "../question/question.tsx";
import { quoted, UndoNote } from "../typing/undo-note.tsx";
import styles from "./tags.module.css";
import { TEXTS } from "./texts.ts";

interface TagQuestionProps {
  readonly id: string;
  /** Absent where the text before it asks the question. */
  readonly label: Readonly<Record<Language, string>> | undefined;
  /** How many can be picked. */
  readonly max: number;
  readonly problems: readonly WidgetProblem[];
  readonly children: ReactNode;
}

/** A question with tags, or the tags alone. */
export function TagQuestion({ label, max, ...question }: TagQuestionProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  return (
    <Question {...question} label={label?.[language] ?? { hidden: texts.tags }} hint={texts.upTo(max)} />
  );
}

interface TagNotesProps {
  /** Tags that came off, by id. */
  readonly removed: readonly { readonly id: string; readonly name: string }[];
  onRestore(id: string): void;
  /** Name of the tag that the next one takes the place of; undefined while there is room, or nothing more to pick. */
  readonly oldest: string | undefined;
  readonly max: number;
}

/** Says which tags came down, and before that, which one will. In sight as long as the tags are. */
export function TagNotes({ removed, onRestore, oldest, max }: TagNotesProps) {
  const texts = useTexts(TEXTS);
  const isEmpty = removed.length === 0 && oldest === undefined;
  return (
    <div role="status" className={styles.notes} data-empty={isEmpty || undefined}>
      {removed.map(({ id, name }) => (
        <div key={id} data-undo={id}>
          <UndoNote text={texts.removed(quoted(name))} onUndo={() => onRestore(id)} />
        </div>
      ))}
      {oldest !== undefined && <p className={styles.warning}>{texts.full(max, quoted(oldest))}</p>}
    </div>
  );
}

/** A string with tags, in as many turns as they need. */
export function TagString({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.string}>{children}</ul>;
}

interface OptionTagsProps {
  readonly options: Labelled;
  readonly picked: { has(id: string): boolean; pick(id: string): void; remove(id: string): void };
  /** The one that the next tag takes the place of. */
  readonly oldest: unknown;
  readonly disabled: boolean;
}

/** Options as tags on a string. */
export function OptionTags({ options, picked, oldest, disabled }: OptionTagsProps) {
  const { language } = useContentPage();
  return Object.entries(options).map(([option, tag]) => (
    <li key={option} className={styles.place}>
      <Choice
        kind="checkbox"
        className={styles.tag}
        state={option === oldest ? "loose" : undefined}
        data-tag={option}
        checked={picked.has(option)}
        disabled={disabled}
        onChange={(checked) => (checked ? picked.pick(option) : picked.remove(option))}
      >
        <span className={styles.label}>{tag[language]}</span>
      </Choice>
    </li>
  ));
}

interface TypedTagProps {
  readonly id: string;
  /** What the person typed. */
  readonly name: string;
  readonly isLoose: boolean;
  readonly disabled: boolean;
  onEdit(): void;
  onRemove(): void;
}

/** A tag of the person's own, which hangs until it is taken down. */
export function TypedTag({ id, name, isLoose, disabled, onEdit, onRemove }: TypedTagProps) {
  const texts = useTexts(TEXTS);
  return (
    <li className={styles.place} data-part={id}>
      <div className={styles.tag} data-picked data-typed data-state={isLoose ? "loose" : undefined}>
        {disabled ? (
          <span className={styles.label}>{name}</span>
        ) : (
          <>
            <button
              type="button"
              className={styles.words}
              data-tag={id}
              aria-label={texts.edit(quoted(name))}
              onClick={onEdit}
            >
              {name.trim() || "…"}
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={texts.remove(quoted(name))}
              onClick={onRemove}
            >
              <StrokeIcon d="M7 7l10 10M17 7 7 17" size={16} />
            </button>
          </>
        )}
      </div>
    </li>
  );
}

/** A blank tag to write on. */
export function BlankTag({
  isFilled,
  children,
}: {
  readonly isFilled: boolean;
  readonly children: ReactNode;
}) {
  return (
    <li className={classNames(styles.place, styles.wide)}>
      <div className={classNames(styles.tag, styles.blank)} data-filled={isFilled || undefined}>
        {children}
      </div>
    </li>
  );
}
