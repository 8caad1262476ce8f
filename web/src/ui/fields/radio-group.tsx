import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import styles from "./radio-group.module.css";
import { useFilledIn } from "./use-filled-in.ts";

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
  readonly disabled?: boolean;
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
  readonly disabled?: boolean;
  /** Bordered rows, three pictures beside each other, or five circles in a row that grow from the least to the most. */
  readonly variant?: "plain" | "tiles" | "scale";
  readonly ref?: Ref<HTMLFieldSetElement>;
}

/** One of a few options, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, legend, legendHidden = false, options, value, onChange, error, disabled } = props;
  const { variant = "plain", ref } = props;
  const legendId = useId();
  const errorId = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(value);
  const isInvalid = error !== undefined && error !== "";
  const chosen = options.find((option) => option.value === value);
  const Option = variant === "scale" ? ScaleOption : RowOption;

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
      className={classNames(styles.group, styles[variant])}
      disabled={disabled}
      aria-label={legendHidden ? legend : undefined}
      aria-labelledby={legendHidden ? undefined : legendId}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? errorId : undefined}
    >
      {!legendHidden && (
        <p className={styles.legend} id={legendId}>
          {legend}
        </p>
      )}
      <div ref={list} className={styles.options}>
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
      {variant === "scale" && (
        <div className={styles.ends} data-replied={chosen !== undefined || undefined} aria-hidden="true">
          <span>{options[0]?.label}</span>
          <span>{options.at(-1)?.label}</span>
          {chosen !== undefined && <span className={styles.reply}>{chosen.label}</span>}
        </div>
      )}
      <p className={styles.error} id={errorId} role="alert">
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
    <label className={styles.point} data-label={label}>
      <input type="radio" className={styles.input} aria-label={label} {...input} />
      <span className={styles.circle} />
    </label>
  );
}
