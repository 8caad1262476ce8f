import { useTranslation } from "react-i18next";
import { useLazyOverlay } from "../../../shell/use-lazy-overlay.ts";
import { Button } from "../../../ui/controls/button.tsx";
import styles from "../result.module.css";
import type { PictureDialogProps } from "./picture-dialog.tsx";

/** Texts of the dialog. */
const DETAILS = ["assessment-result-details"] as const;

const loadPictureDialog = () => import("./picture-dialog.tsx");

interface PictureButtonProps extends Pick<PictureDialogProps, "response" | "scores"> {
  readonly variant: "secondary" | "quiet";
  /** After a worrying score sharing is not suggested. */
  readonly isGentle?: boolean;
}

/** Opens the result as a picture. */
export function PictureButton({ variant, isGentle = false, response, scores }: PictureButtonProps) {
  const { t } = useTranslation("assessment-result");
  const { Component, isOpen, isLoading, hasFailed, open, close } = useLazyOverlay(loadPictureDialog, DETAILS);
  return (
    <>
      <Button variant={variant} loading={isLoading} onClick={() => void open()}>
        {t(isGentle ? "picture.openGently" : "picture.open")}
      </Button>
      {hasFailed && (
        <p role="alert" className={styles.problem}>
          {t("unavailable")}
        </p>
      )}
      {Component !== undefined && (
        <Component open={isOpen} onClose={close} response={response} scores={scores} />
      )}
    </>
  );
}
