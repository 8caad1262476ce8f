import type { CSSProperties } from "react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { loadModule } from "../../platform/browser/load-module.ts";
import { deviceNow } from "../../platform/browser/now.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { HelpLink } from "../../ui/controls/help-link.tsx";
import type { ChildProps } from "./child.tsx";
import styles from "./loud.module.css";
import { DEGREES, type Level, timeOfDay } from "./loudness.ts";
import type { OwnLoud } from "./read-own-loud.ts";

// What the stages of the minute show.

/** Comes after the first screen; what is said does without it. */
const Child = lazy(() =>
  loadModule(() => import("./child.tsx")).catch(() => ({ default: (_: ChildProps) => null })),
);

/** What is loud, as it was named. */
export function About({ what }: { readonly what: string | undefined }) {
  return what !== undefined && <p className={styles.about}>{what}</p>;
}

interface HeadProps extends Pick<ChildProps, "pose"> {
  readonly own: OwnLoud | null;
  readonly children: string;
}

/** The heading of a sheet of paper, and the child on it. */
export function Head({ own, pose, children }: HeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={styles.label}>{children}</h1>
      <Suspense>
        <Child character={own?.character} pose={pose} />
      </Suspense>
    </div>
  );
}

/** The person's own sentence for this moment, or a written one. */
export function Words({ own }: { readonly own: OwnLoud | null }) {
  const { t } = useTranslation("loud");
  const language = useLanguage();
  const { sentence, written } = own ?? {};
  return (
    <>
      <Head own={own} pose="listening">
        {sentence?.label ?? t("words.title")}
      </Head>
      <blockquote className={styles.words}>
        {sentence?.words ?? written?.sentence[language] ?? t("words.sentence")}
      </blockquote>
      <p className={styles.note}>{sentence?.note ?? t("words.read")}</p>
    </>
  );
}

interface ActProps {
  readonly own: OwnLoud | null;
  readonly level: Level;
}

/** One thing that takes less than a minute. */
export function Act({ own, level }: ActProps) {
  const { t } = useTranslation("loud");
  const language = useLanguage();
  const time = timeOfDay(new Date(deviceNow()).getHours());
  return (
    <>
      <Head own={own} pose="listening">
        {t("act.title")}
      </Head>
      <p className={styles.act}>{own?.written.acts[level][time][language] ?? t(`act.${level}.${time}`)}</p>
    </>
  );
}

/** Where it may be too much to bear alone. */
export function Heavy() {
  const { t } = useTranslation(["loud", "common"]);
  return (
    <p className={styles.heavy}>
      {t("heavy")} <HelpLink>{t("common:getHelp")}</HelpLink>
    </p>
  );
}

interface DegreesProps {
  readonly onChoose: (degree: number) => void;
}

/** How loud it is, from 0 to 10. The question stands above; read aloud, its answers begin with what their ends mean. */
export function Degrees({ onChoose }: DegreesProps) {
  const { t } = useTranslation("loud");
  return (
    <div className={styles.scale}>
      <p aria-hidden="true">{t("degree.quiet")}</p>
      <ul aria-label={t("degree.scale")} className={styles.degrees}>
        {DEGREES.map((degree) => (
          <li key={degree}>
            <button
              type="button"
              className={styles.degree}
              aria-label={t("degree.name", { degree })}
              style={shadeOf(degree)}
              onClick={() => onChoose(degree)}
            >
              {degree}
            </button>
          </li>
        ))}
      </ul>
      <p aria-hidden="true">{t("degree.loud")}</p>
    </div>
  );
}

function shadeOf(degree: number): CSSProperties & { readonly "--loud": string } {
  return { "--loud": `${degree * 4}%` };
}
