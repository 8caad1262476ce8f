import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { now } from "../../platform/browser/now.ts";
import { helpCard } from "../../platform/safety/help-card.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { focusHeading } from "../../ui/layout/page.tsx";
import styles from "./loud.module.css";
import { forgetEarlierDay, loudDay, noteLoudness } from "./loud-day.ts";
import { levelOf, outcomeOf, VERY_LOUD } from "./loudness.ts";
import type { OwnLoud } from "./read-own-loud.ts";
import { About, Act, Degrees, Head, Heavy, Words } from "./sheets.tsx";
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
  useEffect(() => forgetEarlierDay(loudDay(now())), []);
  /** A very loud degree that is corrected to another one is the same one. */
  const note = (degree: number, previous: number | undefined) => {
    const isNew = (previous ?? 0) < VERY_LOUD;
    if (isNew && noteLoudness(degree, loudDay(now()))) {
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
            onChoose={(degree) => {
              note(degree, before);
              setBefore(degree);
              setStage("words");
            }}
          />
          <div className={styles.buttons}>
            <Button variant="quiet" block onClick={() => setStage("words")}>
              {t("degree.skip")}
            </Button>
          </div>
        </section>
      );
    case "words":
      return (
        <section className={styles.stage}>
          <About what={what} />
          <Words own={own ?? null} />
          {level === "high" && <Heavy />}
          <div className={styles.buttons}>
            <Button block onClick={() => setStage("act")}>
              {t("next")}
            </Button>
            <Button variant="quiet" block onClick={() => setStage("degree")}>
              {t("back")}
            </Button>
          </div>
        </section>
      );
    case "act":
      return (
        <section className={styles.stage}>
          <About what={what} />
          <Act own={own ?? null} level={level} />
          {level === "high" && <Heavy />}
          <div className={styles.buttons}>
            <Button block onClick={() => setStage("after")}>
              {t("act.done")}
            </Button>
            <Button variant="quiet" block onClick={() => setStage("after")}>
              {t("act.skip")}
            </Button>
          </div>
        </section>
      );
    case "after":
      return (
        <section className={styles.stage}>
          <h1>{t("after.title")}</h1>
          <p>{t("after.text")}</p>
          <Degrees
            onChoose={(degree) => {
              note(degree, after);
              setAfter(degree);
              setStage("end");
            }}
          />
          <div className={styles.buttons}>
            <Button variant="quiet" block onClick={() => setStage("end")}>
              {t("after.skip")}
            </Button>
          </div>
        </section>
      );
    case "end": {
      const outcome = outcomeOf(before, after);
      return (
        <section className={styles.stage}>
          <Head own={own ?? null} pose={outcome === "still" ? "listening" : "done"}>
            {t(`end.${outcome}.title`)}
          </Head>
          <p className={styles.act}>{t(`end.${outcome}.text`)}</p>
          {outcome === "still" && <Heavy />}
          <div className={styles.buttons}>
            <LinkButton to="/home" block>
              {t("end.home")}
            </LinkButton>
            <Button variant="quiet" block onClick={restart}>
              {t("end.again")}
            </Button>
          </div>
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
