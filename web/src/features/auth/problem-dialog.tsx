import { useTranslation } from "react-i18next";
import { AlertDialog } from "../../ui/dialogs/alert-dialog.tsx";
import type { SignInProblem } from "./use-sign-in.ts";

interface ProblemDialogProps {
  readonly problem: SignInProblem | undefined;
  onClose(): void;
}

/** Shows why sign-in failed. */
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
