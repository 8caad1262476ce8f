import { Drawer as Behaviour } from "@base-ui/react/drawer";
import { type ReactNode, useRef } from "react";
import styles from "./bottom-sheet.module.css";
import { useTone } from "./tone.ts";

interface BottomSheetProps {
  readonly open: boolean;
  /** Asked for by the handle, Escape, a press outside or a swipe down. */
  readonly onClose: () => void;
  readonly title: string;
  /** Names the handle, which also closes when it is pressed. */
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** Something that is pulled up over the page from below and let go again. Keeps the focus inside. */
export function BottomSheet({ open, onClose, title, closeLabel, children }: BottomSheetProps) {
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
          {/* The sheet itself is focused first: Enter must not close what has just opened. */}
          <Behaviour.Popup ref={popup} initialFocus={popup} className={styles.sheet} data-tone={tone}>
            <Behaviour.Close className={styles.handle} aria-label={closeLabel} />
            <Behaviour.Content className={styles.content}>
              <Behaviour.Title className={styles.title}>{title}</Behaviour.Title>
              {children}
            </Behaviour.Content>
          </Behaviour.Popup>
        </Behaviour.Viewport>
      </Behaviour.Portal>
    </Behaviour.Root>
  );
}
