import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./file-choice.module.css";

/** Named one by one: phones then hand over a JPEG of photos that are HEIC. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/gif,image/avif";

interface FileChoiceProps {
  readonly look: "frame" | "button";
  readonly children: ReactNode;
  readonly disabled: boolean;
  onChoose(file: File): void;
}

/** What opens the device's pictures; a picture may be dropped on it too. */
export function FileChoice({ look, children, disabled, onChoose }: FileChoiceProps) {
  return (
    <label className={classNames(styles.choice, styles[look])} data-disabled={disabled || undefined}>
      {children}
      <input
        type="file"
        className={styles.input}
        accept={ACCEPTED}
        disabled={disabled}
        onChange={(event) => {
          const input = event.currentTarget;
          const [file] = input.files ?? [];
          if (file !== undefined) onChoose(file);
          // The same file may be chosen once more.
          input.value = "";
        }}
      />
    </label>
  );
}
