import type { ReactNode } from "react";
import { At, COLOURS, MindleAt, Person, Seed, Sleeve, Slide, Table } from "./scenery.tsx";

/** An hour of one's own, to picture slowly (d2-s2). */
export const HOUR_SLIDES = {
  "hour-breath": (
    <Slide>
      <MindleAt pose="done" x={78} y={184} scale={1.2} />
      <g fill="none" stroke={COLOURS.leafShade} strokeWidth="5" strokeLinecap="round" opacity="0.5">
        <path d="M140 84C162 70 176 98 198 84S232 76 246 84" />
        <path d="M146 112C168 98 182 126 204 112" />
      </g>
      <At x={204} y={48} scale={0.9} turn={24}>
        <Seed />
      </At>
      <At x={262} y={62} scale={1.1} turn={38}>
        <Seed />
      </At>
      <At x={284} y={124} scale={0.8} turn={14} opacity={0.7}>
        <Seed />
      </At>
    </Slide>
  ),
  "hour-light": (
    <Slide>
      <Window x={40} y={18}>
        <circle cx="60" cy="42" r="17" fill={COLOURS.sun} />
        <path d="M4 78Q30 60 58 72T108 66V92H4Z" fill={COLOURS.leaf} />
      </Window>
      <path d="M46 114H146L226 190H92Z" fill={COLOURS.sun} opacity="0.2" />
      <path d="M196 176V188M276 176V188" stroke={COLOURS.hair} strokeWidth="8" strokeLinecap="round" />
      <path d="M192 92Q192 76 208 76H264Q280 76 280 92V150H192Z" fill={COLOURS.shirtShade} />
      <path
        d="M178 132Q178 120 190 120T202 132V146H270V132Q270 120 282 120T294 132V166Q294 178 282 178H190Q178 178 178 166Z"
        fill={COLOURS.shirt}
      />
      <path d="M202 146H270" stroke={COLOURS.shirtShade} strokeWidth="4" strokeLinecap="round" />
    </Slide>
  ),
  "hour-sounds": (
    <Slide>
      <Window x={104} y={14}>
        <path d="M4 74Q36 56 66 70T108 62V92H4Z" fill={COLOURS.leaf} />
      </Window>
      <At x={196} y={92}>
        <path d="M20-12L40-18L34-4Z" fill={COLOURS.shirtShade} />
        <path d="M-22-14C-20-34 6-36 16-20C24-8 34-12 26 2C18 16-16 14-22-14Z" fill={COLOURS.shirt} />
        <path d="M-22-20L-34-15L-22-11Z" fill={COLOURS.sun} />
        <circle cx="-12" cy="-19" r="3" fill="#2A2433" />
        <path d="M-2-8Q10-2 18-10Q14 6 4 4Q-2 0-2-8Z" fill={COLOURS.shirtShade} />
      </At>
      <g fill={COLOURS.blot} opacity="0.75">
        <ellipse cx="62" cy="66" rx="7" ry="5.5" />
        <path
          d="M67 66V36Q74 44 80 46"
          fill="none"
          stroke={COLOURS.blot}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <ellipse cx="34" cy="96" rx="6" ry="4.6" />
        <path
          d="M38.5 96V72Q44 78 49 80"
          fill="none"
          stroke={COLOURS.blot}
          strokeWidth="3.6"
          strokeLinecap="round"
        />
      </g>
      <Cup x={90} y={178} fill="#F58FA8" shade="#E4708E" />
      <Cup x={242} y={180} fill={COLOURS.sun} shade="#E3A01F" />
    </Slide>
  ),
  "hour-hands": (
    <Slide>
      <At x={160} y={108} scale={0.78}>
        <Person isSmiling={true} />
      </At>
      <Table />
      <Cup x={160} y={184} fill="#F58FA8" shade="#E4708E" />
      <At x={160} y={172} scale={0.74}>
        <Sleeve d="M-60-22C-76 6-62 14-34 2" />
        <Sleeve d="M60-22C76 6 62 14 34 2" />
      </At>
      <ellipse cx="138" cy="170" rx="11" ry="10" fill={COLOURS.person} />
      <ellipse cx="182" cy="170" rx="11" ry="10" fill={COLOURS.person} />
    </Slide>
  ),
};

interface Placed {
  readonly x: number;
  readonly y: number;
}

/** A window, 112 × 96, with what is seen through it. */
function Window({ x, y, children }: Placed & { readonly children: ReactNode }) {
  return (
    <At x={x} y={y}>
      <rect width="112" height="96" rx="10" fill={COLOURS.sheet} />
      <rect x="4" y="4" width="104" height="88" rx="6" fill="#CFE3F3" />
      {children}
      <path d="M56 2V94M2 48H110" stroke={COLOURS.sheet} strokeWidth="5" />
      <rect x="2" y="2" width="108" height="92" rx="8" fill="none" stroke={COLOURS.sheet} strokeWidth="6" />
      <rect x="-8" y="92" width="128" height="9" rx="4.5" fill={COLOURS.sheet} />
    </At>
  );
}

/** A steaming cup that stands at a place. */
function Cup({ x, y, fill, shade }: Placed & { readonly fill: string; readonly shade: string }) {
  return (
    <At x={x} y={y}>
      <path d="M20-26Q38-28 36-16T16-6" fill="none" stroke={shade} strokeWidth="6" strokeLinecap="round" />
      <path d="M-24-34H24V-12Q24 0 12 0H-12Q-24 0-24-12Z" fill={shade} />
      <path d="M-24-34H19V-12Q19-3 8-3H-12Q-24-3-24-12Z" fill={fill} />
      <ellipse cy="-34" rx="24" ry="5" fill={shade} />
      <path
        d="M-8-46Q-14-54-8-60T-8-72M8-46Q2-54 8-60T8-72"
        fill="none"
        stroke={COLOURS.sheet}
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.9"
      />
    </At>
  );
}
