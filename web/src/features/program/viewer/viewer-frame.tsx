import { schedulePath } from "@mindle/domain/programme/paths";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Ground } from "../../../engine/scene/scene.tsx";
import type { PreparedStep } from "../../../engine/step/step.ts";
import { BackLink, OfflineNote } from "../../../shell/header.tsx";
import { LanguageSwitch } from "../../../shell/language-switch.tsx";
import { HelpLink } from "../../../ui/controls/help-link.tsx";
import { Link } from "../../../ui/controls/link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { TopBar } from "../../../ui/layout/top-bar.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { toneOf } from "../../../ui/tone.ts";
import styles from "./viewer.module.css";

interface ViewerFrameProps {
  readonly step: PreparedStep;
  /** Turns to the page before; undefined on the first page, where the arrow leaves the step as well. */
  readonly onBack: (() => void) | undefined;
  readonly children: ReactNode;
}

/** What stays while pages of a step are turned: the child's colour, the ground of the session's hour, one way back, and the way out. */
export function ViewerFrame({ step, onBack, children }: ViewerFrameProps) {
  const { programId, stepId, character } = step.content.about;
  return (
    <Page
      tone={toneOf(character)}
      wide
      top={<ViewerBar schedule={schedulePath(programId)} onBack={onBack} />}
    >
      <Ground stepId={stepId} />
      {children}
    </Page>
  );
}

interface ViewerBarProps extends Pick<ViewerFrameProps, "onBack"> {
  readonly schedule: string;
}

/** A turn of the page does not render it again. */
const ViewerBar = memo(function ViewerBar({ schedule, onBack }: ViewerBarProps) {
  const { t } = useTranslation(["viewer", "common"]);
  const back = onBack ? (
    <button type="button" className={styles.back} aria-label={t("previous")} onClick={onBack}>
      <Icon name="back" />
    </button>
  ) : (
    <BackLink to={schedule} />
  );
  const end = (
    <>
      <HelpLink>{t("common:getHelp")}</HelpLink>
      <LanguageSwitch />
      <Link className={styles.leave} to={schedule} aria-label={t("leave")}>
        <Icon name="close" />
      </Link>
    </>
  );
  return (
    <>
      <TopBar start={back} end={end} />
      <OfflineNote />
    </>
  );
});
