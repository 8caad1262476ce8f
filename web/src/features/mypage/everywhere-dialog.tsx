import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface EverywhereDialogProps {
  readonly open: boolean;
  readonly loading: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before the user is signed out in every browser. */
export default function EverywhereDialog({ open, loading, onConfirm, onClose }: EverywhereDialogProps) {
  const { t } = useTranslation(["mypage", "common"]);
  return (
    <ConfirmDialog
      open={open}
      loading={loading}
      title={t("everywhere.title")}
      message={t("everywhere.text")}
      okLabel={t("everywhere.confirm")}
      cancelLabel={t("common:cancel")}
      onOk={onConfirm}
      onCancel={onClose}
    />
  );
}
