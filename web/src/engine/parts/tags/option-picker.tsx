import type { Labelled } from "@mindle/domain/content/props";
import { own } from "@mindle/domain/widgets/shared/parts";
import { type ChosenIds, MAX_TAGS } from "@mindle/domain/widgets/shared/several-choices";
import { type ReactNode, useRef } from "react";
import { useContentPage } from "../../page-context.ts";
import type { WidgetViewProps } from "../../widget-view.ts";
import { useFocusNext, withAttribute } from "../typing/keyboard.ts";
import styles from "./option-picker.module.css";
import { usePickedTags } from "./picking.ts";
import { OptionTags, TagNotes, TagQuestion, TagString } from "./tags.tsx";

interface OptionPickerProps extends Omit<WidgetViewProps<unknown, ChosenIds>, "props"> {
  /** Absent where the text before it asks the question. */
  readonly label?: Labelled[string] | undefined;
  /** Options on strings of their own, by the id of the group. */
  readonly groups: Readonly<
    Record<string, { readonly label?: Labelled[string]; readonly options: Labelled }>
  >;
}

/** A question whose options are tags on strings. */
export function OptionPicker(picker: OptionPickerProps) {
  const { id, label: question, groups, value, onChange, problems, disabled } = picker;
  const { language } = useContentPage();
  const container = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(container);
  const options: Labelled = Object.fromEntries(
    Object.values(groups).flatMap((group) => Object.entries(group.options)),
  );
  const nameOf = (option: string) => own(options, option)?.[language] ?? "";
  const picked = usePickedTags({
    value,
    onChange,
    isKnown: (option) => own(options, option) !== undefined,
    max: MAX_TAGS,
  });
  const available = Object.keys(options).length;
  const hasMore = available > picked.tags.length;
  const oldest = hasMore && !disabled ? picked.oldest : undefined;
  return (
    <TagQuestion id={id} label={question} max={Math.min(MAX_TAGS, available)} problems={problems}>
      <div className={styles.picker} ref={container}>
        {Object.entries(groups).map(([group, { label, options: tags }]) => (
          <Group key={group} id={`${id}-${group}`} label={label?.[language]}>
            <OptionTags {...{ options: tags, picked, oldest, disabled }} />
          </Group>
        ))}
        <TagNotes
          removed={disabled ? [] : picked.removed.map(({ tag }) => ({ id: tag, name: nameOf(tag) }))}
          onRestore={(option) => {
            focusNext(withAttribute("data-tag", option));
            picked.restore(option);
          }}
          oldest={oldest === undefined ? undefined : nameOf(oldest)}
          max={MAX_TAGS}
        />
      </div>
    </TagQuestion>
  );
}

interface GroupProps {
  readonly id: string;
  readonly label: string | undefined;
  readonly children: ReactNode;
}

function Group({ id, label, children }: GroupProps) {
  if (label === undefined) return <TagString>{children}</TagString>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out like the rest of the group.
    <div role="group" className={styles.group} aria-labelledby={id}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <TagString>{children}</TagString>
    </div>
  );
}
