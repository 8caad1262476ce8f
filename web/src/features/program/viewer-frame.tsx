import { schedulePath } from "@mindle/domain/programme/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PreparedStep } from "../../engine/step.ts";
import { Header } from "../../shell/header.tsx";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./viewer.module.css";

interface ViewerFrameProps {
  readonly step: PreparedStep;
  /** Undefined on the first page of the way. */
  readonly goBack: (() => void) | undefined;
  /** Beside the way back. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** A page of the book in the child's colour. On a wide screen the child has the page on the left. */
export function ViewerFrame({ step, goBack, note, children }: ViewerFrameProps) {
  const { t } = useTranslation("viewer");
  const { programId, character } = step.content.pack.packageBase;
  return (
    <Page tone={toneOf(character)} wide top={<Header back={schedulePath(programId)} account={false} />}>
      <div className={styles.book}>
        <div className={styles.picture} aria-hidden="true">
          <span className={styles.child}>
            <CharacterArt character={character ?? "Mindle"} pose="waving" size={220} />
          </span>
        </div>
        <div className={styles.page}>
          {children}
          <div className={styles.foot}>
            {goBack === undefined ? (
              <span />
            ) : (
              <button type="button" className={styles.previous} onClick={goBack}>
                <Icon name="back" size={20} />
                {t("previous")}
              </button>
            )}
            {note}
          </div>
        </div>
      </div>
    </Page>
  );
}
