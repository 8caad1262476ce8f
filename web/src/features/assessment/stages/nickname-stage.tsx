import { isLongNickname, NICKNAME_MAX_UNITS, nicknameOf } from "@mindle/domain/account/nickname";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useAuthState } from "../../../platform/auth/use-auth-state.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import styles from "../assessment.module.css";
import { type StageProps, useShakeOnInvalid } from "./stage-props.ts";

/** Asks for a nickname, with the consent notice. */
export function NicknameStage({ answers, change, problem, refusals }: StageProps) {
  const { t } = useTranslation("assessment");
  const field = useShakeOnInvalid<HTMLDivElement>(refusals);
  const auth = useAuthState();
  const accountName = auth.status === "signedIn" ? auth.account.displayName : null;

  const prefill = useEffectEvent((name: string) => {
    if (answers.nickname === "") change({ nickname: nicknameOf(name) });
  });
  useEffect(() => {
    if (accountName !== null) prefill(accountName);
  }, [accountName]);

  return (
    <>
      <div className={styles.greeter} aria-hidden="true">
        <CharacterArt character={answers.characters[0] ?? "Mindle"} pose="waving" size={112} />
      </div>
      <div ref={field}>
        <TextField
          label={t("nickname.label")}
          name="nickname"
          autoComplete="nickname"
          maxLength={NICKNAME_MAX_UNITS}
          value={answers.nickname}
          onChange={(nickname) => change({ nickname })}
          error={
            isLongNickname(answers.nickname)
              ? t("nickname.long")
              : problem?.kind === "nickname"
                ? t("nickname.problem")
                : undefined
          }
        />
      </div>
      <section className={styles.notice} aria-labelledby="notice-title">
        <h2 id="notice-title" className={styles.noticeTitle}>
          {t("notice.title")}
        </h2>
        <ul className={styles.noticeList}>
          <li>{t("notice.use")}</li>
          <li>{t("notice.reflection")}</li>
          <li>{t("notice.emergency")}</li>
          <li>{t("notice.age")}</li>
        </ul>
        <p className={styles.noticeAgree}>{t("notice.agree")}</p>
      </section>
    </>
  );
}
