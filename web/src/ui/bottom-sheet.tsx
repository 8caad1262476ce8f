import { Drawer as BaseDrawer } from "@base-ui/react/drawer";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./bottom-sheet.module.css";
import { useTone } from "./tone.ts";

interface BottomSheetProps {
  readonly open: boolean;
  /** Called by the handle, Escape, a press outside and a swipe down. */
  readonly onClose: () => void;
  readonly title: string;
  /** Accessible name of the handle, which closes the sheet when pressed. */
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** Longer than two presses of a double one are apart. */
const DOUBLE_PRESS_MS = 500;

/** A modal sheet at the lower edge of the screen. */
export function BottomSheet({ open, onClose, title, closeLabel, children }: BottomSheetProps) {
  const tone = useTone();
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => (open ? ignoreSecondPress : undefined), [open]);
  return (
    <BaseDrawer.Root
      open={open}
      onOpenChange={(next, { reason, event }) => {
        // The second press of a double one lands on the scrim, which is where the button was.
        const isSecondPress = reason === "outside-press" && "detail" in event && event.detail > 1;
        if (!next && !isSecondPress) onClose();
      }}
    >
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop className={styles.scrim} />
        <BaseDrawer.Viewport className={styles.viewport}>
          {/* Focused itself, so that Enter does not press its handle. */}
          <BaseDrawer.Popup ref={popup} initialFocus={popup} className={styles.sheet} data-tone={tone}>
            <BaseDrawer.Close className={styles.handle} aria-label={closeLabel} />
            <BaseDrawer.Content className={styles.content}>
              <BaseDrawer.Title className={styles.title}>{title}</BaseDrawer.Title>
              {children}
            </BaseDrawer.Content>
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  );
}

/** Once the sheet has closed, the second press of a double one lands on what was below it. */
function ignoreSecondPress(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", ignore, { capture: true });
  setTimeout(() => window.removeEventListener("click", ignore, { capture: true }), DOUBLE_PRESS_MS);
}
