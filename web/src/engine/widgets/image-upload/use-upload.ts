import type { UploadedImage } from "@mindle/domain/widgets/image-upload/definition";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { TooManyPicturesError } from "../../../platform/answers/image-store.ts";
import { useContentPage } from "../../page-context.ts";
import { dataUrl, LargeFileError, openPicture, shrinkPicture } from "./shrink-picture.ts";

/** What is happening to a chosen picture. */
type UploadState =
  | { readonly kind: "idle" }
  | { readonly kind: "opening" }
  | { readonly kind: "unreadable" | "large" | "full" }
  | { readonly kind: "saving" | "unsaved"; readonly picture: Blob; readonly address: string };

/** A picture that was saved while this widget is shown, and where it is shown from. */
interface FreshPicture {
  readonly id: string;
  readonly address: string;
}

type Value = UploadedImage | null;

/**
 * Choosing, saving and taking out a picture. Pictures that the answer no longer names leave the store when the page is
 * finished; until then they can come back.
 */
export function useUpload(value: Value, onChange: (value: Value) => void) {
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

  // Each says whether the picture is part of the answer now.
  const save = async (picture: Blob, address: string) => {
    setState({ kind: "saving", picture, address });
    try {
      const id = await images.save(picture);
      if (!isShown.current) {
        images.remove(id);
        setState({ kind: "unsaved", picture, address });
        return false;
      }
      setFresh({ id, address });
      setState({ kind: "idle" });
      change({ ...latest.current.value, image: id });
      return true;
    } catch (error) {
      const isFull = error instanceof TooManyPicturesError;
      setState(isFull ? { kind: "full" } : { kind: "unsaved", picture, address });
      return false;
    }
  };

  const open = async (file: Blob) => {
    setState({ kind: "opening" });
    try {
      const picture = await openPicture(file);
      const shrunk = await shrinkPicture(picture).finally(() => picture.close());
      return await save(shrunk, await dataUrl(shrunk));
    } catch (error) {
      setState({ kind: error instanceof LargeFileError ? "large" : "unreadable" });
      return false;
    }
  };

  return {
    state,
    fresh,
    /** The picture that was there before the last change, which may come back. */
    former,
    choose: (file: Blob) => finishAfter(open(file)),
    /** Saves what could not be saved. */
    saveAgain: () => {
      if (state.kind === "unsaved") finishAfter(save(state.picture, state.address));
    },
    /** Takes out the picture that is seen: one that was not saved, or else the saved one. */
    remove: () => {
      setState({ kind: "idle" });
      if (state.kind !== "unsaved" && value !== null) change(null);
    },
    undo: () => {
      if (former !== undefined) change(former);
      setFormer(undefined);
    },
  };
}
