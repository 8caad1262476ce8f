import { useEffect, useEffectEvent, useState } from "react";
import { useContentPage } from "../../page-context.ts";

interface StoredPicture {
  /** Undefined while it is loading, and where it cannot be loaded. */
  readonly address: string | undefined;
  readonly hasFailed: boolean;
  loadAgain(): void;
}

/** The address of a picture in the store; without an id there is none. */
export function useStoredPicture(id: string | undefined): StoredPicture {
  const { images } = useContentPage();
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly address: string | undefined }>();
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent((wanted: string) => images.load(wanted));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads it again.
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    const show = (address: string | undefined) => {
      if (isWanted) setLoaded({ id, address });
    };
    load(id).then(show, () => show(undefined));
    return () => {
      isWanted = false;
    };
  }, [id, attempt]);

  const isLoaded = loaded !== undefined && loaded.id === id;
  return {
    address: isLoaded ? loaded.address : undefined,
    hasFailed: isLoaded && loaded.address === undefined,
    loadAgain: () => {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
