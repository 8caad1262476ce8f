import type { ReactElement } from "react";
import type { Film } from "./encode-film.ts";
import { At, BLOT, COLOURS, MindleAt, Person, RiggyAt, Seed, Sheet } from "./scenery.tsx";

/** Seconds at which scenes begin. */
const SCENES = { slip: 7, next: 14, blot: 22, cue: 31 } as const;

/** Nothing is written in the film: its words are captions, and beside it. */
export const FILM: Omit<Film, "frame"> = {
  width: 960,
  height: 540,
  seconds: 40,
  framesPerSecond: 12,
  bitrate: 120_000,
  cuts: Object.values(SCENES),
};

/** The frame that is the poster. */
export const POSTER_AT = 12;

/** One frame of the film: a mail is sent, a slip is found; one voice looks at the next mail, Riggy's at the person. */
export function drawFrame(time: number): ReactElement {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the page that shows the file has its words.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540">
      <rect width="960" height="540" fill={COLOURS.wall} />
      <Table />
      {scene(time)}
    </svg>
  );
}

function scene(time: number): ReactElement {
  if (time < SCENES.slip) return <Sending time={time} />;
  if (time < SCENES.next) return <Slip time={time - SCENES.slip} />;
  if (time < SCENES.blot) return <Next time={time - SCENES.next} />;
  if (time < SCENES.cue) return <Blot time={time - SCENES.blot} />;
  return <Cue time={time - SCENES.cue} />;
}

/** The table before the wall; drawn again before a person who sits behind it. */
function Table() {
  return (
    <>
      <path d="M0 420H960V540H0Z" fill={COLOURS.tableShade} />
      <path d="M0 428H960V540H0Z" fill={COLOURS.table} />
    </>
  );
}

interface SceneProps {
  /** Seconds since the scene began. */
  readonly time: number;
}

function Sending({ time }: SceneProps) {
  const flying = ease(time, 3.2, 6.2);
  return (
    <>
      <rect x="560" y="70" width="250" height="230" rx="20" fill={COLOURS.sheet} />
      <rect x="574" y="84" width="222" height="202" rx="12" fill={COLOURS.dusk} />
      <circle cx="640" cy="246" r="34" fill={COLOURS.sun} />
      <path
        d="M574 252Q630 214 690 246T796 228V274Q796 286 784 286H586Q574 286 574 274Z"
        fill={COLOURS.night}
      />
      <path d="M685 84V286M574 180H796" stroke={COLOURS.sheet} strokeWidth="10" />
      <At x={300} y={420}>
        <path d="M-120-150H120Q132-150 132-138V-12H-132V-138Q-132-150-120-150Z" fill="#4A4358" />
        <rect x="-118" y="-138" width="236" height="116" rx="6" fill={COLOURS.paper} />
        <path d="M-160-12H160L150 8H-150Z" fill="#655D70" />
      </At>
      <At
        x={300 + 400 * flying}
        y={342 - 170 * flying - 90 * Math.sin(Math.PI * flying)}
        scale={1 - 0.6 * flying}
        turn={-14 * flying}
        opacity={1 - ease(time, 5.8, 6.4)}
      >
        <rect x="-70" y="-44" width="140" height="88" rx="10" fill={COLOURS.sheet} />
        <path
          d="M-70-34L0 14L70-34"
          stroke={COLOURS.line}
          strokeWidth="7"
          strokeLinejoin="round"
          fill="none"
        />
      </At>
      <RiggyAt pose="waving" x={860} y={500 + bob(time)} scale={1.5} />
    </>
  );
}

function Slip({ time }: SceneProps) {
  const found = ease(time, 1.4, 2.4);
  return (
    <>
      <At x={430} y={280} scale={2.2}>
        <Sheet slip={found} />
      </At>
      <At x={452} y={276} scale={0.6 + 0.4 * found} opacity={found}>
        <circle
          r={62 + 2 * Math.sin(time * 2)}
          fill="none"
          stroke={COLOURS.slip}
          strokeWidth="8"
          strokeDasharray="14 13"
          strokeLinecap="round"
        />
      </At>
      <RiggyAt pose={time < 2 ? "waving" : "worried"} x={760} y={520 + bob(time)} scale={2.3} />
    </>
  );
}

function Next({ time }: SceneProps) {
  const aside = ease(time, 0.5, 2);
  const written = ease(time, 2.2, 6);
  return (
    <>
      <At x={430 - 220 * aside} y={280} scale={2.2 - 1 * aside} turn={-8 * aside}>
        <Sheet slip={1} />
      </At>
      <At x={500} y={270 + 460 * (1 - ease(time, 1.4, 2.6))} scale={1.9}>
        <Sheet written={written} />
      </At>
      <path
        d="M296 250Q330 214 362 236"
        stroke={COLOURS.leafShade}
        strokeWidth="9"
        strokeLinecap="round"
        fill="none"
        pathLength="1"
        strokeDasharray={`${ease(time, 1.2, 2.2)} 2`}
      />
      <MindleAt pose={time < 6 ? "waving" : "done"} x={790} y={500 + bob(time)} scale={2} />
    </>
  );
}

function Blot({ time }: SceneProps) {
  const grown = ease(time, 1.5, 6.5);
  return (
    <>
      <At x={480} y={284} scale={1.7}>
        <Person />
      </At>
      <Table />
      <At x={190} y={330} scale={1.2} turn={-8}>
        <Sheet slip={1} />
      </At>
      <At
        x={203 + 277 * ease(time, 1, 4)}
        y={326 - 46 * ease(time, 1, 4)}
        scale={8 + 186 * grown}
        turn={time * 5}
        opacity={0.9 * ease(time, 0.8, 1.2)}
      >
        <path d={BLOT} fill={COLOURS.blot} />
      </At>
      <RiggyAt pose="worried" x={800} y={520 + bob(time * 2)} scale={2.1} />
    </>
  );
}

function Cue({ time }: SceneProps) {
  const gone = ease(time, 0.8, 3.6);
  const flying = ease(time, 4.5, 9);
  return (
    <>
      <At x={480} y={284} scale={1.7}>
        <Person isSmiling={time > 3} />
      </At>
      <Table />
      <At x={190} y={330} scale={1.2} turn={-8}>
        <Sheet slip={1} />
      </At>
      <At
        x={480 - 277 * gone}
        y={280 + 46 * gone}
        scale={194 - 186 * gone}
        turn={45 - 45 * gone}
        opacity={0.9 * (1 - ease(time, 3.2, 3.8))}
      >
        <path d={BLOT} fill={COLOURS.blot} />
      </At>
      <RiggyAt pose={time < 3.4 ? "worried" : "done"} x={780} y={510 + bob(time)} scale={1.7} />
      <At
        x={250 + 560 * flying}
        y={180 - 110 * flying + 14 * Math.sin(time * 1.6)}
        scale={1.8}
        turn={20 * Math.sin(time * 1.2)}
        opacity={ease(time, 4, 4.8)}
      >
        <Seed />
      </At>
    </>
  );
}

/** From 0 to 1 between two times, slow at both ends. */
function ease(time: number, from: number, to: number): number {
  const part = Math.min(Math.max((time - from) / (to - from), 0), 1);
  return part * part * (3 - 2 * part);
}

/** A little up and down. */
function bob(time: number): number {
  return 4 * Math.sin(time * 2.2);
}
