import type { UserProgram } from "@mindle/domain/api/user-program";
import { CHARACTERS, type Character } from "@mindle/domain/assessment/characters";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useIsFlagged } from "../../platform/safety/flag.ts";
import { Windowsill } from "../../ui/layout/windowsill.tsx";
import { GROWTH_FORMS, Growth } from "../../ui/pictures/growth/growth.tsx";
import { Pot } from "../../ui/pictures/pot.tsx";
import { skyOf } from "../../ui/pictures/sky.ts";
import { toneOf } from "../../ui/tone.ts";
import styles from "./home.module.css";
import { useProgrammeProgress } from "./use-programme-progress.ts";

/** Lazy, because few have finished a programme. */
const KeptLetter = lazy(() => import("./kept-letter.tsx").catch(() => ({ default: () => null })));

/** Of a pot that is alone, and of each of two, in CSS pixels. */
const SIZES = [136, 92];
const SMALLEST = 64;
const NEXT_SIZE = 76;

interface SillProps {
  readonly uid: string | undefined;
  /** The programmes that grow on it. Without one there is a pot with soil. */
  readonly programmes: readonly UserProgram[];
  readonly now: number;
}

/** A pot for each programme. */
export function Sill({ uid, programmes, now }: SillProps) {
  const { t } = useTranslation("home");
  const [only, ...others] = programmes;
  if (only === undefined) {
    return (
      <Picture now={now} label={t("picture.empty")}>
        <Pot size={124}>
          <Growth form="soil" size={124} />
        </Pot>
      </Picture>
    );
  }
  if (others.length === 0) return <OnePot uid={uid} programme={only} now={now} />;
  return (
    <Picture now={now} label={t("picture.pots")}>
      {programmes.map((programme) => (
        <ProgrammePot
          key={programme.programId}
          uid={uid}
          programme={programme}
          now={now}
          size={SIZES[programmes.length - 1] ?? SMALLEST}
        />
      ))}
    </Picture>
  );
}

interface PictureProps {
  readonly now: number;
  readonly label: string;
  readonly children: ReactNode;
}

function Picture({ now, label, children }: PictureProps) {
  return (
    <div className={styles.picture}>
      <Windowsill sky={skyOf(new Date(now).getHours())} height="tall" label={label}>
        {children}
      </Windowsill>
    </div>
  );
}

interface OnePotProps {
  readonly uid: string | undefined;
  readonly programme: UserProgram;
  readonly now: number;
}

/** The pot of the only programme. Once that is finished, an empty one for the next child is beside it, unless help comes first. */
function OnePot({ uid, programme, now }: OnePotProps) {
  const { t } = useTranslation(["home", "common"]);
  const open = useProgrammeProgress(uid, programme, now);
  const isFlagged = useIsFlagged();
  const isFinished = open !== undefined && open.progress.today === undefined;
  const next = isFinished && !isFlagged ? nextChild(open.programme.character) : undefined;
  const child = next && t(`common:names.${next}`);
  return (
    <Picture now={now} label={child === undefined ? t("picture.pots") : t("picture.next", { child })}>
      <ProgrammePot uid={uid} programme={programme} now={now} size={SIZES[0] ?? SMALLEST} />
      {next !== undefined && (
        <span className={styles.next} data-tone={toneOf(next)}>
          <Pot size={NEXT_SIZE}>
            <Growth form="soil" size={NEXT_SIZE} />
          </Pot>
          <span className={styles.tag}>{child}</span>
        </span>
      )}
    </Picture>
  );
}

/** The child after another one; undefined after a programme that is everyone's. */
function nextChild(character: Character | undefined): Character | undefined {
  return character && CHARACTERS[(CHARACTERS.indexOf(character) + 1) % CHARACTERS.length];
}

interface ProgrammePotProps {
  readonly uid: string | undefined;
  readonly programme: UserProgram;
  readonly now: number;
  readonly size: number;
}

/** A programme's pot, and a smaller one beside it while sessions wait. */
function ProgrammePot({ uid, programme, now, size }: ProgrammePotProps) {
  const open = useProgrammeProgress(uid, programme, now);
  const form = open === undefined ? "soil" : GROWTH_FORMS[open.progress.stage];
  const small = size / 2;
  return (
    <span className={styles.pots} data-tone={toneOf(open?.programme.character)}>
      <Pot size={size}>
        <Growth key={form} form={form ?? "soil"} size={size} />
      </Pot>
      {open !== undefined && open.progress.today === undefined && (
        <Suspense fallback={<span className={styles.letter} />}>
          <KeptLetter />
        </Suspense>
      )}
      {open !== undefined && open.progress.waitingSessions > 0 && (
        <Pot size={small}>
          <Growth form="seed" size={small} />
        </Pot>
      )}
    </span>
  );
}
