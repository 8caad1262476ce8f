import { getGcCompack } from "@mindle/domain/api/program";
import type { Character } from "@mindle/domain/assessment/characters";
import { Activity, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { KeepPicture } from "../../../engine/keepsake/keep-picture.tsx";
import { PageForm, type PageTurns } from "../../../engine/page-form/page-form.tsx";
import { useOpenedStep, wayThrough } from "../../../engine/page-form/use-opened-step.ts";
import { areHard, lastWords, readPrepared } from "../../../engine/step/kept-words.ts";
import { pageBefore, resumeAt } from "../../../engine/step/route.ts";
import { finishStep } from "../../../engine/step/save-route.ts";
import type { PreparedStep } from "../../../engine/step/step.ts";
import { stepPage } from "../../../engine/step/step-page.ts";
import { usePreparedStep } from "../../../engine/step/use-prepared-step.ts";
import type { Answers } from "../../../platform/answers/answers.ts";
import { noteFirstStep, VISITOR } from "../../../platform/answers/first-steps.ts";
import { type StepContent, stepContentOf } from "../../../platform/answers/load-step.ts";
import { openAnswers, startUser } from "../../../platform/answers/open-answers.ts";
import { loadModule } from "../../../platform/browser/load-module.ts";
import { unlessCancelled } from "../../../platform/browser/timing.ts";
import { useCurrentUid } from "../../../platform/data/user.ts";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { track } from "../../../platform/tracking/track.ts";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import styles from "./step-in-place.module.css";

/** The steps as the content was compiled to them (`content/src/first-steps.ts`): files of the build, which need no server. */
const FILES: Readonly<Record<Character, () => Promise<{ readonly default: unknown }>>> = {
  Riggy: () => import("./steps/riggy.json"),
  Pleaser: () => import("./steps/pleaser.json"),
  Jumpy: () => import("./steps/jumpy.json"),
  Shelly: () => import("./steps/shelly.json"),
  Flippy: () => import("./steps/flippy.json"),
};

/** What the step of a child shows. Rejects where it cannot be loaded. */
async function loadFirstStep(character: Character): Promise<StepContent> {
  const { default: file } = await loadModule(FILES[character]);
  return stepContentOf(z.parse(getGcCompack.data, file));
}

export interface StepInPlaceProps {
  readonly character: Character;
  /** In its place until it can be shown. */
  readonly waiting: ReactNode;
  readonly onClose: () => void;
  /** It could not be loaded. */
  readonly onFailed: (error: unknown) => void;
}

interface Loaded {
  readonly content: StepContent;
  readonly answers: Answers;
}

/** A child's three minutes, within the result page. Who is signed in has them in the account, a visitor on the device until then. */
export default function StepInPlace(props: StepInPlaceProps) {
  const uid = useCurrentUid() ?? VISITOR;
  return <LoadedStep key={`${uid} ${props.character}`} uid={uid} {...props} />;
}

function LoadedStep({ uid, ...props }: StepInPlaceProps & { readonly uid: string }) {
  const { character, onFailed } = props;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const opening = uid === VISITOR ? openAnswers(VISITOR) : startUser(uid);
    const loading = Promise.all([loadFirstStep(character), opening]);
    return unlessCancelled(loading, ([content, answers]) => setLoaded({ content, answers }), onFailed);
  }, [uid, character, onFailed]);
  return loaded === undefined ? props.waiting : <Prepared {...loaded} {...props} />;
}

function Prepared({ content, answers, ...props }: StepInPlaceProps & Loaded) {
  const { onFailed } = props;
  const step = usePreparedStep(content, answers);
  const problem = step instanceof Error ? step : undefined;
  useEffect(() => {
    if (problem !== undefined) onFailed(problem);
  }, [problem, onFailed]);
  return step === undefined || step instanceof Error ? props.waiting : <Pages step={step} {...props} />;
}

interface PagesProps extends StepInPlaceProps {
  readonly step: PreparedStep;
}

