import { AlertDialog as BaseDialog } from "@base-ui/react/alert-dialog";
import { Button } from "../controls/button.tsx";
import { useTone } from "../tone.ts";
import styles from "./dialog.module.css";
import { useCloseOnBack, useIgnoreDoubleClick } from "./dialog-hooks.ts";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  readonly okLabel: string;
  readonly cancelLabel: string;
  /** The action cannot be undone. */
  readonly danger?: boolean;
  /** The confirmed action is running; the dialog cannot be closed. */
  readonly loading?: boolean;
  readonly onOk: () => void;
  /** Called by the cancel button and Escape. */
  readonly onCancel: () => void;
}

/** Asks before an action. Cancel has the initial focus, so that Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, okLabel, cancelLabel, onOk, onCancel } = props;
  const { danger = false, loading = false } = props;
  const tone = useTone();
  useIgnoreDoubleClick(open);
  useCloseOnBack(open, () => {
    if (!loading) onCancel();
  });
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !loading) onCancel();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.scrim} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup className={styles.alert} data-tone={tone} aria-busy={loading || undefined}>
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            <BaseDialog.Description className={styles.message}>{message}</BaseDialog.Description>
            <div className={styles.actions}>
              <BaseDialog.Close render={<Button variant="secondary" aria-disabled={loading || undefined} />}>
                {cancelLabel}
              </BaseDialog.Close>
              <Button variant={danger ? "danger" : "primary"} loading={loading} onClick={onOk}>
                {okLabel}
              </Button>
            </div>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
