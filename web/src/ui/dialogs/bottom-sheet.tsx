import { Drawer as BaseDrawer } from "@base-ui/react/drawer";
import { type ReactNode, useRef } from "react";
import { useTone } from "../tone.ts";
import styles from "./bottom-sheet.module.css";
import { useIgnoreDoubleClick } from "./dialog-hooks.ts";

interface BottomSheetProps {
  readonly open: boolean;
  /** Called by the handle, Escape, a press outside and a swipe down. */
  readonly onClose: () => void;
  readonly title: string;
  /** Accessible name of the handle, which closes the sheet when pressed. */
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A modal sheet at the lower edge of the screen. */
export function BottomSheet({ open, onClose, title, closeLabel, children }: BottomSheetProps) {
  const tone = useTone();
  const popup = useRef<HTMLDivElement>(null);
  useIgnoreDoubleClick(open);
  return (
    <BaseDrawer.Root
      open={open}
      onOpenChange={(next, { reason, event }) => {
        // The second press of a double one lands on the scrim, which is where the button was.
        const isDoubleClick = reason === "outside-press" && "detail" in event && event.detail > 1;
        if (!next && !isDoubleClick) onClose();
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
