import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import { Icon } from "../pictures/icon.tsx";
import { useTone } from "../tone.ts";
import styles from "./dialog.module.css";
import { useCloseOnBack, useIgnoreDoubleClick } from "./dialog-hooks.ts";

interface DialogProps {
  readonly open: boolean;
  /** Called by the close button, Escape and a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A modal dialog in the middle of the screen. */
export function Dialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  const tone = useTone();
  useIgnoreDoubleClick(open);
  useCloseOnBack(open, onClose);
  const popup = useRef<HTMLDivElement>(null);
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
          {/* Focused itself, so that Enter does not press its close button. */}
          <BaseDialog.Popup ref={popup} initialFocus={popup} className={styles.modal} data-tone={tone}>
            <div className={styles.head}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              <BaseDialog.Close className={styles.close} aria-label={closeLabel}>
                <Icon name="close" />
              </BaseDialog.Close>
            </div>
            {children}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
