// What sounds are made of. The same seed gives the same sound.

/** From 0 at 0 to 1 at a half and back, without corners. */
export function swell(phase: number): number {
  return (1 - Math.cos(2 * Math.PI * phase)) / 2;
}

interface Part {
  of(at: number): number;
  /** What its values are multiplied by. */
  readonly level: number;
}

/** The sum of several parts. */
export function mix(length: number, ...parts: readonly Part[]): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length }, (_, at) =>
    parts.reduce((sum, { of, level }) => sum + level * of(at), 0),
  );
}

/** Noise that is as loud in each octave, about as loud as a sine of the amplitude 1. */
export function pinkNoise(length: number, seed: number): Float64Array<ArrayBuffer> {
  const random = randomNumbers(seed);
  const rows = Array.from({ length: 12 }, () => random());
  // Voss: each row changes half as often as the one before.
  return Float64Array.from({ length }, (_, at) => {
    const row = Math.clz32((at + 1) & -(at + 1)) ^ 31;
    if (row < rows.length) rows[row] = random();
    const sum = rows.reduce((total, value) => total + value, random());
    return sum / Math.sqrt(rows.length + 1);
  });
}

/** Two low passes of the first order, one after the other, with a cut-off frequency that may change. */
export function lowPass(
  samples: Float64Array<ArrayBuffer>,
  cutOff: (at: number) => number,
  sampleRate: number,
): Float64Array<ArrayBuffer> {
  let first = 0;
  let second = 0;
  return samples.map((sample, at) => {
    const share = 1 - Math.exp((-2 * Math.PI * cutOff(at)) / sampleRate);
    first += share * (sample - first);
    second += share * (first - second);
    return second;
  });
}

/** Two high passes of the first order, one after the other. */
export function highPass(
  samples: Float64Array<ArrayBuffer>,
  cutOff: number,
  sampleRate: number,
): Float64Array<ArrayBuffer> {
  const share = 1 - Math.exp((-2 * Math.PI * cutOff) / sampleRate);
  let first = 0;
  let second = 0;
  return samples.map((sample) => {
    first += share * (sample - first);
    const above = sample - first;
    second += share * (above - second);
    return above - second;
  });
}

/** Numbers from -1 to 1 (xorshift32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2 ** 31;
  };
}
