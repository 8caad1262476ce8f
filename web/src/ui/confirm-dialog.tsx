import { AlertDialog as Behaviour } from "@base-ui/react/alert-dialog";
import { Button } from "./button.tsx";
import styles from "./dialog.module.css";
import { useTone } from "./tone.ts";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title?: string;
  readonly message: string;
  readonly okLabel: string;
  readonly cancelLabel: string;
  /** What follows cannot be taken back. */
  readonly danger?: boolean;
  /** What was confirmed is under way: the dialog waits with it and cannot be left. */
  readonly loading?: boolean;
  readonly onOk: () => void;
  /** Asked for by the cancel button or Escape. */
  readonly onCancel: () => void;
}

/** A question before something is done. The focus begins at the way out, so that Enter alone does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    message,
    okLabel,
    cancelLabel,
    danger = false,
    loading = false,
    onOk,
    onCancel,
  } = props;
  const tone = useTone();
  return (
    <Behaviour.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !loading) onCancel();
      }}
    >
      <Behaviour.Portal>
        <Behaviour.Backdrop className={styles.scrim} />
        <Behaviour.Viewport className={styles.viewport}>
          <Behaviour.Popup className={styles.alert} data-tone={tone} aria-busy={loading || undefined}>
            {/* Without a title of its own the message names the dialog. */}
            {title === undefined ? (
              <Behaviour.Title className={styles.message}>{message}</Behaviour.Title>
            ) : (
              <>
                <Behaviour.Title className={styles.title}>{title}</Behaviour.Title>
                <Behaviour.Description className={styles.message}>{message}</Behaviour.Description>
              </>
            )}
            <div className={styles.actions}>
              <Behaviour.Close render={<Button variant="secondary" aria-disabled={loading || undefined} />}>
                {cancelLabel}
              </Behaviour.Close>
              <Button variant={danger ? "danger" : "primary"} loading={loading} onClick={onOk}>
                {okLabel}
              </Button>
            </div>
          </Behaviour.Popup>
        </Behaviour.Viewport>
      </Behaviour.Portal>
    </Behaviour.Root>
  );
}
