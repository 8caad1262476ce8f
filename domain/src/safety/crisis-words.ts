import type { Crisis } from "./help-kind.ts";

/**
 * Words that may mean that a person is in danger, in both languages: suicide, self-harm, harm to others, violence by someone near.
 * Looked for in what a person types, on the device alone; a match brings the help card and nothing else, so it is better to
 * match once too often. Korean is written without spaces between the parts of a word, so patterns are compared without them.
 */
const DANGER: readonly RegExp[] = [
  /자살|자해|목숨을?끊/,
  /죽고(만|는)?싶|죽어야|죽는게더?(낫|나[아은을])|죽었으면|죽을래|죽을까/,
  // The syllable after the stem holds its ending.
  /(죽어|죽여|없어져)버[려렸리린릴립]/,
  /살기가?싫|살고싶지(가|도|는)?않|사라지고싶|없어지고싶|(삶|인생|목숨|생)을?(그만)?(끝내|마감)|그만살/,
  /목을?매|손목을?(긋|그었|그어)|뛰어내[려렸리린릴립]/,
  /(때려|칼로|찔러)?죽이고싶/,
  /suicid|\bself[- ]?harm|\boverdos/,
  /\b(kill|killing|hurt|hurting|harm|harming|cut|cutting) (myself|my self|my wrists?)\b/,
  /\b(end|ending) (my life|it all)\b|\b(take|taking) my (own )?life\b/,
  /\b(want|wanted|wanna|going|ready|wish(ed)?|better off) (to |i (was|were) |i'm )?(die|dead|be dead|disappear)\b/,
  /\bbetter off (dead|without me)\b|\bno reason to live\b|\b(don'?t|do not) want to (live|be alive|be here anymore)\b/,
  /\bwish i('d| had| was| were) never (been )?born\b/,
  /\b(kill|hurt) (him|her|them|someone|somebody)\b/,
];

const VIOLENCE: readonly RegExp[] = [
  /(남편|아내|남자친구|여자친구|남친|여친|애인|아빠|아버지|엄마|어머니|오빠|형)(이|가)?(나를|날|또|자꾸|계속)*때[려렸리린릴립]/,
  /(남편|아내|남자친구|여자친구|남친|여친|애인|아빠|아버지|엄마|어머니|오빠|형)(한테|에게)(또|자꾸|계속)*맞[았고는]/,
  /\b(he|she|husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom) (tried to |keeps |kept )?(hit|hits|hitting|beats?|beating|punch(es|ed)?|chok(e|es|ed|ing)|strangle[sd]?) me\b/,
];

/** The help card that texts call for: none where no text holds a crisis word. */
export function findCrisis(texts: readonly string[]): Crisis | undefined {
  const all = texts.map(forms);
  const holds = (patterns: readonly RegExp[]) =>
    all.some((of) => patterns.some((pattern) => of.some((form) => pattern.test(form))));
  if (holds(DANGER)) return { kind: "danger", now: false };
  return holds(VIOLENCE) ? { kind: "violence", now: false } : undefined;
}

/** A text as Korean patterns read it, and as English ones do. */
function forms(text: string): readonly string[] {
  const plain = text.normalize("NFKC").toLowerCase().replaceAll("’", "'");
  return [plain.replaceAll(/\s+/g, ""), plain.replaceAll(/\s+/g, " ")];
}
