import type { UserProgram } from "@mindle/domain/api/user-program";
import { useTranslation } from "react-i18next";
import { Windowsill } from "../../ui/layout/windowsill.tsx";
import { GROWTH_FORMS, Growth } from "../../ui/pictures/growth/growth.tsx";
import { Pot } from "../../ui/pictures/pot.tsx";
import { skyOf } from "../../ui/pictures/sky.ts";
import { toneOf } from "../../ui/tone.ts";
import styles from "./home.module.css";
import { useProgrammeProgress } from "./use-programme-progress.ts";

/** Of a pot, in CSS pixels: alone, and of two. */
const SIZES = [136, 92];
const SMALLEST = 64;

interface SillProps {
  readonly uid: string | undefined;
  /** The programmes that grow on it. Without one there is a pot with soil. */
  readonly programmes: readonly UserProgram[];
  readonly now: number;
}

/** A pot for each programme, and a smaller one beside it while sessions wait. */
export function Sill({ uid, programmes, now }: SillProps) {
  const { t } = useTranslation("home");
  return (
    <div className={styles.picture}>
      <Windowsill
        sky={skyOf(new Date(now).getHours())}
        height="tall"
        label={t(programmes.length === 0 ? "picture.empty" : "picture.pots")}
      >
        {programmes.length === 0 ? (
          <Pot size={124}>
            <Growth form="soil" size={124} />
          </Pot>
        ) : (
          programmes.map((programme) => (
            <ProgrammePot
              key={programme.programId}
              uid={uid}
              programme={programme}
              now={now}
              size={SIZES[programmes.length - 1] ?? SMALLEST}
            />
          ))
        )}
      </Windowsill>
    </div>
  );
}

interface ProgrammePotProps {
  readonly uid: string | undefined;
  readonly programme: UserProgram;
  readonly now: number;
  readonly size: number;
}

function ProgrammePot({ uid, programme, now, size }: ProgrammePotProps) {
  const known = useProgrammeProgress(uid, programme, now);
  const open = known.status === "ready" ? known.data : null;
  const form = open === null ? "soil" : GROWTH_FORMS[open.progress.stage];
  const small = size / 2;
  return (
    <span className={styles.pots} data-tone={toneOf(open?.programme.character)}>
      <Pot size={size}>
        <Growth key={form} form={form ?? "soil"} size={size} />
      </Pot>
      {open !== null && open.progress.waitingSessions > 0 && (
        <Pot size={small}>
          <Growth form="seed" size={small} />
        </Pot>
      )}
    </span>
  );
}
