import { At, COLOURS, Person, RiggyAt, Slide, Table } from "./scenery.tsx";

/** Ways in which Riggy explains good things away (d6-s3). */
export const AWAY_SLIDES = {
  "away-luck": (
    <Slide>
      <RiggyAt pose="worried" x={112} y={182} scale={1.15} />
      <At x={222} y={96} turn={8}>
        <path
          d="M2 10Q8 46 26 66"
          stroke={COLOURS.leafShade}
          strokeWidth="7"
          strokeLinecap="round"
          fill="none"
        />
        {[45, 135, 225, 315].map((turn, at) => (
          <path
            key={turn}
            d="M0 0C-26-8-34-30-20-39C-10-45-2-38 0-30C2-38 10-45 20-39C34-30 26-8 0 0Z"
            fill={at % 2 === 0 ? COLOURS.leaf : COLOURS.leafShade}
            transform={`rotate(${turn})`}
          />
        ))}
      </At>
    </Slide>
  ),
  "away-once": (
    <Slide>
      <RiggyAt pose="waving" x={92} y={182} scale={1.15} />
      <rect x="158" y="34" width="138" height="112" rx="10" fill="#4F6B5A" />
      <rect x="166" y="42" width="122" height="96" rx="6" fill="#5E7D69" />
      <path d="M192 66V114" stroke="#FFF" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M214 66V114M236 66V114M258 66V114"
        stroke="#FFF"
        strokeWidth="8"
        strokeLinecap="round"
        opacity="0.22"
      />
    </Slide>
  ),
  "away-nice": (
    <Slide>
      <At x={86} y={112} scale={0.62}>
        <Person isSmiling={true} />
      </At>
      <Table />
      <path
        d="M160 22H232Q248 22 248 38V66Q248 82 232 82H176L142 92L158 80Q144 78 144 66V38Q144 22 160 22Z"
        fill="#FFF"
      />
      <path
        d="M196 71C168 55 172 33 186 33C192 33 196 38 196 42C196 38 200 33 206 33C220 33 224 55 196 71Z"
        fill="#F58FA8"
      />
      <RiggyAt pose="worried" x={252} y={188} scale={0.8} />
    </Slide>
  ),
  "away-umbrella": (
    <Slide>
      <circle cx="60" cy="48" r="24" fill={COLOURS.sun} />
      <path
        d="M196 76V158Q196 172 184 172T172 160"
        stroke="#655D70"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M92 92C96 42 146 22 196 22S296 42 300 92Q274 76 248 92Q222 76 196 92Q170 76 144 92Q118 76 92 92Z"
        fill="#F2704F"
      />
      <path
        d="M144 92C146 56 168 30 196 22C224 30 246 56 248 92Q222 76 196 92Q170 76 144 92Z"
        fill="#F8977C"
      />
      <RiggyAt pose="waving" x={236} y={184} scale={0.95} />
    </Slide>
  ),
};