/** The pages, one at a time; the others are rendered hidden, so that a turn shows what is there. */
function Pages({ step, character, onClose }: PagesProps) {
  const { t } = useTranslation("viewer");
  const language = useLanguage();
  const { content, answers } = step;
  const { about, pages } = content;
  const { version, lastPageNo } = about;
  const [shownNo, setShownNo] = useState(() => resumeAt({ ...wayThrough(step), isStepFinished: false }));
  const [isAfterCrisis, setAfterCrisis] = useState(false);
  const section = useRef<HTMLElement>(null);
  const context = useMemo(() => ({ locale: language, version }), [language, version]);
  const words = useCard(step, character, shownNo === lastPageNo);
  const shownPages = useMemo(() => pages.map(({ viewNo }) => stepPage(content, viewNo)), [pages, content]);

  useOpenedStep(step);
  useEffect(() => noteFirstStep(character, "begun", answers.uid === VISITOR), [character, answers]);
  // Read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each turn
  useLayoutEffect(() => {
    section.current?.scrollIntoView({ block: "start", behavior: "instant" });
    const titles = section.current?.querySelectorAll<HTMLElement>("h2") ?? [];
    [...titles].find((title) => title.getClientRects().length > 0)?.focus({ preventScroll: true });
  }, [shownNo]);

  const page = pages.find(({ viewNo }) => viewNo === shownNo);
  const previous = page && pageBefore(wayThrough(step), page.pageId);
  const turn = useMemo(
    (): PageTurns => ({
      back: () => {},
      goTo: setShownNo,
      next: async (next, hadCrisis) => {
        setAfterCrisis(hadCrisis);
        if (next === undefined) onClose();
        else setShownNo(next);
      },
      stop: onClose,
      prepare: () => {},
    }),
    [onClose],
  );
  return (
    <section ref={section} className={styles.step} aria-label={about.title[language]}>
      <div className={styles.bar}>
        {previous !== undefined && (
          <button
            type="button"
            className={styles.round}
            aria-label={t("previous")}
            onClick={() => setShownNo(previous.viewNo)}
          >
            <Icon name="back" />
          </button>
        )}
        <button type="button" className={styles.round} aria-label={t("leave")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {shownPages.map((each) => {
        if (each === undefined || !(step.isWhole || each.page.viewNo === shownNo)) return null;
        const isShown = each.page.viewNo === shownNo;
        return (
          <Activity key={each.page.pageId} mode={isShown ? "visible" : "hidden"}>
            <div className={each.page.viewNo === lastPageNo ? styles.card : undefined}>
              <PageForm
                isPart
                step={step}
                shown={each}
                nickname=""
                context={context}
                saysMissing={isShown}
                onMissing={ignore}
                isStepFinished={false}
                isReadOnly={false}
                isAfterCrisis={isShown && isAfterCrisis}
                turn={turn}
              >
                {each.page.viewNo === lastPageNo && words.length > 0 && (
                  <KeepPicture label={about.title[language]} beside={section} {...{ character, words }} />
                )}
              </PageForm>
            </div>
          </Activity>
        );
      })}
      {/* Of this one, which does not move, the picture is made. */}
      <div hidden data-figure="">
        <CharacterArt character={character} pose="listening" size={104} />
      </div>
    </section>
  );
}

function ignore(): void {}

/** What the card says in the person's words; none before it is reached. Reaching it finishes the step. */
function useCard(step: PreparedStep, character: Character, isReached: boolean): readonly string[] {
  const language = useLanguage();
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isReached) return;
    const { answers, content } = step;
    const { programId, stepId, version } = content.about;
    const finish = async () => {
      const pages = readPrepared(step, language);
      const said = lastWords(pages, language);
      const isHard = await areHard(pages, said);
      if (!answers.finishedSteps(programId).includes(stepId)) {
        await finishStep(step, { locale: language, version });
        track("step_finish", { program_id: programId, step_id: stepId });
      }
      noteFirstStep(character, isHard ? "helped" : "done", answers.uid === VISITOR);
      setWords(said);
    };
    finish().catch((error: unknown) => console.warn("the card could not be made", error));
  }, [isReached, step, character, language]);
  return words;
}
