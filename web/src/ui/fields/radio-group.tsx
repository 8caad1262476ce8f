import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import styles from "./radio-group.module.css";
import scale from "./radio-scale.module.css";
import { useFilledIn } from "./use-filled-in.ts";

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
  /** In place of the dot. */
  readonly picture?: ReactNode;
}

interface RadioGroupProps<Value extends string> {
  /** Shared by the buttons of the group, unique on the page. */
  readonly name: string;
  readonly legend: string;
  /** For a legend that repeats the heading above it. */
  readonly legendHidden?: boolean;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  /** May start a transition: the browser shows the choice without waiting for `value`. */
  readonly onChange: (value: Value) => void;
  /** Marks the group and is announced when it appears. */
  readonly error?: string | undefined;
  /** Bordered rows, three pictures beside each other, or five circles in a row that grow from the least to the most. */
  readonly variant?: "plain" | "tiles" | "scale";
  readonly ref?: Ref<HTMLFieldSetElement>;
}

/** One of a few options, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, legend, legendHidden = false, options, value, onChange, error } = props;
  const { variant = "plain", ref } = props;
  const legendId = useId();
  const errorId = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(value);
  const isInvalid = error !== undefined && error !== "";
  const chosen = options.find((option) => option.value === value);
  const isScale = variant === "scale";
  const Option = isScale ? ScaleOption : RowOption;

  const choose = (option: RadioOption<Value>) => {
    shown.current = option.value;
    onChange(option.value);
  };

  // The inputs are uncontrolled, so that React does not undo a choice until a transition ends.
  useLayoutEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    for (const input of list.current?.querySelectorAll("input") ?? []) {
      input.checked = input.value === value;
    }
  }, [value]);
  // Afterwards: what it tells counts from the next drawing on.
  useFilledIn(list, (box) => {
    const input = box.querySelector<HTMLInputElement>("input:checked");
    const option = options.find((one) => one.value === input?.value);
    if (option !== undefined && option.value !== value) choose(option);
  });

  return (
    <fieldset
      ref={ref}
      className={classNames(styles.group, isScale ? scale.scale : styles[variant])}
      aria-label={legendHidden ? legend : undefined}
      aria-labelledby={legendHidden ? undefined : legendId}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? errorId : undefined}
    >
      {!legendHidden && (
        <p className={classNames(styles.legend, isScale && scale.legend)} id={legendId}>
          {legend}
        </p>
      )}
      <div ref={list} className={classNames(styles.options, isScale && scale.options)}>
        {options.map((option) => (
          <Option
            key={option.value}
            {...option}
            name={name}
            defaultChecked={option.value === value}
            onChange={() => choose(option)}
          />
        ))}
      </div>
      {isScale && (
        <div className={scale.ends} data-replied={chosen !== undefined || undefined} aria-hidden="true">
          <span>{options[0]?.label}</span>
          <span>{options.at(-1)?.label}</span>
          {chosen !== undefined && <span className={scale.reply}>{chosen.label}</span>}
        </div>
      )}
      <p className={classNames(styles.error, isScale && scale.error)} id={errorId} role="alert">
        {isInvalid ? error : null}
      </p>
    </fieldset>
  );
}

interface OptionProps extends RadioOption<string> {
  readonly name: string;
  readonly defaultChecked: boolean;
  readonly onChange: () => void;
}

function RowOption({ label, description, picture, ...input }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type="radio" className={styles.input} {...input} />
      {picture ?? <span className={styles.dot} />}
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
    </label>
  );
}

function ScaleOption({ label, description: _, picture: __, ...input }: OptionProps) {
  return (
    <label className={scale.point} data-label={label}>
      <input type="radio" className={styles.input} aria-label={label} {...input} />
      <span className={scale.circle} />
    </label>
  );
}
