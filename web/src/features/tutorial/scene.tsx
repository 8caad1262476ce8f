import type { TutorialStage } from "@mindle/domain/assessment/stages";
import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import styles from "./scene.module.css";

/** What each stage is about. */
export const THOUGHTS = {
  1: "inside",
  2: "test",
  3: "steps",
  4: "person",
  5: "letGo",
} as const satisfies Record<TutorialStage, string>;

export type Thought = (typeof THOUGHTS)[TutorialStage];

/** Decorative picture of a stage. */
export function Scene({ thought }: { readonly thought: Thought }) {
  return (
    <div className={styles.scene} aria-hidden="true">
      <span className={styles.ground} />
      {SCENES[thought]}
    </div>
  );
}

interface PlaceProps {
  /** Its centre, in percent from the left. */
  readonly x: number;
  /** Its foot, in percent from the bottom. */
  readonly y: number;
  readonly children: ReactNode;
}

/** A figure in the picture. The nearer it is, the further it goes with a finger. */
function Place({ x, y, children }: PlaceProps) {
  const place: CSSProperties & Record<`--${string}`, number> = {
    insetInlineStart: `${x}%`,
    insetBlockEnd: `${y}%`,
    "--near": 1 - y / 100,
  };
  return (
    <span className={styles.place} style={place}>
      {children}
    </span>
  );
}

type StandingProps = Omit<PlaceProps, "children"> & ComponentProps<typeof CharacterArt>;

/** A character at its place. */
function Standing({ x, y, ...character }: StandingProps) {
  return (
    <Place x={x} y={y}>
      <CharacterArt {...character} />
    </Place>
  );
}

function Family() {
  return (
    <>
      <Standing x={23} y={31} character="Riggy" pose="waving" size={82} />
      <Standing x={51} y={36} character="Jumpy" pose="waving" size={94} />
      <Standing x={79} y={31} character="Flippy" pose="waving" size={82} />
      <Standing x={34} y={7} character="Pleaser" pose="waving" size={96} />
      <Standing x={65} y={7} character="Shelly" pose="waving" size={96} />
    </>
  );
}

/** Centres of the five answers on the paper. */
const ANSWERS = [26, 53, 80, 107, 134];

function Questions() {
  return (
    <>
      <Standing x={50} y={50} character="Jumpy" pose="waving" size={112} />
      <Place x={50} y={14}>
        <svg className={styles.paper} width="176" height="128" viewBox="0 0 176 128" aria-hidden="true">
          <path className={styles.sheet} d="M8 12Q88 4 166 9Q170 64 167 118Q88 124 10 119Q5 64 8 12Z" />
          <path className={styles.line} d="M28 36H132M28 54H98" />
          {ANSWERS.map((x, index) => (
            <circle
              key={x}
              className={index === 3 ? styles.chosen : styles.answer}
              cx={x + 8}
              cy="92"
              r={9 + index}
            />
          ))}
        </svg>
      </Place>
    </>
  );
}

function Steps() {
  return (
    <>
      <svg className={styles.full} viewBox="0 0 320 280" preserveAspectRatio="none" aria-hidden="true">
        <g className={styles.stones}>
          <ellipse cx="70" cy="238" rx="42" ry="13" />
          <ellipse cx="150" cy="206" rx="34" ry="11" />
          <ellipse cx="212" cy="172" rx="27" ry="9" />
          <ellipse cx="250" cy="140" rx="21" ry="7" />
        </g>
      </svg>
      <Standing x={24} y={14} character="Riggy" pose="waving" size={112} />
      <Standing x={80} y={48} character="Mindle" pose="waving" size={88} />
    </>
  );
}

function Beside() {
  return (
    <>
      <Place x={50} y={66}>
        <svg width="64" height="60" viewBox="0 0 64 60" aria-hidden="true">
          <path
            className={styles.heart}
            d="M32 54C14 42 4 32 4 19A14 14 0 0 1 32 14A14 14 0 0 1 60 19C60 32 50 42 32 54Z"
          />
        </svg>
      </Place>
      <Standing x={31} y={14} character="Shelly" pose="worried" size={124} />
      <Standing x={68} y={14} character="Pleaser" pose="waving" size={124} />
    </>
  );
}

/** A dandelion seed. */
const SEED = "M0 12V0M0 0L-7-7M0 0L0-9M0 0L7-7";

const FLYING = [
  { x: 214, y: 92, turn: 24 },
  { x: 258, y: 122, turn: 40 },
  { x: 246, y: 56, turn: 34 },
  { x: 292, y: 76, turn: 52 },
] as const;

function LettingGo() {
  return (
    <>
      <Standing x={42} y={14} character="Mindle" pose="done" size={188} />
      <svg className={styles.full} viewBox="0 0 320 280" aria-hidden="true">
        {FLYING.map(({ x, y, turn }) => (
          <g key={x} transform={`translate(${x} ${y})rotate(${turn})`}>
            <path className={styles.seed} d={SEED} />
          </g>
        ))}
      </svg>
    </>
  );
}

const SCENES: Readonly<Record<Thought, ReactNode>> = {
  inside: <Family />,
  test: <Questions />,
  steps: <Steps />,
  person: <Beside />,
  letGo: <LettingGo />,
};
