import { hashtagPickerV3 } from "@mindle/domain/widgets/hashtag-picker-v3/definition";
import { own } from "@mindle/domain/widgets/shared/parts";
import type { TypedRow } from "@mindle/domain/widgets/shared/typed-text";
import { useRef, useState } from "react";
import { useContentPage, useTexts } from "../../page-context.ts";
import { ProblemNote } from "../../parts/question/question.tsx";
import { type Tag as AnyTag, tagId, usePickedTags } from "../../parts/tags/picking.ts";
import { BlankTag, OptionTags, TagNotes, TagQuestion, TagString, TypedTag } from "../../parts/tags/tags.tsx";
import { TEXTS } from "../../parts/tags/texts.ts";
import { useFocusNext, withAttribute } from "../../parts/typing/keyboard.ts";
import { randomRowId } from "../../parts/typing/rows.ts";
import { TypedField } from "../../parts/typing/typed-field.tsx";
import { partProblem } from "../../problem-text.ts";
import { answeredWidget } from "../../widget-view.ts";
import styles from "./hashtag-picker-v3.module.css";

/** Tags on a string, and blank ones to write on. */
export default answeredWidget(hashtagPickerV3, function HashtagPickerV3(view) {
  const { id, props, value, onChange, problems, disabled } = view;
  const { language } = useContentPage();
  const { label, options, max, characters, placeholder } = props;
  /** Id of the typed tag in the field. It is updated at each keystroke; Enter only clears the field. */
  const [editing, setEditing] = useState<string>();
  const container = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(container);
  const picked = usePickedTags<AnyTag>({
    value,
    onChange,
    isKnown: (tag) => typeof tag !== "string" || own(options, tag) !== undefined,
    max,
  });
  const nameOf = (tag: AnyTag) =>
    typeof tag === "string" ? (own(options, tag)?.[language] ?? "") : tag.text;
  const typed = picked.tags.filter((tag) => typeof tag !== "string");
  const oldest = disabled ? undefined : picked.oldest;
  const write = (text: string) => {
    const known = typed.find((tag) => tag.id === editing);
    if (known === undefined) {
      const tag = { id: randomRowId(), text };
      setEditing(tag.id);
      picked.pick(tag);
    } else if (text === "") picked.erase(known.id);
    else picked.replace({ id: known.id, text });
  };
  return (
    <TagQuestion id={id} label={label} max={max} problems={problems}>
      <div className={styles.picker} ref={container}>
        <TagString>
          <OptionTags {...{ options, picked, oldest, disabled }} />
          {typed
            .filter((tag) => tag.id !== editing)
            .map((tag) => (
              <TypedTag
                key={tag.id}
                id={tag.id}
                name={tag.text}
                isLoose={oldest !== undefined && tag.id === tagId(oldest)}
                disabled={disabled}
                onEdit={() => {
                  setEditing(tag.id);
                  focusNext("textarea");
                }}
                onRemove={() => {
                  focusNext(
                    tag.text.trim() === "" ? "textarea" : `${withAttribute("data-undo", tag.id)} button`,
                  );
                  picked.remove(tag.id);
                }}
              />
            ))}
          {!disabled && (
            <OwnTag
              tag={typed.find((tag) => tag.id === editing)}
              onChange={write}
              onDone={() => {
                setEditing(undefined);
                focusNext("textarea");
              }}
              max={characters}
              placeholder={placeholder?.[language]}
              problem={editing === undefined ? undefined : partProblem(problems, editing, language)}
            />
          )}
        </TagString>
        {typed
          .filter((tag) => tag.id !== editing)
          .map((tag) => (
            <ProblemNote
              key={tag.id}
              id={`${id}-${tag.id}-problem`}
              text={partProblem(problems, tag.id, language)}
            />
          ))}
        <TagNotes
          removed={disabled ? [] : picked.removed.map(({ tag }) => ({ id: tagId(tag), name: nameOf(tag) }))}
          onRestore={(tag) => {
            // It may be the one in the field; any other text there is a tag already.
            setEditing(undefined);
            focusNext(withAttribute("data-tag", tag));
            picked.restore(tag);
          }}
          oldest={oldest === undefined ? undefined : nameOf(oldest)}
          max={max}
        />
      </div>
    </TagQuestion>
  );
});

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
function OwnTag({ tag, onChange, onDone, max, placeholder, problem }: OwnTagProps) {
  const texts = useTexts(TEXTS);
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
