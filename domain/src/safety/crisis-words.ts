import { englishFeatures, koreanFeatures, sentencesOf } from "./crisis/features.ts";
import { normalForms } from "./crisis/normal-text.ts";
import { englishPatterns, koreanPatterns } from "./crisis/pattern.ts";
import { type FindRule, ruleSet } from "./crisis/rule-set.ts";
import { ENGLISH_RULES, KOREAN_RULES } from "./crisis/rules/rules.ts";
import english from "./crisis/weights-en.json" with { type: "json" };
import korean from "./crisis/weights-ko.json" with { type: "json" };
import { type WeighWords, wordScale } from "./crisis/word-weights.ts";
import { type Crisis, HELP_KINDS } from "./help-kind.ts";

/** How a language is read. */
interface Reader {
  /** What shows that a text, or a part of it, is in this language. */
  readonly letters: RegExp;
  readonly findRule: FindRule;
  readonly weigh: WeighWords;
  /** In a sentence of so many characters nothing else speaks of anything: a rule counts. */
  readonly short: number;
}

/**
 * Above so many points words count without a rule; below so many, a rule does not count, unless it is
 * a matter of minutes: all else speaks of something harmless.
 */
const POINTS = { counts: 4, harmless: -2 } as const;

let readers: readonly Reader[] | undefined;

/** Made when words are first looked at: it takes a slow phone some tens of milliseconds. */
function allReaders(): readonly Reader[] {
  readers ??= [
    {
      letters: /[가-힣ᄀ-ᇿ]/,
      findRule: ruleSet(KOREAN_RULES, koreanPatterns),
      weigh: wordScale(korean, koreanFeatures),
      short: 16,
    },
    {
      letters: /[a-z]/,
      findRule: ruleSet(ENGLISH_RULES, englishPatterns),
      weigh: wordScale(english, englishFeatures),
      short: 28,
    },
  ];
  return readers;
}

/**
 * What texts say of a crisis: of several, what is most urgent. Undefined where nothing was found, which does not mean that all is
 * well. Works on the device alone, in a few milliseconds for 2,000 characters. Why it is done so: docs/decisions/0035-crisis-words.md.
 */
export function findCrisis(texts: readonly string[]): Crisis | undefined {
  return texts.flatMap(crisesIn).reduce<Crisis | undefined>(moreUrgent, undefined);
}

/** What a text says in each of its languages. */
function crisesIn(text: string): Crisis[] {
  const forms = normalForms(text);
  const plain = forms.at(-1) ?? "";
  return allReaders().flatMap((reader) => {
    const crisis = reader.letters.test(plain) ? readCrisis(forms, plain, reader) : undefined;
    return crisis === undefined ? [] : [crisis];
  });
}

function readCrisis(forms: readonly string[], plain: string, reader: Reader): Crisis | undefined {
  const { kind, points } = reader.weigh(plain);
  const rule = reader.findRule(forms);
  if (rule !== undefined) {
    const counts = points >= POINTS.harmless || rule.now === true || isInShortSentence(plain, reader);
    if (counts) return { kind: rule.kind, now: rule.now === true };
  }
  return points > POINTS.counts ? { kind, now: false } : undefined;
}

function isInShortSentence(plain: string, { findRule, short }: Reader): boolean {
  return sentencesOf(plain).some(
    (sentence) => sentence.length <= short && findRule([sentence]) !== undefined,
  );
}

function moreUrgent(one: Crisis | undefined, other: Crisis): Crisis {
  if (one === undefined) return other;
  const [first, second] = [HELP_KINDS.indexOf(one.kind), HELP_KINDS.indexOf(other.kind)];
  if (first !== second) return first < second ? one : other;
  return one.now ? one : other;
}
