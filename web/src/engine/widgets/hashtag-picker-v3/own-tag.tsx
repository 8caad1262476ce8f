import type { TypedRow } from "@mindle/domain/widgets/answers/typed-text";
import { useContentPage } from "../../page-context.ts";
import { BlankTag } from "../../parts/tags/tag-string.tsx";
import { TEXTS } from "../../parts/tags/texts.ts";
import { TypedField } from "../../parts/typed-field.tsx";
import styles from "./hashtag-picker-v3.module.css";

interface OwnTagProps {
  /** The tag in the field; undefined while nothing is written. */
  readonly tag: TypedRow | undefined;
  onChange(text: string): void;
  /** The tag hangs, and the field is for another one. */
  onDone(): void;
  readonly max: number;
  readonly placeholder: string | undefined;
  readonly problem: string | undefined;
}

/** A blank tag to write on. */
export function OwnTag({ tag, onChange, onDone, max, placeholder, problem }: OwnTagProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const isFilled = tag !== undefined && tag.text.trim() !== "";
  return (
    <BlankTag isFilled={isFilled}>
      <TypedField
        label={{ hidden: texts.own }}
        look="line"
        value={tag?.text ?? ""}
        onChange={onChange}
        max={max}
        placeholder={placeholder ?? texts.own}
        problem={problem}
        disabled={false}
        part={tag?.id}
        onEnter={() => isFilled && onDone()}
      />
      {isFilled && (
        <button type="button" className={styles.done} onClick={onDone}>
          {texts.done}
        </button>
      )}
    </BlankTag>
  );
}
