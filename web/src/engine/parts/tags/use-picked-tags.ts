import { useState } from "react";
import {
  erase,
  type PickedTags,
  pick,
  type RemovedTag,
  remove,
  restore,
  type Tag,
  tagId,
} from "./picking.ts";

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
