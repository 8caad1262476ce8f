import type { UploadedImage } from "@mindle/domain/widgets/image-upload/definition";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { TooManyPicturesError } from "../../../platform/answers/image-store.ts";
import { useContentPage } from "../../page-context.ts";
import {
  dataUrl,
  isTooLong,
  LargeFileError,
  openPicture,
  type PicturePart,
  shrinkPicture,
  wholeOf,
} from "./shrink-picture.ts";

/** What is happening to a chosen picture. */
type UploadState =
  | { readonly kind: "idle" }
  | { readonly kind: "opening" }
  | { readonly kind: "unreadable" | "large" | "full" }
  /** Too long to be read if it is stored whole: which part is to be kept? */
  | { readonly kind: "long"; readonly picture: ImageBitmap }
  | { readonly kind: "saving" | "unsaved"; readonly picture: Blob; readonly address: string };

/** A picture that was saved while this widget is shown, and where it is shown from. */
interface FreshPicture {
  readonly id: string;
  readonly address: string;
}

interface Upload {
  readonly state: UploadState;
  readonly fresh: FreshPicture | undefined;
  /** The picture that was there before the last change, which may come back. */
  readonly former: UploadedImage | undefined;
  choose(file: Blob): void;
  /** Stores a part of a long picture, or all of it. */
  keep(part: PicturePart): void;
  cancel(): void;
  /** Saves what could not be saved. */
  saveAgain(): void;
  /** Takes out the picture that is seen. */
  remove(): void;
  undo(): void;
}

type Value = UploadedImage | null;

/**
 * Choosing, saving and taking out a picture. Pictures that the answer no longer names leave the store when the page is
 * finished; until then they can come back.
 */
export function useUpload(value: Value, onChange: (value: Value) => void): Upload {
  const { images, wasFinished, finishAfter } = useContentPage();
  const [state, setState] = useState<UploadState>({ kind: "idle" });
  const [fresh, setFresh] = useState<FreshPicture>();
  const [former, setFormer] = useState<UploadedImage>();
  const latest = useRef({ value, onChange, images, wasFinished });
  const isShown = useRef(false);
  const named = useRef(new Set<string>());

  useLayoutEffect(() => {
    latest.current = { value, onChange, images, wasFinished };
    if (value !== null) named.current.add(value.image);
  });

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      const { value: last, images: store, wasFinished: isFinished } = latest.current;
      if (!isFinished()) return;
      for (const id of named.current) if (id !== last?.image) store.remove(id);
      // They cannot come back, also where the page is turned back to.
      named.current = new Set(last === null ? [] : [last.image]);
      setFormer(undefined);
    };
  }, []);

  const change = (next: Value) => {
    setFormer(latest.current.value ?? undefined);
    latest.current.onChange(next);
  };

  const save = async (picture: Blob, address: string) => {
    setState({ kind: "saving", picture, address });
    try {
      const id = await images.save(picture);
      if (!isShown.current) {
        images.remove(id);
        return;
      }
      setFresh({ id, address });
      setState({ kind: "idle" });
      change({ ...latest.current.value, image: id });
    } catch (error) {
      const isFull = error instanceof TooManyPicturesError;
      setState(isFull ? { kind: "full" } : { kind: "unsaved", picture, address });
    }
  };

  const shrink = async (picture: ImageBitmap, part: PicturePart) => {
    setState({ kind: "opening" });
    try {
      const shrunk = await shrinkPicture(picture, part);
      await save(shrunk, await dataUrl(shrunk));
    } catch {
      setState({ kind: "unreadable" });
    } finally {
      picture.close();
    }
  };

  const open = async (file: Blob) => {
    setState({ kind: "opening" });
    try {
      const picture = await openPicture(file);
      if (isTooLong(picture)) setState({ kind: "long", picture });
      else await shrink(picture, wholeOf(picture));
    } catch (error) {
      setState({ kind: error instanceof LargeFileError ? "large" : "unreadable" });
    }
  };

  return {
    state,
    fresh,
    former,
    choose: (file) => finishAfter(open(file)),
    keep: (part) => {
      if (state.kind === "long") finishAfter(shrink(state.picture, part));
    },
    cancel: () => {
      if (state.kind === "long") state.picture.close();
      setState({ kind: "idle" });
    },
    saveAgain: () => {
      if (state.kind === "unsaved") finishAfter(save(state.picture, state.address));
    },
    remove: () => {
      setState({ kind: "idle" });
      // What is seen goes: a picture that was not saved, or else the saved one.
      if (state.kind !== "unsaved" && value !== null) change(null);
    },
    undo: () => {
      if (former !== undefined) change(former);
      setFormer(undefined);
    },
  };
}
