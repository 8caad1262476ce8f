import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { Character } from "@mindle/domain/assessment/characters";
import { type HTMLAttributes, type ReactNode, type RefObject, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { useCloseOnBack, useIgnoreDoubleClick } from "../../../ui/dialogs/dialog-hooks.ts";
import { toneOf } from "../../../ui/tone.ts";
import styles from "./ending-dialog.module.css";

interface EndingDialogProps extends Pick<HTMLAttributes<HTMLDivElement>, "onClick" | "onKeyDown"> {
  readonly kind: "session" | "programme";
  readonly character: Character;
  readonly popup?: RefObject<HTMLDivElement | null>;
  readonly className: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** An ending over the whole screen, as a column. */
export function EndingDialog(props: EndingDialogProps) {
  const ownPopup = useRef<HTMLDivElement>(null);
  const { kind, character, popup = ownPopup, className, onClose, children, ...popupProps } = props;
  useIgnoreDoubleClick(true);
  useCloseOnBack(true, onClose);
  return (
    <BaseDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Popup
          ref={popup}
          initialFocus={popup}
          className={classNames(styles.ending, className)}
          data-tone={toneOf(character)}
          data-ending={kind}
          {...popupProps}
        >
          <div className={styles.column}>{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

export function EndingTitle({ children }: { readonly children: ReactNode }) {
  return <BaseDialog.Title className={styles.title}>{children}</BaseDialog.Title>;
}
