import { useState } from "react";
import {
  bringBack,
  erase,
  hang,
  type Tag,
  type TagString,
  type TakenDown,
  tagId,
  takeDown,
} from "./picking.ts";

interface TagStringOptions<T extends Tag> {
  readonly value: readonly T[];
  onChange(tags: readonly T[]): void;
  /** False for a tag that the content no longer has: it goes with the next change. */
  isKnown(tag: T): boolean;
  readonly max: number;
}

/** Tags of an answer, and those that came off and may come back. */
export function useTagString<T extends Tag>({ value, onChange, isKnown, max }: TagStringOptions<T>) {
  const [taken, setTaken] = useState<readonly TakenDown<T>[]>([]);
  const tags = value.filter(isKnown);
  const ids = new Set(tags.map(tagId));
  const string: TagString<T> = { tags, down: taken.filter(({ tag }) => !ids.has(tagId(tag))) };
  const change = (next: TagString<T>) => {
    setTaken(next.down);
    onChange(next.tags);
  };
  return {
    ...string,
    has: (id: string) => ids.has(id),
    /** The tag that the next one takes the place of; undefined while there is room. */
    oldest: tags.length >= max ? tags[0] : undefined,
    hang: (tag: T) => change(hang(string, tag, max)),
    takeDown: (id: string) => change(takeDown(string, id)),
    bringBack: (id: string) => change(bringBack(string, id, max)),
    erase: (id: string) => change(erase(string, id, max)),
    /** Changes the words of a typed tag. */
    replace: (tag: T) => onChange(tags.map((other) => (tagId(other) === tagId(tag) ? tag : other))),
  };
}
