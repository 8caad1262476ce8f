import type { Programme } from "@mindle/domain/catalogue/programme";
import { stepCount } from "@mindle/domain/programme/schedule";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { numberWord } from "../../../platform/i18n/counts.ts";
import { useIsFlagged } from "../../../platform/safety/flag.ts";
import type { OverlayProps } from "../../../shell/use-lazy-overlay.ts";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import { BottomSheet } from "../../../ui/dialogs/bottom-sheet.tsx";
import styles from "./schedule-unlock.module.css";

export interface UnlockSheetProps extends OverlayProps {
  readonly isVisitor: boolean;
  readonly programme: Programme;
  /** How many there are. */
  readonly sessions: number;
}

interface UnlockFrameProps extends UnlockSheetProps {
  readonly text: string;
  readonly price: ReactNode;
  /** How it went, above the buttons. */
  readonly outcome?: ReactNode;
  /** Unlocks, for a user; visitors are led to sign-in and back. */
  readonly action: ReactNode;
}

/** The sheet of a locked step: what unlocking a programme brings, for how long and for how much. */
export function UnlockFrame(props: UnlockFrameProps) {
  const { open, onClose, isVisitor, programme, sessions, text, price, outcome, action } = props;
  const { t } = useTranslation(["program-schedule", "common"]);
  const isFlagged = useIsFlagged();
  const { pathname, search } = useLocation();
  const number = numberWord(t("numbers", { returnObjects: true }), sessions);
  const inside = [
    t("unlock.sessions", { count: sessions, number }),
    t("unlock.steps", { count: stepCount(programme.steps) }),
  ];
  const facts = [
    [t("unlock.inside"), inside.join(" · ")],
    [t("unlock.length"), t("unlock.months")],
    [t("unlock.price"), price],
  ] as const;
  if (isFlagged) return <WaitingStep {...{ open, onClose, outcome }} />;
  return (
    <BottomSheet open={open} onClose={onClose} title={t("unlock.title")} closeLabel={t("common:close")}>
      <p>{text}</p>
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {outcome}
      <div className={styles.actions}>
        {isVisitor ? (
          <LinkButton to={`/auth/login?redirectUrl=${encodeURIComponent(pathname + search)}`} block>
            {t("unlock.now")}
          </LinkButton>
        ) : (
          action
        )}
        <Button variant="secondary" block onClick={onClose}>
          {t("unlock.later")}
        </Button>
      </div>
    </BottomSheet>
  );
}

/** After a help card: the step can wait, and nothing is sold. A payment that is under way says how it goes. */
function WaitingStep({ open, onClose, outcome }: Pick<UnlockFrameProps, "open" | "onClose" | "outcome">) {
  const { t } = useTranslation(["program-schedule", "common"]);
  return (
    <BottomSheet open={open} onClose={onClose} title={t("unlock.waits.title")} closeLabel={t("common:close")}>
      <p>{t("unlock.waits.text")}</p>
      {outcome}
      <div className={styles.actions}>
        <Button block onClick={onClose}>
          {t("unlock.waits.close")}
        </Button>
        <LinkButton to="/help" variant="quiet" block>
          {t("common:getHelp")}
        </LinkButton>
      </div>
    </BottomSheet>
  );
}
