import { At, COLOURS, Person, Sleeve, Slide, Table } from "./scenery.tsx";

/** Being to oneself as to a friend, in three moves (d4-s2). */
export const KINDLY_SLIDES = {
  "kindly-hand": (
    <Slide>
      <At x={128} y={106} scale={0.78}>
        <Person isSmiling={true} />
        <Sleeve d="M56 40C76 62 62 74 20 56" />
        <ellipse cx="10" cy="50" rx="17" ry="12" fill={COLOURS.person} transform="rotate(40 10 50)" />
      </At>
      <Table />
      <path
        d="M206 78C222 66 232 90 248 78S274 70 284 78M212 102C228 90 238 114 254 102"
        fill="none"
        stroke={COLOURS.blot}
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.35"
      />
    </Slide>
  ),
  "kindly-notice": (
    <Slide>
      <At x={104} y={112} scale={0.86}>
        <Person />
      </At>
      <Table />
      <circle cx="170" cy="98" r="6" fill={COLOURS.sheet} />
      <circle cx="186" cy="82" r="9" fill={COLOURS.sheet} />
      <path
        d="M208 78C184 74 188 38 214 40C220 18 254 14 264 32C290 28 298 62 276 70C272 84 248 88 240 78C232 86 214 86 208 78Z"
        fill={COLOURS.sheet}
      />
      <path d="M226 58C214 58 214 44 226 44C229 33 246 33 249 43C262 42 263 58 251 58Z" fill="#8E86A8" />
      <path
        d="M230 64L228 71M239 64L237 71M248 64L246 71"
        stroke="#6FA8D0"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
    </Slide>
  ),
  "kindly-words": (
    <Slide>
      <ellipse cx="218" cy="92" rx="66" ry="80" fill={COLOURS.hair} />
      <ellipse cx="218" cy="90" rx="58" ry="72" fill="#DCEBF5" />
      <clipPath id="mirror">
        <ellipse cx="218" cy="90" rx="58" ry="72" />
      </clipPath>
      <g clipPath="url(#mirror)">
        <At x={218} y={112} scale={0.66}>
          <Person isSmiling={true} />
        </At>
      </g>
      <path
        d="M176 50Q184 34 198 28"
        fill="none"
        stroke={COLOURS.sheet}
        strokeWidth="6"
        strokeLinecap="round"
        opacity="0.8"
      />
      <Table />
      <path
        d="M42 44H118Q136 44 136 62V92Q136 110 118 110H74L44 124L54 109Q26 108 26 92V62Q26 44 42 44Z"
        fill={COLOURS.sheet}
      />
      <path
        d="M81 98C50 80 55 55 70 55C77 55 81 60 81 65C81 60 85 55 92 55C107 55 112 80 81 98Z"
        fill="#F58FA8"
      />
    </Slide>
  ),
};
