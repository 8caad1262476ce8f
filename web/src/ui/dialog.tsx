import { Dialog as Behaviour } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import { useTone } from "./tone.ts";

interface DialogProps {
  readonly open: boolean;
  /** Asked for by the close button, Escape or a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A modal dialog in the middle of the screen. */
export function Dialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  const tone = useTone();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Behaviour.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Behaviour.Portal>
        <Behaviour.Backdrop className={styles.scrim} />
        <Behaviour.Viewport className={styles.viewport}>
          {/* Focused itself, so that Enter does not press its close button. */}
          <Behaviour.Popup ref={popup} initialFocus={popup} className={styles.modal} data-tone={tone}>
            <div className={styles.head}>
              <Behaviour.Title className={styles.title}>{title}</Behaviour.Title>
              <Behaviour.Close className={styles.close} aria-label={closeLabel}>
                <Icon name="close" />
              </Behaviour.Close>
            </div>
            {children}
          </Behaviour.Popup>
        </Behaviour.Viewport>
      </Behaviour.Portal>
    </Behaviour.Root>
  );
}
