import { highPass, lowPass, mix, pinkNoise, swell } from "./synthesis.ts";

/** A sound as it is before it is encoded. */
export interface Sound {
  /** File name without its hash. */
  readonly name: string;
  /** Whether it is repeated: its end then leads into its start. */
  readonly loops: boolean;
  readonly samples: Float32Array<ArrayBuffer>;
}

/** Samples a second. Nothing in the sounds is above 6 kHz. */
export const SAMPLE_RATE = 24_000;

/** Hertz below which a phone plays next to nothing, so that noise is cut off there. */
const SPEAKER = 180;

/** Seconds of breathing in and out, as step d7-s3 has them, and how often. */
export const BREATH = { in: 4, out: 6, times: 6 } as const;

/** All sounds of the programmes. */
export function sounds(): readonly Sound[] {
  return [breath(), rest()];
}

/** Waves of wind to breathe with: up while one breathes in, longer down while one breathes out, with a bell before and after. */
function breath(): Sound {
  const { in: into, out, times } = BREATH;
  const seconds = (into + out) * times;
  const length = seconds * SAMPLE_RATE;
  const heights = Float64Array.from({ length }, (_, at) => {
    const since = (at / SAMPLE_RATE) % (into + out);
    return since < into ? swell(since / into / 2) : swell((since - into) / out / 2 + 0.5);
  });
  const wind = highPass(
    lowPass(pinkNoise(length, 7), (at) => 400 + 1200 * (heights[at] ?? 0), SAMPLE_RATE),
    SPEAKER,
    SAMPLE_RATE,
  );
  const samples = mix(
    length,
    { of: (at) => (wind[at] ?? 0) * (heights[at] ?? 0), level: 0.36 },
    { of: (at) => chord(at / SAMPLE_RATE, seconds) * (0.35 + 0.65 * (heights[at] ?? 0)), level: 0.035 },
    { of: (at) => bell(at / SAMPLE_RATE - 0.2), level: 0.12 },
    { of: (at) => bell(at / SAMPLE_RATE - (seconds - 5)), level: 0.12 },
  );
  return { name: "breath.mp3", loops: false, samples: withSoftEnds(samples) };
}

/**
 * Distant rain over a low, warm chord. It rises from near silence and sinks back to it, so that the short gap that players leave
 * between two rounds of an MP3 is not heard.
 */
function rest(): Sound {
  const seconds = 56;
  const length = seconds * SAMPLE_RATE;
  const rain = highPass(
    lowPass(pinkNoise(length, 21), () => 1500, SAMPLE_RATE),
    SPEAKER,
    SAMPLE_RATE,
  );
  const samples = mix(
    length,
    { of: (at) => (rain[at] ?? 0) * (0.75 + 0.25 * swell((4 * at) / length)), level: 0.16 },
    { of: (at) => chord(at / SAMPLE_RATE, seconds), level: 0.07 },
  );
  return { name: "rest.mp3", loops: true, samples: withSlowEnds(samples, 4) };
}

/** Frequencies of a chord without a third, which is neither glad nor sad. */
const CHORD = [164.81, 220, 329.63, 440] as const;

/** A low chord whose tones come and go, each at a pace of its own. */
function chord(time: number, seconds: number): number {
  return CHORD.reduce((sum, wanted, at) => {
    // Whole periods within the sound.
    const frequency = Math.round(wanted * seconds) / seconds;
    const strength = (0.55 + 0.45 * Math.cos(2 * Math.PI * ((at + 1) / seconds) * time + at)) / (at + 1);
    const second = 0.18 * Math.sin(4 * Math.PI * frequency * time);
    return sum + strength * (Math.sin(2 * Math.PI * frequency * time) + second);
  }, 0);
}

/** Partials of a small bell: frequency, strength, and seconds until it has faded to a third. */
const PARTIALS = [
  [440, 1, 1.9],
  [880.6, 0.45, 1.2],
  [1318, 0.25, 0.8],
  [1982, 0.1, 0.4],
] as const;

/** A small bell, seconds after it was struck. */
function bell(time: number): number {
  if (time < 0) return 0;
  const struck = Math.min(time / 0.012, 1);
  const tones = PARTIALS.map(
    ([frequency, strength, fading]) =>
      strength * Math.sin(2 * Math.PI * frequency * time) * Math.exp(-time / fading),
  );
  return struck * tones.reduce((sum, tone) => sum + tone, 0);
}

/** Half a second of fading in and out. */
function withSoftEnds(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  return withSlowEnds(samples, 0.5);
}

function withSlowEnds(samples: Float32Array<ArrayBuffer>, seconds: number): Float32Array<ArrayBuffer> {
  const fading = seconds * SAMPLE_RATE;
  return samples.map((sample, at) => {
    const toEnd = Math.min(at, samples.length - 1 - at) / fading;
    return sample * (toEnd < 1 ? swell(toEnd / 2) : 1);
  });
}
