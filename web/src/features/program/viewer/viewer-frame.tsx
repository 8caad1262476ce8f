import { schedulePath } from "@mindle/domain/programme/paths";
import { parseStepId } from "@mindle/domain/programme/step";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PreparedStep } from "../../../engine/step/step.ts";
import { BackButton, CloseLink, Header } from "../../../shell/header.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { toneOf } from "../../../ui/tone.ts";

interface ViewerFrameProps {
  readonly step: PreparedStep;
  /** Turns to the page before; undefined on the first page, where the arrow leaves the step as well. */
  readonly onBack: (() => void) | undefined;
  readonly children: ReactNode;
}

/** What stays while pages of a step are turned: the child's colour, the ground of the session's hour, one way back, and the way out. */
export function ViewerFrame({ step, onBack, children }: ViewerFrameProps) {
  const { t } = useTranslation("viewer");
  const { programId, stepId, character } = step.content.about;
  const session = character === undefined ? undefined : parseStepId(stepId)?.session;
  const schedule = schedulePath(programId);
  const top = (
    <Header
      back={schedule}
      start={onBack && <BackButton label={t("previous")} onClick={onBack} />}
      account={false}
      end={<CloseLink to={schedule} label={t("leave")} />}
    />
  );
  return (
    <Page tone={toneOf(character)} ground={session} wide top={top}>
      {children}
    </Page>
  );
}
