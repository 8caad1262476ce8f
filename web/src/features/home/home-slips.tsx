import type { UserProgram } from "@mindle/domain/api/user-program";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { seoulDay } from "@mindle/domain/time-zone";
import { useEffect, useState } from "react";
import { useOwnProgramme } from "../../platform/data/catalogue/own-programmes.ts";
import { useQueryClient } from "../../platform/data/query-client.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { Link } from "../../ui/controls/link.tsx";
import { toneOf } from "../../ui/tone.ts";
import { readSlips, type Slip } from "./home-answers.ts";
import styles from "./home-slips.module.css";

export interface HomeSlipsProps {
  readonly uid: string;
  readonly programmes: readonly UserProgram[];
  readonly now: number;
}

/** Slips of paper below the notes: what waits for the person by now, and what they gathered. */
export default function HomeSlips({ uid, programmes, now }: HomeSlipsProps) {
  return programmes.map((own) => <ProgrammeSlips key={own.programId} uid={uid} own={own} now={now} />);
}

interface ProgrammeSlipsProps {
  readonly uid: string;
  readonly own: UserProgram;
  readonly now: number;
}

function ProgrammeSlips({ uid, own, now }: ProgrammeSlipsProps) {
  const language = useLanguage();
  const meta = useOwnProgramme(own.programId, own.version);
  const programme = meta.status === "ready" ? meta.data : null;
  const slips = useSlips(uid, own, programme, now);
  if (programme === null || slips.length === 0) return null;
  return (
    <section
      className={styles.slips}
      data-tone={toneOf(programme.character)}
      aria-label={programme.programName[language]}
    >
      {slips.map(({ text, words, to }) => (
        <Link key={`${to} ${text}`} className={styles.slip} to={to}>
          <span className={words === undefined ? styles.waits : styles.label}>{text}</span>
          {words !== undefined && <span className={styles.words}>{words}</span>}
        </Link>
      ))}
    </section>
  );
}

function useSlips(
  uid: string,
  { programId, stepFinished }: UserProgram,
  programme: Programme | null,
  now: number,
): readonly Slip[] {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const today = seoulDay(now);
  const [slips, setSlips] = useState<readonly Slip[]>([]);
  useEffect(() => {
    if (programme === null) return undefined;
    let isCurrent = true;
    const finished = stepFinished.map(({ stepId }) => stepId);
    readSlips(queryClient, { uid, programId, programme, finished, language, today }).then(
      (found) => {
        if (isCurrent) setSlips(found);
      },
      (error: unknown) => console.warn("what waits cannot be read", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [queryClient, uid, programId, programme, stepFinished, language, today]);
  return slips;
}
