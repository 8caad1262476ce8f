import { seoulDay } from "@mindle/domain/time-zone";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { deviceNow, now } from "../../platform/browser/now.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { helpCard } from "../../platform/safety/help-card.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { HelpLink } from "../../ui/controls/help-link.tsx";
import { focusHeading } from "../../ui/layout/page.tsx";
import { Degrees } from "./degrees.tsx";
import styles from "./loud.module.css";
import { forgetEarlierDay, noteLoudness } from "./loud-day.ts";
import { levelOf, timeOfDay } from "./loudness.ts";
import type { OwnLoud } from "./read-own-loud.ts";
import { What } from "./what.tsx";

type Stage = "what" | "degree" | "words" | "act" | "after" | "end";

interface LoudMinuteProps {
  /** Undefined while it is read, null where there is none. */
  readonly own: OwnLoud | null | undefined;
}

/** The minute, a stage at a time. What is chosen and typed is in memory only, and gone with the page. */
export function LoudMinute({ own }: LoudMinuteProps) {
  const { t } = useTranslation("loud");
  const [stage, setStage] = useState<Stage>("what");
  const [what, setWhat] = useState<string>();
  const [before, setBefore] = useState<number>();
  const [after, setAfter] = useState<number>();
  useNewStage(stage);
  useEffect(() => forgetEarlierDay(seoulDay(now())), []);
  /** A degree that is corrected is the same one. */
  const note = (degree: number, previous: number | undefined) => {
    const isNew = previous === undefined;
    if (isNew && noteLoudness(degree, seoulDay(now()))) {
      helpCard.open({ kind: "danger", now: false, source: "answers" });
    }
  };
  const restart = () => {
    setWhat(undefined);
    setBefore(undefined);
    setAfter(undefined);
    setStage("what");
  };
  const level = levelOf(before);
  switch (stage) {
    case "what":
      return (
        <What
          ownChips={own === null ? [] : own?.chips}
          onChoose={(chosen) => {
            setWhat(chosen);
            setStage("degree");
          }}
        />
      );
    case "degree":
      return (
        <section className={styles.stage}>
          <About what={what} />
          <h1>{t("degree.title")}</h1>
          <Degrees
            label={t("degree.title")}
            onChoose={(degree) => {
              note(degree, before);
              setBefore(degree);
              setStage("words");
            }}
          />
          <Button variant="quiet" block onClick={() => setStage("words")}>
            {t("degree.skip")}
          </Button>
        </section>
      );
    case "words":
      return (
        <section className={styles.stage}>
          <About what={what} />
          <Words own={own ?? null} />
          <Button block onClick={() => setStage("act")}>
            {t("next")}
          </Button>
          <Button variant="quiet" block onClick={() => setStage("degree")}>
            {t("back")}
          </Button>
          {level === "high" && <Heavy />}
        </section>
      );
    case "act":
      return (
        <section className={styles.stage}>
          <About what={what} />
          <Act own={own ?? null} level={level} />
          <Button block onClick={() => setStage("after")}>
            {t("act.done")}
          </Button>
          <Button variant="quiet" block onClick={() => setStage("after")}>
            {t("act.skip")}
          </Button>
          {level === "high" && <Heavy />}
        </section>
      );
    case "after":
      return (
        <section className={styles.stage}>
          <h1>{t("after.title")}</h1>
          <p>{t("after.text")}</p>
          <Degrees
            label={t("after.title")}
            onChoose={(degree) => {
              note(degree, after);
              setAfter(degree);
              setStage("end");
            }}
          />
          <Button variant="quiet" block onClick={() => setStage("end")}>
            {t("after.skip")}
          </Button>
        </section>
      );
    case "end": {
      const outcome = after === undefined ? "unknown" : after < (before ?? after) ? "quieter" : "still";
      return (
        <section className={styles.stage}>
          <h1>{t(`end.${outcome}.title`)}</h1>
          <p className={styles.line}>{t(`end.${outcome}.text`)}</p>
          <LinkButton to="/home" block>
            {t("end.home")}
          </LinkButton>
          <Button variant="quiet" block onClick={restart}>
            {t("end.again")}
          </Button>
          {outcome === "still" && <Heavy />}
        </section>
      );
    }
  }
}

/** Each stage but the first begins at the top of the page with the focus on its heading. */
function useNewStage(stage: Stage): void {
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
  }, [stage]);
}

/** What is loud, as it was named. */
function About({ what }: { readonly what: string | undefined }) {
  return what !== undefined && <p className={styles.about}>{what}</p>;
}

/** The person's own sentence for this moment, or a written one. */
function Words({ own }: { readonly own: OwnLoud | null }) {
  const { t } = useTranslation("loud");
  const language = useLanguage();
  const { sentence, written } = own ?? {};
  return (
    <>
      <h1 className={styles.label}>{sentence?.label ?? t("words.title")}</h1>
      <blockquote className={styles.words}>
        {sentence?.words ?? written?.sentence[language] ?? t("words.sentence")}
      </blockquote>
      <p className={styles.note}>{sentence?.note ?? t("words.read")}</p>
    </>
  );
}

interface ActProps {
  readonly own: OwnLoud | null;
  readonly level: ReturnType<typeof levelOf>;
}

/** One thing that takes less than a minute. */
function Act({ own, level }: ActProps) {
  const { t } = useTranslation("loud");
  const language = useLanguage();
  const time = timeOfDay(new Date(deviceNow()).getHours());
  return (
    <>
      <h1 className={styles.label}>{t("act.title")}</h1>
      <p className={styles.act}>{own?.written.acts[level][time][language] ?? t(`act.${level}.${time}`)}</p>
    </>
  );
}

/** Where it may be too much to bear alone. */
function Heavy() {
  const { t } = useTranslation(["loud", "common"]);
  return (
    <p className={styles.heavy}>
      {t("heavy")} <HelpLink>{t("common:getHelp")}</HelpLink>
    </p>
  );
}
