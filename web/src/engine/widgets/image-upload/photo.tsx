import type { UploadedImage } from "@mindle/domain/widgets/image-upload/definition";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { useContentPage } from "../../page-context.ts";
import { FileChoice } from "./file-choice.tsx";
import styles from "./photo.module.css";
import { TEXTS } from "./texts.ts";
import type { useUpload } from "./use-upload.ts";

interface PhotoProps {
  readonly value: UploadedImage | null;
  readonly upload: ReturnType<typeof useUpload>;
  readonly disabled: boolean;
}

/** The picture, or the place for one. */
export function Photo({ value, upload, disabled }: PhotoProps) {
  const { language } = useContentPage();
  const { state, fresh } = upload;
  const id = value?.image;
  const isFresh = fresh !== undefined && fresh.id === id;
  const stored = useStoredPicture(isFresh ? undefined : id);
  const texts = TEXTS[language];
  const alt = value?.alt?.trim() || texts.mine;

  if (state.kind === "opening") return <Place note={texts.saving} />;
  if (state.kind === "saving" || state.kind === "unsaved") {
    const isSaving = state.kind === "saving";
    return (
      <Place note={isSaving ? texts.saving : undefined}>
        <Picture address={state.address} alt={texts.mine} isPale={isSaving} />
      </Place>
    );
  }
  if (value === null) {
    return (
      <Place>
        {disabled ? (
          <p>{texts.none}</p>
        ) : (
          <FileChoice look="frame" disabled={false} onChoose={upload.choose}>
            <Camera />
            <span className={styles.choose}>{texts.choose}</span>
            <span className={styles.privacy}>{texts.privacy}</span>
          </FileChoice>
        )}
      </Place>
    );
  }
  const address = isFresh ? fresh.address : stored.address;
  if (address !== undefined) {
    return (
      <Place announcement={isFresh ? texts.saved : undefined}>
        <Picture address={address} alt={alt} />
      </Place>
    );
  }
  if (!stored.hasFailed) return <Place note={texts.loading} />;
  return (
    <Place>
      <p className={styles.words}>{texts.notLoaded}</p>
      <Button variant="quiet" onClick={stored.loadAgain}>
        {texts.loadAgain}
      </Button>
    </Place>
  );
}

/** A picture with sides of this proportion is scrolled in its place, so that its words can be read. */
const LONG = 2.5;

interface PictureProps {
  readonly address: string;
  readonly alt: string;
  readonly isPale?: boolean;
}

function Picture({ address, alt, isPale = false }: PictureProps) {
  const [long, setLong] = useState<"upright" | "wide">();
  return (
    <div className={styles.window} data-long={long} tabIndex={long === undefined ? undefined : 0}>
      <img
        className={styles.picture}
        data-pale={isPale || undefined}
        src={address}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setLong(height > LONG * width ? "upright" : width > LONG * height ? "wide" : undefined)
        }
      />
    </div>
  );
}

interface PlaceProps {
  readonly children?: ReactNode;
  /** Shown over it, and announced. */
  readonly note?: string | undefined;
  /** Announced only. */
  readonly announcement?: string | undefined;
}

function Place({ children, note, announcement }: PlaceProps) {
  return (
    <div className={styles.place} aria-busy={note !== undefined || undefined}>
      {children}
      <p className={note === undefined ? undefined : styles.note} role="status">
        {note ?? <VisuallyHidden>{announcement}</VisuallyHidden>}
      </p>
    </div>
  );
}

/** A little camera made of clay. */
function Camera() {
  return (
    <svg width="88" height="72" viewBox="0 0 88 72" aria-hidden="true">
      <path
        className={styles.body}
        d="M16 18H27C30 18 30 9 35 9H53C58 9 58 18 61 18H72C79 18 82 22 82 29V53C82 60 78 64 71 64H17C10 64 6 60 6 53V29C6 22 9 18 16 18Z"
      />
      <path className={styles.shade} d="M6 48H82V53C82 60 78 64 71 64H17C10 64 6 60 6 53Z" />
      <circle className={styles.ring} cx="44" cy="40" r="17" />
      <circle className={styles.lens} cx="44" cy="40" r="11" />
      <circle className={styles.ring} cx="39.5" cy="35.5" r="3" />
      <circle className={styles.ring} cx="70" cy="28" r="3.5" />
    </svg>
  );
}

/** The address of a picture in the store: undefined while it is loading, where it cannot be loaded, and without an id. */
function useStoredPicture(id: string | undefined) {
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
