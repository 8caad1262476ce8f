import { useTranslation } from "react-i18next";
import { classNames } from "../../../ui/class-names.ts";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import type { Figure } from "../../../ui/pictures/characters/palette.ts";
import type { Tone } from "../../../ui/tone.ts";
import { SCENES } from "./scenes.tsx";
import styles from "./story.module.css";

/** The panels in their order: whose colour, and who says what. */
const PANELS = [
  { id: "alone", tone: "mindle", lines: [["Mindle", "story.alone.mindle"]] },
  {
    id: "riggy",
    tone: "riggy",
    lines: [
      ["Riggy", "story.riggy.riggy"],
      ["Mindle", "story.riggy.mindle"],
    ],
  },
  {
    id: "pleaser",
    tone: "pleaser",
    lines: [
      ["Pleaser", "story.pleaser.pleaser"],
      ["Mindle", "story.pleaser.mindle"],
    ],
  },
  {
    id: "jumpy",
    tone: "jumpy",
    lines: [
      ["Jumpy", "story.jumpy.jumpy"],
      ["Mindle", "story.jumpy.mindle"],
    ],
  },
  {
    id: "shelly",
    tone: "shelly",
    lines: [
      ["Shelly", "story.shelly.shelly"],
      ["Mindle", "story.shelly.mindle"],
    ],
  },
  {
    id: "flippy",
    tone: "flippy",
    lines: [
      ["Flippy", "story.flippy.flippy"],
      ["Mindle", "story.flippy.mindle"],
    ],
  },
  { id: "night", tone: "riggy", lines: [["Riggy", "story.night.riggy"]] },
  {
    id: "wind",
    tone: "mindle",
    lines: [
      ["Jumpy", "story.wind.jumpy"],
      ["Mindle", "story.wind.mindle"],
    ],
  },
] as const satisfies readonly {
  readonly id: keyof typeof SCENES;
  readonly tone: Tone;
  readonly lines: readonly (readonly [Figure, string])[];
}[];

/** How a small dandelion met five inner children: a cartoon. */
export function Story() {
  const { t } = useTranslation("about-us");
  return (
    <section>
      <h2>{t("story.title")}</h2>
      <ol className={styles.panels}>
        {PANELS.map((panel) => (
          <Panel key={panel.id} panel={panel} />
        ))}
      </ol>
    </section>
  );
}

function Panel({ panel: { id, tone, lines } }: { readonly panel: (typeof PANELS)[number] }) {
  const { t } = useTranslation(["about-us", "common"]);
  const Scene = SCENES[id];
  return (
    <li className={classNames(styles.panel, styles[id])} data-tone={tone}>
      <p className={styles.caption}>{t(`story.${id}.caption`)}</p>
      <div className={styles.picture}>
        <div className={styles.lines}>
          {lines.map(([who, text]) => (
            <p key={who} className={classNames(styles.bubble, who === "Mindle" && styles.answer)}>
              <VisuallyHidden>{t(who === "Mindle" ? "dandelion" : `common:names.${who}`)}: </VisuallyHidden>
              {t(text)}
            </p>
          ))}
        </div>
        <svg className={styles.scene} viewBox="0 0 320 190" width="320" height="190" aria-hidden="true">
          <Scene />
        </svg>
      </div>
    </li>
  );
}
