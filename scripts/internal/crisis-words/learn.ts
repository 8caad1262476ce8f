/** A sentence of the lists: the sets of features of its parts, and whether it is of the kind that is learned. */
export interface Example {
  readonly parts: readonly ReadonlySet<string>[];
  readonly counts: boolean;
}

export interface Learned {
  readonly start: number;
  readonly points: ReadonlyMap<string, number>;
}

const ROUNDS = 3;
const EPOCHS = 10;
/** A feature of fewer examples says nothing of others. */
const LEAST_EXAMPLES = 2;
const RATE = 0.15;
const START_RATE = 0.3;
const SEED = 1;

/**
 * Points by logistic regression on features weighted by their log-count ratio (Wang & Manning 2012), with stochastic gradient descent
 * and a rate for each feature (Duchi, Hazan & Singer 2011). An example counts for one of its parts, and nobody has said which: the one with the most points so far is
 * taken, and all is learned again (multiple-instance learning: Andrews, Tsochantaridis & Hofmann 2002). Every part of the others
 * is one that does not count. The same examples give the same points.
 */
export function learn(examples: readonly Example[]): Learned {
  const ratios = logCountRatios(examples);
  const featuresOf = (part: ReadonlySet<string>) => [...part].filter((feature) => ratios.has(feature));
  const others = examples.filter(({ counts }) => !counts).flatMap(({ parts }) => parts.map(featuresOf));
  const own = examples.filter(({ counts }) => counts).map(({ parts }) => parts.map(featuresOf));
  let learned: Learned = { start: 0, points: new Map() };
  for (let round = 0; round < ROUNDS; round += 1) {
    const chosen = own.map((parts) =>
      best(parts, (part) => (round === 0 ? part.length : total(learned, part))),
    );
    const rows = [
      ...chosen.map((features) => ({ features, target: 1 })),
      ...others.map((features) => ({ features, target: 0 })),
    ];
    learned = descend(rows, ratios);
  }
  return learned;
}

interface Row {
  readonly features: readonly string[];
  readonly target: number;
}

function descend(rows: readonly Row[], ratios: ReadonlyMap<string, number>): Learned {
  const points = new Map<string, number>();
  const squares = new Map<string, number>();
  const random = generator();
  let start = -0.5;
  let startSquares = 1e-6;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { features, target } of shuffled(rows, random)) {
      const error = 1 / (1 + Math.exp(-total({ start, points }, features))) - target;
      startSquares += error * error;
      start -= (START_RATE * error) / Math.sqrt(startSquares);
      for (const feature of features) {
        const ratio = ratios.get(feature) ?? 0;
        const gradient = (error * ratio) / Math.sqrt(features.length);
        const square = (squares.get(feature) ?? 0) + gradient * gradient;
        squares.set(feature, square);
        const step = (RATE * gradient) / Math.sqrt(square + 0.1);
        points.set(feature, (points.get(feature) ?? 0) - step * ratio);
      }
    }
  }
  return { start, points };
}

/** How much more often a feature stands in examples that count than in others, as a logarithm; of those in two examples or more. */
function logCountRatios(examples: readonly Example[]): ReadonlyMap<string, number> {
  const own = countFeatures(examples.filter(({ counts }) => counts));
  const others = countFeatures(examples.filter(({ counts }) => !counts));
  const shareOf = ({ counts, examples }: FeatureCounts, feature: string) =>
    ((counts.get(feature) ?? 0) + 1) / (examples + 2);
  const ratios = new Map<string, number>();
  for (const feature of new Set([...own.counts.keys(), ...others.counts.keys()])) {
    if ((own.counts.get(feature) ?? 0) + (others.counts.get(feature) ?? 0) < LEAST_EXAMPLES) continue;
    ratios.set(feature, Math.log(shareOf(own, feature) / shareOf(others, feature)));
  }
  return ratios;
}

interface FeatureCounts {
  readonly examples: number;
  readonly counts: ReadonlyMap<string, number>;
}

function countFeatures(examples: readonly Example[]): FeatureCounts {
  const counts = new Map<string, number>();
  for (const { parts } of examples) {
    for (const feature of new Set(parts.flatMap((part) => [...part])))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return { examples: examples.length, counts };
}

function total({ start, points }: Learned, features: readonly string[]): number {
  return features.reduce((sum, feature) => sum + (points.get(feature) ?? 0), start);
}

function best<Part>(parts: readonly Part[], weightOf: (part: Part) => number): Part {
  return parts.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
}

function shuffled<Each>(list: readonly Each[], random: () => number): readonly Each[] {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [copy[at], copy[other]];
    if (one !== undefined && two !== undefined) [copy[at], copy[other]] = [two, one];
  }
  return copy;
}

/** Numbers from 0 to 1 that are the same each time (Park & Miller 1988). */
function generator(): () => number {
  let state = SEED;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
