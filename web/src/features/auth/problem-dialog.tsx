import { useTranslation } from "react-i18next";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import type { EntranceProblem } from "./use-entrance.ts";

interface ProblemDialogProps {
  readonly problem: EntranceProblem | undefined;
  onClose(): void;
}

/** Tells why signing in did not work. */
export default function ProblemDialog({ problem, onClose }: ProblemDialogProps) {
  const { t } = useTranslation(["auth", "common"]);
  return (
    <AlertDialog
      open={problem !== undefined}
      title={t("problemTitle")}
      message={problem === undefined ? "" : t(`problems.${problem}`)}
      okLabel={t("common:ok")}
      onClose={onClose}
    />
  );
}
