import type { Character } from "@mindle/domain/assessment/characters";
import { PRODUCT } from "@mindle/domain/product";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { canSharePictures, saveFile, shareFile } from "../../platform/browser/share.ts";
import { Button } from "../../ui/controls/button.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./keep-picture.module.css";
import { renderKeepsake } from "./render-keepsake.ts";

interface KeepPictureProps {
  readonly character: Character;
  readonly label: string;
  readonly words: readonly string[];
  /** What holds the drawing of the child, in an element with `data-figure`. */
  readonly beside: RefObject<HTMLElement | null>;
}

/** Keeps a person's words as a picture of the size of a lock screen, by the device's own sheet where there is one. Its texts are `program-endings`. */
export function KeepPicture({ character, label, words, beside }: KeepPictureProps) {
  const { t } = useTranslation("program-endings");
  const [state, setState] = useState<"idle" | "drawing" | "saved" | "failed">("idle");
  const keep = async () => {
    const drawing = beside.current?.querySelector<SVGSVGElement>("[data-figure] svg");
    if (!drawing) return;
    setState("drawing");
    try {
      const picture = await renderKeepsake({ tone: toneOf(character), label, words, drawing });
      const file = new File([picture], `${PRODUCT.name.toLowerCase()}-words.png`, { type: picture.type });
      if (canSharePictures()) {
        setState((await shareFile(file)) ? "idle" : "failed");
        return;
      }
      saveFile(file);
      setState("saved");
    } catch (error) {
      console.warn("the picture could not be kept", error);
      setState("failed");
    }
  };
  return (
    <>
      <Button variant="secondary" block loading={state === "drawing"} onClick={() => void keep()}>
        {t("keep")}
      </Button>
      <p role="status" className={styles.outcome}>
        {(state === "saved" || state === "failed") && t(`outcome.${state}`)}
      </p>
    </>
  );
}
