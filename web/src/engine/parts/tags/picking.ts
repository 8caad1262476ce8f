import { isBlank, type TypedRow } from "@mindle/domain/widgets/shared/typed-text";
import { useState } from "react";

// Tags of which only so many may be picked: the next one takes the place of the oldest.

/** Id of an option, or what the person typed. */
export type Tag = string | TypedRow;

/** A tag that was removed and can be restored. */
export interface RemovedTag<T extends Tag> {
  readonly tag: T;
  /** Its place. */
  readonly at: number;
  /** The tag that it made room for. */
  readonly madeRoomFor?: string;
}

/** The tags of an answer, and those that were removed. */
export interface PickedTags<T extends Tag> {
  /** The oldest first. */
  readonly tags: readonly T[];
  readonly removed: readonly RemovedTag<T>[];
}

/** Id of an option, or of a typed tag. */
export function tagId(tag: Tag): string {
  return typeof tag === "string" ? tag : tag.id;
}

/** Picks a tag; the oldest ones make room for it. */
export function pick<T extends Tag>({ tags, removed }: PickedTags<T>, tag: T, max: number): PickedTags<T> {
  const tooMany = Math.max(0, tags.length + 1 - max);
  const made = tags
    .slice(0, tooMany)
    .map((oldest, at) => ({ tag: oldest, at, madeRoomFor: tagId(tag) }))
    .filter((taken) => isWorthKeeping(taken.tag));
  return { tags: [...tags.slice(tooMany), tag], removed: [...typedOnly(removed), ...made] };
}

/** Takes a tag off the picked. One that was typed can be brought back; an option is one press away anyway. */
export function remove<T extends Tag>({ tags, removed }: PickedTags<T>, id: string): PickedTags<T> {
  const taken = tags.flatMap((tag, at) => (tagId(tag) === id ? [{ tag, at }] : []));
  return {
    tags: tags.filter((tag) => tagId(tag) !== id),
    removed: typedOnly([...removed, ...taken]),
  };
}

/** Brings a tag back to its place. What took that place goes, or else the newest. */
export function restore<T extends Tag>(picked: PickedTags<T>, id: string, max: number): PickedTags<T> {
  const found = picked.removed.find(({ tag }) => tagId(tag) === id);
  if (found === undefined) return picked;
  const { tag, at, madeRoomFor } = found;
  let next: PickedTags<T> = {
    tags: picked.tags.toSpliced(at, 0, tag),
    removed: picked.removed.filter((other) => other !== found),
  };
  while (next.tags.length > max) {
    const others = next.tags.map(tagId).filter((other) => other !== id);
    const leaving = others.find((other) => other === madeRoomFor) ?? others.at(-1);
    if (leaving === undefined) return next;
    next = remove(next, leaving);
  }
  return next;
}

/** Removes a typed tag whose words were deleted; what made room for it comes back. */
export function erase<T extends Tag>(picked: PickedTags<T>, id: string, max: number): PickedTags<T> {
  const without = { tags: picked.tags.filter((tag) => tagId(tag) !== id), removed: picked.removed };
  const made = picked.removed.find(({ madeRoomFor }) => madeRoomFor === id);
  return made === undefined ? without : restore(without, tagId(made.tag), max);
}

function typedOnly<T extends Tag>(removed: readonly RemovedTag<T>[]): readonly RemovedTag<T>[] {
  return removed.filter(({ tag }) => typeof tag !== "string" && !isBlank(tag.text));
}

/** True unless it is a typed tag without words. */
function isWorthKeeping(tag: Tag): boolean {
  return typeof tag === "string" || !isBlank(tag.text);
}

interface PickedTagsOptions<T extends Tag> {
  readonly value: readonly T[];
  onChange(tags: readonly T[]): void;
  /** False for a tag that the content no longer has: it goes with the next change. */
  isKnown(tag: T): boolean;
  readonly max: number;
}

/** Tags of an answer, and those that were removed and may come back. */
export function usePickedTags<T extends Tag>({ value, onChange, isKnown, max }: PickedTagsOptions<T>) {
  const [taken, setTaken] = useState<readonly RemovedTag<T>[]>([]);
  const tags = value.filter(isKnown);
  const ids = new Set(tags.map(tagId));
  const picked: PickedTags<T> = { tags, removed: taken.filter(({ tag }) => !ids.has(tagId(tag))) };
  const change = (next: PickedTags<T>) => {
    setTaken(next.removed);
    onChange(next.tags);
  };
  return {
    ...picked,
    has: (id: string) => ids.has(id),
    /** The tag that the next one takes the place of; undefined while there is room. */
    oldest: tags.length >= max ? tags[0] : undefined,
    pick: (tag: T) => change(pick(picked, tag, max)),
    remove: (id: string) => change(remove(picked, id)),
    restore: (id: string) => change(restore(picked, id, max)),
    erase: (id: string) => change(erase(picked, id, max)),
    /** Changes the words of a typed tag. */
    replace: (tag: T) => onChange(tags.map((other) => (tagId(other) === tagId(tag) ? tag : other))),
  };
}
