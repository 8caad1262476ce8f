import { offerPath } from "@mindle/domain/catalogue/beta";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { programmeCharacter } from "@mindle/domain/programme/programme-character";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { numberWord } from "../../platform/i18n/number-word.ts";
import { shellHandler } from "../../platform/in-shell.ts";
import { settings } from "../../platform/settings.ts";
import type { OverlayProps } from "../../shell/use-lazy-overlay.ts";
import { BottomSheet } from "../../ui/bottom-sheet.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { OutsideLinkButton } from "../../ui/outside-link-button.tsx";
import styles from "./schedule-unlock-sheet.module.css";

export interface UnlockSheetProps extends OverlayProps {
  readonly programId: string;
  readonly isVisitor: boolean;
  readonly programme: Programme;
  /** How many there are. */
  readonly sessions: number;
}

/** What unlocking a programme brings, for how long and for how much. */
export default function UnlockSheet({
  open,
  onClose,
  programId,
  isVisitor,
  programme,
  sessions,
}: UnlockSheetProps) {
  const { t } = useTranslation(["program-schedule", "common"]);
  const number = numberWord(t("numbers", { returnObjects: true }), sessions);
  const inside = [
    t("unlock.sessions", { count: sessions, number }),
    t("unlock.steps", { count: Object.keys(programme.steps).length }),
  ];
  const facts = [
    [t("unlock.inside"), inside.join(" · ")],
    [t("unlock.length"), t("unlock.months")],
    [t("unlock.price"), t("unlock.inApp")],
  ] as const;
  return (
    <BottomSheet open={open} onClose={onClose} title={t("unlock.title")} closeLabel={t("common:close")}>
      <p>{t("unlock.text")}</p>
      <dl className={styles.facts}>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <UnlockNow programId={programId} isVisitor={isVisitor} />
        <Button variant="secondary" block onClick={onClose}>
          {t("unlock.later")}
        </Button>
      </div>
    </BottomSheet>
  );
}

type UnlockNowProps = Pick<UnlockSheetProps, "programId" | "isVisitor">;

/** Leads visitors to sign-in and back; in a browser to the store, in the app to the page of the package. */
function UnlockNow({ programId, isVisitor }: UnlockNowProps) {
  const { t } = useTranslation("program-schedule");
  const { pathname, search } = useLocation();
  const { storePage } = settings();
  const character = programmeCharacter(programId) ?? "Riggy";
  if (isVisitor) {
    return (
      <LinkButton to={`/auth/login?redirectUrl=${encodeURIComponent(pathname + search)}`} block>
        {t("unlock.now")}
      </LinkButton>
    );
  }
  if (storePage !== undefined && shellHandler() === undefined) {
    return <OutsideLinkButton href={storePage}>{t("unlock.now")}</OutsideLinkButton>;
  }
  return (
    <LinkButton to={offerPath(`${character.toLowerCase()}-complete`)} block>
      {t("unlock.now")}
    </LinkButton>
  );
}
