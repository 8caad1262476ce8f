import { schedulePath } from "@mindle/domain/programme/paths";
import type { ReactNode } from "react";
import { Ground } from "../../../engine/scene/ground.tsx";
import type { PreparedStep } from "../../../engine/step/step.ts";
import { Header } from "../../../shell/header.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { toneOf } from "../../../ui/tone.ts";

interface ViewerFrameProps {
  readonly step: PreparedStep;
  readonly children: ReactNode;
}

/** What stays while pages of a step are turned: the child's colour, the ground of the session's hour, and the way out. */
export function ViewerFrame({ step, children }: ViewerFrameProps) {
  const { programId, stepId, character } = step.content.about;
  return (
    <Page tone={toneOf(character)} wide top={<Header back={schedulePath(programId)} account={false} />}>
      <Ground stepId={stepId} />
      {children}
    </Page>
  );
}
