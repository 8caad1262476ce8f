import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { afterPaint } from "../../platform/browser/timing.ts";
import { ToastProvider, useToast } from "../../ui/dialogs/toast.tsx";
import type { OverlayProps } from "../use-lazy-overlay.ts";

/** Says that a purchase is done, in the words of the sheet in which it was begun. */
export default function PurchaseNewsToast(props: OverlayProps) {
  const { t } = useTranslation(["program-schedule", "common"]);
  return (
    <ToastProvider regionLabel={t("unlock.earlierNews")} closeLabel={t("common:close")}>
      <News {...props} />
    </ToastProvider>
  );
}

function News({ open, onClose }: OverlayProps) {
  const { t } = useTranslation("program-schedule");
  const tell = useToast();
  const tellNow = useEffectEvent(() => {
    tell({ text: t("unlock.done") });
    onClose();
  });
  useEffect(() => {
    // A region that comes with its text is not announced.
    if (open) afterPaint(tellNow);
  }, [open]);
  return null;
}
