import { isBlank, type TypedRow } from "@mindle/domain/widgets/typed-text";

// Tags on a string that holds only so many: the next one takes the place of the oldest.

/** Id of an option, or what the person typed. */
export type Tag = string | TypedRow;

/** A tag that came off the string and can be brought back. */
export interface TakenDown<T extends Tag> {
  readonly tag: T;
  /** Where it hung. */
  readonly at: number;
  /** The tag that it made room for. */
  readonly madeRoomFor?: string;
}

/** The tags of an answer, and those that came off. */
export interface TagString<T extends Tag> {
  /** The oldest first. */
  readonly tags: readonly T[];
  readonly down: readonly TakenDown<T>[];
}

/** Id of an option, or of a typed tag. */
export function tagId(tag: Tag): string {
  return typeof tag === "string" ? tag : tag.id;
}

/** Hangs a tag; the oldest ones make room for it. */
export function hang<T extends Tag>({ tags, down }: TagString<T>, tag: T, max: number): TagString<T> {
  const tooMany = Math.max(0, tags.length + 1 - max);
  const made = tags
    .slice(0, tooMany)
    .map((oldest, at) => ({ tag: oldest, at, madeRoomFor: tagId(tag) }))
    .filter((taken) => isWorthKeeping(taken.tag));
  return { tags: [...tags.slice(tooMany), tag], down: [...typedOnly(down), ...made] };
}

/** Takes a tag off the string. One that was typed can be brought back; an option is one press away anyway. */
export function takeDown<T extends Tag>({ tags, down }: TagString<T>, id: string): TagString<T> {
  const taken = tags.flatMap((tag, at) => (tagId(tag) === id ? [{ tag, at }] : []));
  return {
    tags: tags.filter((tag) => tagId(tag) !== id),
    down: typedOnly([...down, ...taken]),
  };
}

/** Brings a tag back to its place. What took that place goes, or else the newest. */
export function bringBack<T extends Tag>(string: TagString<T>, id: string, max: number): TagString<T> {
  const found = string.down.find(({ tag }) => tagId(tag) === id);
  if (found === undefined) return string;
  const { tag, at, madeRoomFor } = found;
  let next: TagString<T> = {
    tags: string.tags.toSpliced(at, 0, tag),
    down: string.down.filter((other) => other !== found),
  };
  while (next.tags.length > max) {
    const others = next.tags.map(tagId).filter((other) => other !== id);
    const leaving = others.find((other) => other === madeRoomFor) ?? others.at(-1);
    if (leaving === undefined) return next;
    next = takeDown(next, leaving);
  }
  return next;
}

/** Takes off a typed tag whose words were deleted; what made room for it comes back. */
export function erase<T extends Tag>(string: TagString<T>, id: string, max: number): TagString<T> {
  const without = { tags: string.tags.filter((tag) => tagId(tag) !== id), down: string.down };
  const made = string.down.find(({ madeRoomFor }) => madeRoomFor === id);
  return made === undefined ? without : bringBack(without, tagId(made.tag), max);
}

function typedOnly<T extends Tag>(down: readonly TakenDown<T>[]): readonly TakenDown<T>[] {
  return down.filter(({ tag }) => typeof tag !== "string" && !isBlank(tag.text));
}

/** True unless it is a typed tag without words. */
function isWorthKeeping(tag: Tag): boolean {
  return typeof tag === "string" || !isBlank(tag.text);
}
