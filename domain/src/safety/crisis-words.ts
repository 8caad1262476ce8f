/**
 * Words that may mean that a person is in danger, in both languages: suicide, self-harm, violence at hand. Looked for in what a
 * person types, on the device alone; a match brings the help card and nothing else, so it is better to match once too often.
 * Korean is written without spaces between the parts of a word, so patterns are compared without them.
 */
const PATTERNS: readonly RegExp[] = [
  /자살|자해/,
  /죽고싶|죽어버리|죽어야|죽는게낫|죽었으면|죽을래|죽을까/,
  /살기싫|살고싶지않|사라지고싶|없어지고싶|없어져버리|(삶|인생|목숨|생)을?(그만)?(끝내|마감)|그만살/,
  /목을?매|손목을?(긋|그었|그어)|뛰어내리/,
  /(때려|칼로|찔러)?죽이고싶|죽여버리/,
  /suicid|\bself[- ]?harm/,
  /\b(kill|hurt|harm|cut|cutting) (myself|my self)\b/,
  /\bend (my life|it all)\b|\btake my (own )?life\b/,
  /\b(want|wanted|wanna|going|ready|wish(ed)?|better off) (to |i (was|were) |i'm )?(die|dead|be dead|disappear)\b/,
  /\bbetter off (dead|without me)\b|\bno reason to live\b|\bdon'?t want to (live|be alive|be here anymore)\b/,
  /\b(kill|hurt) (him|her|them|someone|somebody)\b/,
];

/** True where one of the texts holds a crisis word. */
export function hasCrisisWords(texts: readonly string[]): boolean {
  return texts.some((text) => {
    const plain = text.normalize("NFKC").toLowerCase().replaceAll("’", "'");
    const korean = plain.replaceAll(/\s+/g, "");
    const english = plain.replaceAll(/\s+/g, " ");
    return PATTERNS.some((pattern) => pattern.test(korean) || pattern.test(english));
  });
}
