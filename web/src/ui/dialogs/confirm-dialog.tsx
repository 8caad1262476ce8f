import { AlertDialog as BaseDialog } from "@base-ui/react/alert-dialog";
import { Button } from "../controls/button.tsx";
import { AlertFrame } from "./alert-dialog.tsx";
import styles from "./dialog.module.css";

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
  return (
    <AlertFrame open={open} title={title} message={message} busy={loading} onClose={onCancel}>
      <div className={styles.actions}>
        <BaseDialog.Close render={<Button variant="secondary" aria-disabled={loading || undefined} />}>
          {cancelLabel}
        </BaseDialog.Close>
        <Button variant={danger ? "danger" : "primary"} loading={loading} onClick={onOk}>
          {okLabel}
        </Button>
      </div>
    </AlertFrame>
  );
}
