import type { Language } from "@mindle/domain/catalogue/language";
import { changeOf, measuredPoints } from "@mindle/domain/programme/change";
import type { ChangeSeries } from "@mindle/domain/programme/change-series";
import type { SafetyFlag } from "@mindle/domain/safety/safety-flag";
import { seoulDay } from "@mindle/domain/time";
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { now } from "../../../platform/browser/now.ts";
import { unlessCancelled } from "../../../platform/browser/timing.ts";
import { dayWithYear, mediumDay } from "../names.ts";
import styles from "./paper.module.css";
import { PAPER_OUTCOMES, type Paper, type Sentence } from "./use-paper.ts";

interface PaperSheetProps {
  readonly paper: Paper;
  readonly language: Language;
  readonly sentences: readonly Sentence[];
  readonly help: SafetyFlag | null;
  /** The last sentence has no room. */
  readonly onFull: () => void;
}

/** The sheet as it is printed, as wide on the screen as there is room. */
export function PaperSheet({ paper, language, sentences, help, onFull }: PaperSheetProps) {
  const { t } = useTranslation("journal");
  const frame = useRef<HTMLDivElement>(null);
  const texts = useRef<HTMLDivElement>(null);
  useScale(frame);
  useFit(texts, sentences.length === 0 ? undefined : onFull);
  return (
    <section aria-label={t("paper.preview")}>
      <div ref={frame} className={styles.frame}>
        <article className={styles.sheet} lang={language}>
          <div ref={texts} className={styles.texts}>
            <SheetTexts paper={paper} language={language} sentences={sentences} help={help} />
          </div>
        </article>
      </div>
    </section>
  );
}

type SheetTextsProps = Omit<PaperSheetProps, "onFull">;

function SheetTexts({ paper, language, sentences, help }: SheetTextsProps) {
  const { t } = useTranslation("journal", { lng: language });
  const { series, outcomes, gaps, missing } = paper;
  const total = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  const number = gaps.less + gaps.usual + gaps.more;
  return (
    <>
      <header className={styles.title}>
        <h2>{t("paper.sheet.title")}</h2>
        <p className={styles.name}>{t("paper.sheet.name")}</p>
        <p>{t("paper.sheet.about", { day: dayWithYear(seoulDay(now()), language) })}</p>
      </header>
      <Part title={t("paper.sheet.measures")}>
        {series.length === 0 ? (
          <p>{t("paper.sheet.noMeasures")}</p>
        ) : (
          <>
            <p>{t("paper.sheet.band")}</p>
            <Measures series={series} language={language} />
          </>
        )}
      </Part>
      <Part title={total === 0 ? t("paper.sheet.noTries") : t("paper.sheet.tries", { number: total })}>
        {total > 0 && (
          <dl className={styles.counts}>
            {PAPER_OUTCOMES.map((outcome) => (
              <div key={outcome}>
                <dt>{t(`paper.sheet.outcomes.${outcome}`)}</dt>
                <dd>{outcomes[outcome]}</dd>
              </div>
            ))}
          </dl>
        )}
        {number > 0 && <p>{t("paper.sheet.gaps", { number, ...gaps })}</p>}
      </Part>
      {sentences.length > 0 && (
        <Part title={t("paper.sheet.words")}>
          <ul className={styles.chosen}>
            {sentences.map(({ id, savedAt, words }) => (
              <li key={id}>
                <span>{words}</span> <time dateTime={seoulDay(savedAt)}>{mediumDay(savedAt, language)}</time>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {help !== null && (
        <Part title={t("paper.sheet.help")}>
          <p>
            {t("paper.sheet.helpDay", {
              day: dayWithYear(help.day, language),
              kind: t(`paper.sheet.helpKinds.${help.kind}`),
            })}
          </p>
        </Part>
      )}
      {missing.length > 0 && (
        <Part title={t("paper.sheet.missing")}>
          <p>{missing.map((each) => t(`paper.sheet.${each}`)).join(", ")}</p>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface MeasuresProps {
  readonly series: readonly ChangeSeries[];
  readonly language: Language;
}

function Measures({ series, language }: MeasuresProps) {
  const { t } = useTranslation("journal", { lng: language });
  return (
    <table className={styles.measures}>
      <thead>
        <tr>
          {(["measure", "range", "first", "last", "change"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`paper.sheet.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.map((each) => {
          const { id, label, scale } = each;
          const points = measuredPoints(each.points);
          const [first, last] = [points[0], points.at(-1)];
          return (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>
                {scale.min}–{scale.max}, {t(`paper.sheet.harder.${scale.harder}`)}
              </td>
              {[first, last].map((point, at) => (
                <td key={at === 0 ? "first" : "last"}>
                  {point?.value.toFixed(scale.digits)}
                  {point && <time dateTime={seoulDay(point.at)}>{mediumDay(point.at, language)}</time>}
                </td>
              ))}
              <td>
                <Band series={each} />
                {t(`paper.sheet.verdict.${changeOf(each.points, scale.band) ?? "unknown"}`)}, ±
                {scale.band.toFixed(1)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const BAND = { width: 100, height: 14 } as const;

/** The values along their scale, with the usual ups and downs around the first; the numbers stand beside it. */
function Band({ series: { points, scale } }: { readonly series: ChangeSeries }) {
  const measured = measuredPoints(points);
  const x = (value: number) =>
    ((Math.min(scale.max, Math.max(scale.min, value)) - scale.min) / (scale.max - scale.min)) * BAND.width;
  const first = measured[0];
  if (first === undefined) return null;
  const [from, to] = [x(first.value - scale.band), x(first.value + scale.band)];
  return (
    <svg className={styles.band} viewBox={`-4 0 ${BAND.width + 8} ${BAND.height}`} aria-hidden="true">
      <rect className={styles.usual} x={from} width={to - from} height={BAND.height} />
      <path className={styles.line} d={`M0 ${BAND.height / 2}H${BAND.width}`} />
      {measured.map(({ at, value }, index) => (
        <circle
          key={at}
          className={index === measured.length - 1 ? styles.latest : styles.earlier}
          cx={x(value)}
          cy={BAND.height / 2}
          r="3.5"
        />
      ))}
    </svg>
  );
}

/** Shrinks the sheet to the width of its frame; on paper it has its own size. */
function useScale(frame: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const sheet = element.firstElementChild;
      if (entry === undefined || !(sheet instanceof HTMLElement) || sheet.offsetWidth === 0) return;
      element.style.setProperty("--scale", `${entry.contentRect.width / sheet.offsetWidth}`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
}

/** The height of texts on the page, in CSS pixels: 256 mm, which leaves two on paper. */
const ROOM = (256 / 25.4) * 96;

/** How small the letters may become, before a sentence is taken out. */
const SIZES = ["large", "usual", "medium", "small"] as const;

/** Chooses the largest letters with which all of it is on the one page. `onFull` is called where the smallest are too large. */
function useFit(texts: RefObject<HTMLElement | null>, onFull: (() => void) | undefined): void {
  const [, redraw] = useState(0);
  // Letters have other widths once their face has arrived.
  useEffect(() => unlessCancelled(document.fonts.ready, () => redraw((times) => times + 1)), []);
  useLayoutEffect(() => {
    const element = texts.current;
    if (element === null) return;
    const fits = SIZES.some((size) => {
      element.dataset["size"] = size;
      return element.offsetHeight <= ROOM;
    });
    if (!fits) onFull?.();
  });
}
