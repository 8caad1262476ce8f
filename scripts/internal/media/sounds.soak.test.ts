import { describe, expect, test } from "vitest";
import { BREATH, SAMPLE_RATE, sounds } from "./sounds.ts";
import { highPass, lowPass, pinkNoise } from "./synthesis.ts";

const all = sounds();

/** Root mean square of a part of a sound, in seconds. */
function loudness(samples: Float32Array, from: number, to: number): number {
  const part = samples.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
}

const energy = (samples: Float64Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);

const decibels = (amplitude: number) => 20 * Math.log10(amplitude);

describe.each(all.map((sound) => [sound.name, sound.samples] as const))("%s", (_, samples) => {
  test("is as loud as a quiet sound, and never too loud to be encoded", () => {
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(decibels(peak)).toBeLessThan(-3);
    const usual = decibels(loudness(samples, 0, samples.length / SAMPLE_RATE));
    expect(usual).toBeGreaterThan(-30);
    expect(usual).toBeLessThan(-24);
  });

  test("fades in and out", () => {
    const seconds = samples.length / SAMPLE_RATE;
    expect(decibels(loudness(samples, 0, 0.02))).toBeLessThan(-60);
    expect(decibels(loudness(samples, seconds - 0.02, seconds))).toBeLessThan(-60);
  });

  test("is where a phone's loudspeaker plays it, and has nothing shrill", () => {
    const all = Float64Array.from(samples);
    expect(energy(lowPass(all, () => 100, SAMPLE_RATE)) / energy(all)).toBeLessThan(0.15);
    expect(energy(highPass(all, 3000, SAMPLE_RATE)) / energy(all)).toBeLessThan(0.02);
  });

  test("begins, ends and goes on without a click", () => {
    expect(Math.abs(samples.at(0) ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
    const steps = samples.map((sample, at) => Math.abs(sample - (samples[at - 1] ?? 0)));
    expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(0.1);
  });

  test("has no constant part", () => {
    expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.005);
  });
});

test("noise is the same whenever it is made, and another with another seed", () => {
  expect(pinkNoise(5000, 7)).toEqual(pinkNoise(5000, 7));
  expect(pinkNoise(5000, 7)).not.toEqual(pinkNoise(5000, 8));
});

test("a sound that repeats is nearly silent where it begins again", () => {
  for (const { samples, loops } of all) {
    if (!loops) continue;
    const seconds = samples.length / SAMPLE_RATE;
    const usual = loudness(samples, 10, seconds - 10);
    expect(loudness(samples, 0, 0.3)).toBeLessThan(usual / 20);
    expect(loudness(samples, seconds - 0.3, seconds)).toBeLessThan(usual / 20);
  }
});

test("the breath comes again as often as the step says", () => {
  const breath = all.find(({ name }) => name === "breath.mp3");
  if (breath === undefined) throw new Error("there is a breath");
  const halves = Array.from({ length: (breath.samples.length / SAMPLE_RATE) * 2 }, (_, at) =>
    loudness(breath.samples, at / 2, at / 2 + 0.5),
  );
  const mean = halves.reduce((sum, each) => sum + each, 0) / halves.length;
  /** How alike the sound is to itself so many half seconds later. */
  const likeness = (lag: number) =>
    halves.slice(lag).reduce((sum, each, at) => sum + (each - mean) * ((halves[at] ?? 0) - mean), 0) /
    (halves.length - lag);
  const lags = Array.from({ length: 21 }, (_, at) => at + 10);
  const most = lags.reduce((best, lag) => (likeness(lag) > likeness(best) ? lag : best));
  expect(most / 2).toBe(BREATH.in + BREATH.out);
});

test("the breath swells while one breathes in, and sinks while one breathes out", () => {
  const breath = all.find(({ name }) => name === "breath.mp3");
  if (breath === undefined) throw new Error("there is a breath");
  const total = BREATH.in + BREATH.out;
  expect(breath.samples.length / SAMPLE_RATE).toBe(total * BREATH.times);
  // Without the first and the last, which have a bell.
  for (let at = 1; at < BREATH.times - 1; at += 1) {
    const top = loudness(breath.samples, at * total + BREATH.in - 0.5, at * total + BREATH.in + 0.5);
    expect(top).toBeGreaterThan(3 * loudness(breath.samples, at * total - 0.5, at * total + 0.5));
    expect(top).toBeGreaterThan(1.2 * loudness(breath.samples, at * total + 1.5, at * total + 2.5));
    expect(top).toBeGreaterThan(1.2 * loudness(breath.samples, at * total + 6.5, at * total + 7.5));
  }
});
