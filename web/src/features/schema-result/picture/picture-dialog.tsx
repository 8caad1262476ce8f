import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { PRODUCT } from "@mindle/domain/product";
import { HELPLINES } from "@mindle/domain/safety/helplines";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import type { OverlayProps } from "../../../shell/use-lazy-overlay.ts";
import { Button } from "../../../ui/button.tsx";
import { CharacterArt } from "../../../ui/characters/character-art.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { formatGrade, isoDay, partsOfDay } from "../format.ts";
import { loudestFirst, moodOf, type Voice } from "../reading.ts";
import { PICTURE } from "./draw-sketch.ts";
import { canSharePictures, save, share } from "./give-away.ts";
import { castOf, type Painting } from "./paint.ts";
import styles from "./picture-dialog.module.css";
import { type Sketch, sketchOf } from "./sketch.ts";
import { usePainting } from "./use-painting.ts";

export interface PictureDialogProps extends OverlayProps {
  readonly response: AssessmentResponse;
  readonly voices: readonly Voice[];
}

/** The result as a picture to save or share, painted on this device. */
export default function PictureDialog({ open, onClose, response, voices }: PictureDialogProps) {
  const { t } = useTranslation("schema-result");
  return (
    <Dialog open={open} onClose={onClose} title={t("picture.title")} closeLabel={t("tutorial.close")}>
      <Painter response={response} voices={voices} />
    </Dialog>
  );
}

function Painter({ response, voices }: Pick<PictureDialogProps, "response" | "voices">) {
  const { t } = useTranslation("schema-result");
  const [named, setNamed] = useState(false);
  const nickname = response.answers.nickname.value.trim();
  const gentle = moodOf(voices) === "care";
  const sketch = useSketch(voices, response, named ? nickname : undefined);
  const stage = useRef<HTMLDivElement>(null);
  const fileName = `${PRODUCT.name.toLowerCase()}-${isoDay(response.submittedAt)}.png`;
  const { painting, isReady, hasFailed, retry } = usePainting(sketch, stage, fileName);
  return (
    <>
      <p className={styles.text}>{t(gentle ? "picture.textGently" : "picture.text")}</p>
      <div ref={stage} hidden>
        {castOf(sketch).map(({ figure, pose, size }, index) => (
          // Neither their number nor their order changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: the same figure may stand here twice
          <CharacterArt key={index} character={figure} pose={pose} size={size} />
        ))}
      </div>
      <div className={styles.preview}>
        {painting === undefined ? (
          <div className={styles.empty}>
            <p role="status">{t(hasFailed ? "picture.failed" : "picture.painting")}</p>
          </div>
        ) : (
          <Preview {...painting} />
        )}
      </div>
      {nickname !== "" && (
        <Checkbox label={t("picture.named", { nickname })} checked={named} onChange={setNamed} />
      )}
      {hasFailed ? (
        <div className={styles.actions}>
          <Button block onClick={retry}>
            {t("picture.retry")}
          </Button>
        </div>
      ) : (
        <Actions file={isReady ? painting?.file : undefined} gentle={gentle} />
      )}
    </>
  );
}

function Preview({ url, sketch }: Painting) {
  const { t } = useTranslation("schema-result");
  const scores = sketch.rows.map(({ name, score, bandName }) =>
    t("picture.score", { name, score, band: bandName }),
  );
  const said = [sketch.owner, sketch.headline, ...scores, sketch.date, ...sketch.notes];
  const alt = said.filter((text) => text !== undefined).join(". ");
  return <img src={url} width={PICTURE.width} height={PICTURE.height} alt={alt} />;
}

/** What can be done with the picture, as soon as it is there. */
function Actions({ file, gentle }: { readonly file: File | undefined; readonly gentle: boolean }) {
  const { t } = useTranslation("schema-result");
  const [outcome, setOutcome] = useState<"saved" | "shareFailed">();
  const [shareable] = useState(canSharePictures);
  const waits = file === undefined;
  const keep = () => {
    if (file === undefined) return;
    save(file);
    setOutcome("saved");
  };
  const giveAway = async () => {
    if (file === undefined) return;
    setOutcome(undefined);
    if (!(await share(file))) setOutcome("shareFailed");
  };
  // To keep it comes first after a worrying score, to show it otherwise.
  const keeping = (
    <Button block loading={waits} variant={shareable && !gentle ? "secondary" : "primary"} onClick={keep}>
      {t("picture.save")}
    </Button>
  );
  const sharing = shareable && (
    <Button block loading={waits} variant={gentle ? "secondary" : "primary"} onClick={() => void giveAway()}>
      {t(gentle ? "picture.shareGently" : "picture.share")}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {gentle ? keeping : sharing}
      {gentle ? sharing : keeping}
      <p role="status" className={styles.outcome}>
        {outcome !== undefined && t(`picture.${outcome}`)}
      </p>
    </div>
  );
}

/** What the picture says, in the language on screen. */
function useSketch(
  voices: readonly Voice[],
  response: AssessmentResponse,
  nickname: string | undefined,
): Sketch {
  const { t } = useTranslation("schema-result");
  const language = useLanguage();
  return useMemo(() => {
    const mood = moodOf(voices);
    const [loudest] = loudestFirst(voices);
    const [line] = HELPLINES[language];
    const calm = mood === "calm" || loudest === undefined;
    const help = mood === "care" && line !== undefined ? [t("picture.help", { ...line })] : [];
    return sketchOf(voices, {
      product: PRODUCT.name,
      date: t("day", partsOfDay(response.submittedAt)),
      owner: nickname === undefined ? undefined : t("picture.owner", { nickname }),
      headline: calm ? t("headline.calm") : t("headline.loud", { name: t(`names.${loudest.character}`) }),
      notes: [...help, t("picture.note")],
      name: (character) => t(`names.${character}`),
      score: ({ grade }) => formatGrade(grade),
      band: (band) => t(`bands.${band}`),
    });
  }, [t, language, voices, response.submittedAt, nickname]);
}
