import { parseCharacter } from "@mindle/domain/assessment/characters";
import { useTranslation } from "react-i18next";
import { classNames } from "../../../ui/class-names.ts";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import type { Tone } from "../../../ui/tone.ts";
import { SCENES } from "./scenes.tsx";
import styles from "./story.module.css";

/** The panels in their order, each with its colour. Who says what is in the texts, in the order of the lines. */
const PANELS = [
  ["alone", "mindle"],
  ["riggy", "riggy"],
  ["pleaser", "pleaser"],
  ["jumpy", "jumpy"],
  ["shelly", "shelly"],
  ["flippy", "flippy"],
  ["night", "riggy"],
  ["wind", "mindle"],
] as const satisfies readonly (readonly [id: keyof typeof SCENES, tone: Tone])[];

/** How a small dandelion met five inner children: a cartoon. */
export function Story() {
  const { t } = useTranslation("about-us");
  return (
    <section>
      <h2>{t("story.title")}</h2>
      <ol className={styles.panels}>
        {PANELS.map(([id, tone]) => (
          <Panel key={id} id={id} tone={tone} />
        ))}
      </ol>
    </section>
  );
}

interface PanelProps {
  readonly id: keyof typeof SCENES;
  readonly tone: Tone;
}

function Panel({ id, tone }: PanelProps) {
  const { t } = useTranslation(["about-us", "common"]);
  const { caption, ...lines } = t(`story.${id}`, { returnObjects: true });
  const Scene = SCENES[id];
  return (
    <li className={classNames(styles.panel, styles[id])} data-tone={tone}>
      <p className={styles.caption}>{caption}</p>
      <div className={styles.picture}>
        <div className={styles.lines}>
          {Object.entries(lines).map(([who, text]) => {
            const child = parseCharacter(who);
            return (
              <p key={who} className={classNames(styles.bubble, child === undefined && styles.answer)}>
                <VisuallyHidden>
                  {t(child === undefined ? "dandelion" : `common:names.${child}`)}:{" "}
                </VisuallyHidden>
                {text}
              </p>
            );
          })}
        </div>
        <svg className={styles.scene} viewBox="0 0 320 190" width="320" height="190" aria-hidden="true">
          <Scene />
        </svg>
      </div>
    </li>
  );
}
