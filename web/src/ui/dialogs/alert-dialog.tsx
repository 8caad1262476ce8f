import { AlertDialog as BaseDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode, RefObject } from "react";
import { Button } from "../controls/button.tsx";
import { useTone } from "../tone.ts";
import styles from "./dialog.module.css";
import { useCloseOnBack, useIgnoreDoubleClick } from "./dialog-hooks.ts";

interface AlertFrameProps {
  readonly open: boolean;
  readonly title?: string | undefined;
  readonly message: string;
  readonly onClose: () => void;
  /** Something is running, so that it cannot be closed. */
  readonly busy?: boolean;
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** What messages and questions have in common; each has its own buttons. */
export function AlertFrame(props: AlertFrameProps) {
  const { open, title, message, onClose, busy = false, finalFocus, children } = props;
  const tone = useTone();
  const close = () => {
    if (!busy) onClose();
  };
  useIgnoreDoubleClick(open);
  useCloseOnBack(open, close);
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.scrim} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={styles.alert}
            data-tone={tone}
            aria-busy={busy || undefined}
            finalFocus={finalFocus}
          >
            {/* Without a title the message names the dialog. */}
            {title === undefined ? (
              <BaseDialog.Title className={styles.message}>{message}</BaseDialog.Title>
            ) : (
              <>
                <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
                <BaseDialog.Description className={styles.message}>{message}</BaseDialog.Description>
              </>
            )}
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

interface AlertDialogProps extends Omit<AlertFrameProps, "children" | "busy"> {
  readonly okLabel: string;
}

/** A message with one button that confirms it was read. */
export function AlertDialog({ okLabel, ...frame }: AlertDialogProps) {
  return (
    <AlertFrame {...frame}>
      <BaseDialog.Close render={<Button block />}>{okLabel}</BaseDialog.Close>
    </AlertFrame>
  );
}
