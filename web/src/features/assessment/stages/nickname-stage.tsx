import { isLongNickname, NICKNAME_MAX_UNITS, nicknameOf } from "@mindle/domain/account/nickname";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useAuthState } from "../../../platform/auth/use-auth-state.ts";
import { LivingFigure } from "../../../shell/companion/living-figure.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import styles from "../assessment.module.css";
import { type StageProps, useShakeOnInvalid } from "./stage-props.ts";

/** What Continue agrees to. */
const NOTICE = ["use", "reflection", "emergency", "age", "agree"] as const;

/** Asks for a nickname, with the consent notice. */
export function NicknameStage({ answers, change, problem, refusals }: StageProps) {
  const { t } = useTranslation("assessment");
  const field = useShakeOnInvalid<HTMLDivElement>(refusals);
  const auth = useAuthState();
  const nickname = answers.nickname.trim();
  const accountName = auth.status === "signedIn" ? auth.account.displayName : null;

  const prefill = useEffectEvent((name: string) => {
    if (answers.nickname === "") change({ nickname: nicknameOf(name) });
  });
  useEffect(() => {
    if (accountName !== null) prefill(accountName);
  }, [accountName]);

  return (
    <>
      <div ref={field} className={styles.greeting}>
        <div className={styles.greeter}>
          <span className={styles.greeterFigure}>
            <LivingFigure figure={answers.characters[0] ?? "Mindle"} pose="waving" mood="greet" />
          </span>
          <p className={styles.says}>{t(nickname === "" ? "nickname.any" : "nickname.heard")}</p>
        </div>
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
      <section className={styles.notice} aria-label={t("notice.title")}>
        {NOTICE.map((line) => (
          <span key={line}>{t(`notice.${line}`)} </span>
        ))}
      </section>
    </>
  );
}
