import type { Programme } from "@mindle/domain/catalogue/programme";
import { foodOfSession } from "@mindle/domain/programme/food";
import type { ScheduledSession } from "@mindle/domain/programme/schedule";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { useIsFlagged } from "../../../platform/safety/flag.ts";
import type { OverlayProps } from "../../../shell/use-lazy-overlay.ts";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import { BottomSheet } from "../../../ui/dialogs/bottom-sheet.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { FoodIcon } from "../../../ui/pictures/food/food-icon.tsx";
import styles from "./schedule-unlock.module.css";
import { useSessionTexts } from "./use-session-texts.ts";

export interface UnlockSheetProps extends OverlayProps {
  readonly isVisitor: boolean;
  readonly programme: Programme;
  /** All of the programme. */
  readonly sessions: readonly ScheduledSession[];
}

interface UnlockFrameProps extends UnlockSheetProps {
  /** Price, length and that nothing is paid again, or where the price is to be seen. */
  readonly terms: ReactNode;
  /** What unlocking is called to a visitor. */
  readonly visitorLabel: string;
  /** How it went, above the buttons. */
  readonly outcome?: ReactNode;
  /** Unlocks, for a user; visitors are led to sign-in and back. */
  readonly action: ReactNode;
}

/** How many of the sessions to come the sheet shows. */
const SHOWN_SESSIONS = 3;

/** The sheet of a locked step: the child has the key; which sessions come next, for how long and for how much. */
export function UnlockFrame(props: UnlockFrameProps) {
  const { open, onClose, isVisitor, programme, sessions, terms, visitorLabel, outcome, action } = props;
  const { t } = useTranslation(["program-schedule", "common"]);
  const isFlagged = useIsFlagged();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const texts = useSessionTexts();
  const toCome = sessions.filter(({ status }) => status !== "done").slice(0, SHOWN_SESSIONS);
  if (isFlagged) return <WaitingStep {...{ open, onClose, outcome }} />;
  return (
    <BottomSheet open={open} onClose={onClose} title={t("unlock.title")} closeLabel={t("common:close")}>
      <span className={styles.child}>
        <CharacterArt character={programme.character ?? "Mindle"} pose="waving" size={120} />
        <Key />
      </span>
      <ol className={styles.sessions} aria-label={t("unlock.inside")}>
        {toCome.map((each) => (
          <li key={each.session}>
            <FoodIcon food={foodOfSession(each.session)} step={4} size={48} />
            <span>
              <span className={styles.session}>{texts.name(each)}</span>
              {programme.goals[each.session - 1]?.[language]}
            </span>
          </li>
        ))}
      </ol>
      {outcome}
      <div className={styles.actions}>
        <p className={styles.terms}>{terms}</p>
        {isVisitor ? (
          <LinkButton to={`/auth/login?redirectUrl=${encodeURIComponent(pathname + search)}`} block>
            {visitorLabel}
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

/** Decoration: the key that the child has brought. */
function Key() {
  return (
    <svg className={styles.key} viewBox="0 0 48 64" aria-hidden="true">
      <path
        d="M24 4a14 14 0 0 1 4.5 27.3V36h6a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3h-6v4h8a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3h-8v1a4.5 4.5 0 0 1-9 0V31.3A14 14 0 0 1 24 4Zm0 7.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z"
        fill="#F6BE3B"
      />
      <path d="M19.5 33v24a4.5 4.5 0 0 0 4 4.48V32.5Z" fill="#D99A1C" />
      <path d="M14.5 14q2.5-5.5 8-6.2" stroke="#FFE9B0" strokeWidth="3" strokeLinecap="round" fill="none" />
    </svg>
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

/** Slug of the package that unlocks a programme: the complete one of its character, Riggy's where it has none. */
export function completePackageOf({ character = "Riggy" }: Pick<Programme, "character">): string {
  return `${character.toLowerCase()}-complete`;
}
