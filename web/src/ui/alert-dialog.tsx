import { AlertDialog as Behaviour } from "@base-ui/react/alert-dialog";
import { Button } from "./button.tsx";
import styles from "./dialog.module.css";
import { useTone } from "./tone.ts";

interface AlertDialogProps {
  readonly open: boolean;
  readonly title?: string;
  readonly message: string;
  readonly okLabel: string;
  readonly onClose: () => void;
}

/** Something to be told, with one button to say it was read. */
export function AlertDialog({ open, title, message, okLabel, onClose }: AlertDialogProps) {
  const tone = useTone();
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
          <Behaviour.Popup className={styles.alert} data-tone={tone}>
            {/* Without a title of its own the message names the dialog. */}
            {title === undefined ? (
              <Behaviour.Title className={styles.message}>{message}</Behaviour.Title>
            ) : (
              <>
                <Behaviour.Title className={styles.title}>{title}</Behaviour.Title>
                <Behaviour.Description className={styles.message}>{message}</Behaviour.Description>
              </>
            )}
            <Behaviour.Close render={<Button block />}>{okLabel}</Behaviour.Close>
          </Behaviour.Popup>
        </Behaviour.Viewport>
      </Behaviour.Portal>
    </Behaviour.Root>
  );
}
