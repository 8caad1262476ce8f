import { schedulePath } from "@mindle/domain/programme/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Book } from "../../engine/book.tsx";
import type { PreparedStep } from "../../engine/step.ts";
import { Header } from "../../shell/header.tsx";
import { Page } from "../../ui/layout/page.tsx";
import type { Pose } from "../../ui/pictures/characters/parts.tsx";
import { toneOf } from "../../ui/tone.ts";

interface ViewerFrameProps {
  readonly step: PreparedStep;
  readonly pose: Pose;
  /** Undefined on the first page of the way. */
  readonly goBack: (() => void) | undefined;
  /** Beside the way back. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** A page of a step in the child's colour. */
export function ViewerFrame({ step, pose, goBack, note, children }: ViewerFrameProps) {
  const { t } = useTranslation("viewer");
  const { programId, character } = step.content.pack.packageBase;
  return (
    <Page tone={toneOf(character)} wide top={<Header back={schedulePath(programId)} account={false} />}>
      <Book
        child={character ?? "Mindle"}
        pose={pose}
        previous={goBack === undefined ? undefined : { label: t("previous"), go: goBack }}
        note={note}
      >
        {children}
      </Book>
    </Page>
  );
}
