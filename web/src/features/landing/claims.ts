/** What the small print under a claim says of where it comes from. */
type ClaimNote = "survey" | "team";

/** A marketing claim with where it comes from, so that it can be checked or withdrawn. */
export interface Claim {
  readonly id: "calmer" | "helpful" | "mood" | "experts";
  /** The large figure; absent where the claim is a statement. */
  readonly figure: string | undefined;
  readonly note: ClaimNote;
  /** Where the figure was taken from, for whoever checks it. */
  readonly source: string;
}

const SPECIFICATION = "product specification, section 1 (marketing claims)";

export const CLAIMS: readonly Claim[] = [
  { id: "calmer", figure: "30%", note: "survey", source: SPECIFICATION },
  { id: "helpful", figure: "96%", note: "survey", source: SPECIFICATION },
  { id: "mood", figure: "93%", note: "survey", source: SPECIFICATION },
  { id: "experts", figure: undefined, note: "team", source: SPECIFICATION },
];
