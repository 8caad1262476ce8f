import { AlertDialog as BaseDialog } from "@base-ui/react/alert-dialog";
import type { RefObject } from "react";
import { Button } from "../controls/button.tsx";
import { useTone } from "../tone.ts";
import styles from "./dialog.module.css";
import { useCloseOnBack, useIgnoreDoubleClick } from "./dialog-hooks.ts";

interface AlertDialogProps {
  readonly open: boolean;
  readonly title?: string;
  readonly message: string;
  readonly okLabel: string;
  readonly onClose: () => void;
  /** Gets the focus when the dialog closes; by default what had it before. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
}

/** A message with one button that confirms it was read. */
export function AlertDialog({ open, title, message, okLabel, onClose, finalFocus }: AlertDialogProps) {
  const tone = useTone();
  useIgnoreDoubleClick(open);
  useCloseOnBack(open, onClose);
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.scrim} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup className={styles.alert} data-tone={tone} finalFocus={finalFocus}>
            {/* Without a title the message names the dialog. */}
            {title === undefined ? (
              <BaseDialog.Title className={styles.message}>{message}</BaseDialog.Title>
            ) : (
              <>
                <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
                <BaseDialog.Description className={styles.message}>{message}</BaseDialog.Description>
              </>
            )}
            <BaseDialog.Close render={<Button block />}>{okLabel}</BaseDialog.Close>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
