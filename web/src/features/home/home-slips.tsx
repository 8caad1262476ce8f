import type { UserProgram } from "@mindle/domain/api/user-program";
import { seoulDay } from "@mindle/domain/time";
import { useEffect, useState } from "react";
import { loadModule } from "../../platform/browser/load-module.ts";
import { whenIdle } from "../../platform/browser/timing.ts";
import { useQueryClient } from "../../platform/data/query-client.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { useIsFlagged } from "../../platform/safety/flag.ts";
import { Link } from "../../ui/controls/link.tsx";
import { StrokeIcon } from "../../ui/pictures/icon.tsx";
import { toneOf } from "../../ui/tone.ts";
import type { Slip } from "./home-answers.ts";
import styles from "./home-slips.module.css";

const ONWARD = "M9.5 5.5 16 12l-6.5 6.5";

interface HomeSlipsProps {
  readonly uid: string;
  readonly programmes: readonly UserProgram[];
  readonly now: number;
}

/** Slips of paper below the notes: what waits for the person by now, and what they gathered. None while help comes first. */
export default function HomeSlips({ uid, programmes, now }: HomeSlipsProps) {
  if (useIsFlagged()) return null;
  return programmes.map((own) => <ProgrammeSlips key={own.programId} uid={uid} own={own} now={now} />);
}

interface ProgrammeSlipsProps {
  readonly uid: string;
  readonly own: UserProgram;
  readonly now: number;
}

function ProgrammeSlips({ uid, own, now }: ProgrammeSlipsProps) {
  const language = useLanguage();
  const { programme } = own;
  const slips = useSlips(uid, own, now);
  if (programme === undefined || slips.length === 0) return null;
  return (
    <section
      className={styles.slips}
      data-tone={toneOf(programme.character)}
      aria-label={programme.programName[language]}
    >
      {slips.map(({ text, words, to }) => (
        <Link key={`${to} ${text}`} className={styles.slip} to={to}>
          <span className={styles.texts}>
            <span className={words === undefined ? styles.waits : styles.label}>{text}</span>
            {words !== undefined && <span className={styles.words}>{words}</span>}
          </span>
          <span className={styles.onward}>
            <StrokeIcon d={ONWARD} size={20} />
          </span>
        </Link>
      ))}
    </section>
  );
}

function useSlips(
  uid: string,
  { programId, programme, stepFinished }: UserProgram,
  now: number,
): readonly Slip[] {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const today = seoulDay(now);
  const [slips, setSlips] = useState<readonly Slip[]>([]);
  useEffect(() => {
    if (programme === undefined) return undefined;
    let isCurrent = true;
    const finished = stepFinished.map(({ stepId }) => stepId);
    // What reads answers is loaded apart, once the page is idle: home would list all its files.
    const read = async () => {
      const { readSlips, keepForLoudMinute } = await loadModule(() => import("./home-answers.ts"));
      const own = { uid, programId, programme, finished, language, today };
      const found = await readSlips(queryClient, own);
      if (isCurrent) setSlips(found);
      await keepForLoudMinute(queryClient, own);
    };
    whenIdle(() => {
      if (!isCurrent) return;
      read().catch((error: unknown) => console.warn("what waits cannot be read", error));
    });
    return () => {
      isCurrent = false;
    };
  }, [queryClient, uid, programId, programme, stepFinished, language, today]);
  return slips;
}
