import type { Programme } from "@mindle/domain/catalogue/programme";
import { scheduleOf, stageOf } from "@mindle/domain/programme/schedule";
import { useTranslation } from "react-i18next";
import { useLazyLocallyFinished } from "../../platform/answers/finished-steps.ts";
import { useOwnProgramme } from "../../platform/data/content/own-programmes.ts";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { userProgramQuery } from "../../platform/data/user.ts";
import { numberWord } from "../../platform/i18n/counts.ts";
import { GROWTH_FORMS, Growth } from "../../ui/pictures/growth/growth.tsx";
import { Pot } from "../../ui/pictures/pot.tsx";
import styles from "./catalog.module.css";

interface JourneyProgressProps {
  readonly uid: string;
  readonly programId: string;
}

/** How far the user is in a journey. Nothing for those who never had its programme. */
export function JourneyProgress({ uid, programId }: JourneyProgressProps) {
  const all = useLoadable(userProgramQuery(uid));
  const locallyFinished = useLazyLocallyFinished(uid, programId);
  const own =
    all.status === "ready" ? all.data.programs.find((each) => each.programId === programId) : undefined;
  const meta = useOwnProgramme(programId, own?.version);
  if (own === undefined || meta.status !== "ready" || meta.data === null) return null;
  const finished = [...own.stepFinished.map(({ stepId }) => stepId), ...locallyFinished];
  return <Progress programId={programId} programme={meta.data} finished={finished} />;
}

interface ProgressProps {
  readonly programId: string;
  readonly programme: Programme;
  readonly finished: readonly string[];
}

function Progress({ programId, programme, finished }: ProgressProps) {
  const { t } = useTranslation("catalog");
  const sessions = scheduleOf(programme.steps, { programId, finished, isAvailable: true });
  const isDone = ({ status }: { readonly status: string }) => status === "done";
  const form = GROWTH_FORMS[stageOf(sessions)];
  const done = sessions.filter(isDone).length;
  const isBegun = sessions.some(({ finishedSteps }) => finishedSteps > 0);
  const words = t("numbers", { returnObjects: true });
  const amount = { finished: numberWord(words, done), total: numberWord(words, sessions.length) };
  return (
    <p className={styles.progress}>
      <Pot size={40}>
        <Growth form={form ?? "soil"} size={40} />
      </Pot>
      {done === 0 && t(isBegun ? "progress.begun" : "progress.none")}
      {done > 0 && (done === sessions.length ? t("progress.all") : t("progress.some", amount))}
    </p>
  );
}
