import { splitAtBlanks } from "@mindle/domain/widgets/shared/blanks";

/** A piece of a sentence: words, or a blank with what is written right at it, such as a quote or a particle. */
export type Segment =
  | { readonly text: string }
  | { readonly blank: string; readonly before: string; readonly after: string };

/** The sentence, with what touches a blank kept at it, so that no line breaks between them. */
export function segmentsOf(sentence: string): Segment[] {
  const pieces = splitAtBlanks(sentence).map((piece, at, all) => {
    if ("blank" in piece) return piece;
    const head = at > 0 ? start(piece.text) : "";
    const rest = piece.text.slice(head.length);
    const tail = at < all.length - 1 ? end(rest) : "";
    return { head, text: rest.slice(0, rest.length - tail.length), tail };
  });
  return pieces.flatMap((piece, at): Segment[] => {
    if ("text" in piece) return piece.text === "" ? [] : [{ text: piece.text }];
    const previous = pieces[at - 1];
    const next = pieces[at + 1];
    const before = previous !== undefined && "text" in previous ? previous.tail : "";
    const after = next !== undefined && "text" in next ? next.head : "";
    return [{ blank: piece.blank, before, after }];
  });
}

function start(text: string): string {
  return /^\S+/.exec(text)?.[0] ?? "";
}

function end(text: string): string {
  return /\S+$/.exec(text)?.[0] ?? "";
}
