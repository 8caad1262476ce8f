import styles from "./scenery.module.css";
import { Pavement, Seeds, Stand } from "./scenery.tsx";

/** Where the dandelion grows, and how large it is, in all scenes where it has a visitor. */
const HOME = 236;
const DANDELION = { character: "Mindle", x: HOME, size: 100 } as const;
const VISITOR = { x: 82, size: 112 } as const;

function Alone() {
  return (
    <>
      <path
        className={styles.far}
        d="M-640 170V92h70l30-24 34 24v-18h60v34l40-22 38 22h60V58h74v38l34-26 36 26v-28h64v60h40l30-20 32 20V62h70v34l36-26 34 26h50V80h70v90Z"
      />
      <path className={styles.near} d="M-60 170V96l44-34 44 34v74ZM222 170V84h84v86Z" />
      <path className={styles.lit} d="M-28 104h20v22h-20ZM240 100h16v18h-16ZM272 100h16v18h-16Z" />
      <path className={styles.line} d="M86 162V62q0-16 16-16t16 12" />
      <circle className={styles.lit} cx="118" cy="64" r="8" />
      <Pavement crack={172} />
      <Stand character="Mindle" pose="waving" x={172} size={76} />
    </>
  );
}

function WithRiggy() {
  return (
    <>
      <Pavement crack={HOME} />
      <Stand character="Riggy" pose="waving" {...VISITOR} />
      <Stand pose="waving" {...DANDELION} />
      <g transform="translate(118 108)rotate(17)">
        <rect className={styles.wood} width="96" height="15" rx="3" />
        <path
          className={styles.mark}
          d="M8 0v6M16 0v4M24 0v4M32 0v6M40 0v4M48 0v4M56 0v6M64 0v4M72 0v4M80 0v6M88 0v4"
        />
      </g>
    </>
  );
}

function WithPleaser() {
  return (
    <>
      <circle className={styles.lit} cx="20" cy="52" r="24" />
      <path
        className={styles.loud}
        d="M58 46l14-3M55 66l12 6M42 85l7 11M20 92v13M-2 85l-7 11M-15 66l-12 6M-18 46l-14-3"
      />
      <Pavement crack={HOME} />
      <path className={styles.shade} d="M52 162q110-10 240-2-2 14-60 16-120 4-180-14Z" />
      <Stand character="Pleaser" pose="waving" {...VISITOR} x={96} />
      <Stand pose="done" {...DANDELION} />
    </>
  );
}

function WithJumpy() {
  return (
    <>
      <path
        className={styles.cloud}
        d="M228 40q-16 2-18-12 2-14 18-12 6-18 26-14 16-12 30 4 20-2 20 16t-20 18Z"
      />
      <path className={styles.rain} d="M232 50l-4 9M254 48l-4 9M276 50l-4 9M243 64l-4 9M266 64l-4 9" />
      <Pavement crack={HOME} />
      <path
        className={styles.loud}
        d="M40 150q4-26 24-30M136 150q-4-26-24-30M62 156q2-12 8-16M114 156q-2-12-8-16"
      />
      <Stand character="Jumpy" pose="worried" {...VISITOR} x={88} lift={34} />
      <Stand pose="waving" {...DANDELION} />
    </>
  );
}

function WithShelly() {
  return (
    <>
      <path
        className={styles.lit}
        d="M122 38a15 15 0 1 0 16 20 12 12 0 0 1-16-20ZM168 26a15 15 0 1 0 16 20 12 12 0 0 1-16-20ZM214 38a15 15 0 1 0 16 20 12 12 0 0 1-16-20Z"
      />
      <Pavement crack={HOME} />
      <Stand character="Shelly" pose="worried" {...VISITOR} />
      <Stand pose="waving" {...DANDELION} />
    </>
  );
}

function WithFlippy() {
  return (
    <>
      <path className={styles.loud} d="M10 84l-16-10M4 108h-18M28 62l-8-14M154 84l14-8M160 108l14 2" />
      <Pavement crack={HOME} />
      <path className={styles.crack} d="M40 162l10 8-4 12 8 8M124 162l-10 9 6 9-8 10" />
      <path
        className={styles.near}
        d="M150 138l12-7 9 9-6 9-13-1ZM176 118l8-3 5 7-7 5ZM170 156l7-5 8 3-2 8h-11Z"
      />
      <Stand character="Flippy" pose="worried" {...VISITOR} />
      <Stand pose="waving" {...DANDELION} />
    </>
  );
}

function Night() {
  return (
    <>
      <rect className={styles.night} x="-640" y="-640" width="1600" height="900" />
      <path className={styles.lit} d="M268 14a22 22 0 1 0 24 30 18 18 0 0 1-24-30Z" />
      <path
        className={styles.star}
        d="M-180 30h0M-96 72h0M-44 18h0M24 60h0M62 22h0M118 54h0M150 16h0M206 46h0M340 66h0M398 20h0M470 52h0"
      />
      <path className={styles.nightStone} d="M-640 161q160-5 320-1t320-1 320 1 320-1 320 2V260H-640Z" />
      <Stand character="Riggy" pose="done" x={28} size={62} />
      <Stand character="Pleaser" pose="done" x={82} size={62} />
      <Stand character="Mindle" pose="waving" x={142} size={82} />
      <Stand character="Jumpy" pose="done" x={192} size={62} />
      <Stand character="Shelly" pose="done" x={234} size={62} />
      <Stand character="Flippy" pose="done" x={284} size={62} />
    </>
  );
}

function Wind() {
  return (
    <>
      <path
        className={styles.line}
        d="M-40 42q60-16 110 0t96-4q22-8 18-22t-20-8M-20 70q50-10 80-2t60 0M-300 52q90-18 190 0M400 40q60-10 120 4"
      />
      <Pavement crack={HOME} />
      <Stand character="Flippy" pose="waving" x={178} size={52} />
      <Stand character="Shelly" pose="waving" x={138} size={56} />
      <Stand character="Jumpy" pose="waving" x={98} size={56} lift={14} />
      <Stand character="Pleaser" pose="waving" x={58} size={56} />
      <Stand character="Riggy" pose="waving" x={18} size={56} />
      <Stand pose="done" {...DANDELION} />
      <Seeds
        at={[
          [292, 82, 34],
          [276, 54, 14],
          [306, 48, 40],
          [226, 42, -10],
          [254, 26, 8],
          [290, 22, 26],
        ]}
      />
    </>
  );
}

/** What is drawn in each panel, by the panel's id. */
export const SCENES = {
  alone: Alone,
  riggy: WithRiggy,
  pleaser: WithPleaser,
  jumpy: WithJumpy,
  shelly: WithShelly,
  flippy: WithFlippy,
  night: Night,
  wind: Wind,
} as const;
