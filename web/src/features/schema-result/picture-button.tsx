import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import type { PictureDialogProps } from "./picture/picture-dialog.tsx";
import styles from "./result.module.css";
import { useOverlay } from "./use-overlay.ts";

interface PictureButtonProps extends Pick<PictureDialogProps, "response" | "voices"> {
  /** After a worrying score the picture is something to keep, not to show around. */
  readonly quiet: boolean;
}

/** The way to one's result as a picture. */
export function PictureButton({ quiet, response, voices }: PictureButtonProps) {
  const { t } = useTranslation("schema-result");
  const { Component, isOpen, isFetching, hasFailed, open, close } = useOverlay<PictureDialogProps>(
    () => import("./picture/picture-dialog.tsx"),
  );
  return (
    <>
      <Button variant={quiet ? "quiet" : "secondary"} loading={isFetching} onClick={() => void open()}>
        {t(quiet ? "picture.openGently" : "picture.open")}
      </Button>
      {hasFailed && (
        <p role="alert" className={styles.problem}>
          {t("unavailable")}
        </p>
      )}
      {Component !== undefined && (
        <Component open={isOpen} onClose={close} response={response} voices={voices} />
      )}
    </>
  );
}
