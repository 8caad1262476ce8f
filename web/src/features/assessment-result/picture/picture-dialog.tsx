import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { type CharacterScore, careLevelOf } from "@mindle/domain/assessment/character-scores";
import { PRODUCT } from "@mindle/domain/product";
import { seoulDay } from "@mindle/domain/time";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { canSharePictures, saveFile, shareFile } from "../../../platform/browser/share.ts";
import { useHelplines } from "../../../platform/safety/helplines.ts";
import type { OverlayProps } from "../../../shell/use-lazy-overlay.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { formatGrade, partsOfDay } from "../format.ts";
import { subjectOf, useTitle } from "../result-subject.ts";
import { PICTURE } from "./draw-picture.ts";
import styles from "./picture-dialog.module.css";
import { figuresOf, type RenderedPicture, useRenderedPicture } from "./render-picture.ts";
import { type ResultPicture, resultPicture } from "./result-picture.ts";

export interface PictureDialogProps extends OverlayProps {
  readonly response: AssessmentResponse;
  readonly scores: readonly CharacterScore[];
}

/** The result as a picture to save or share, rendered on this device. */
export default function PictureDialog({ open, onClose, response, scores }: PictureDialogProps) {
  const { t } = useTranslation(["assessment-result-details", "assessment-result"]);
  return (
    <Dialog open={open} onClose={onClose} title={t("picture.title")} closeLabel={t("tutorial.close")}>
      <PictureContent response={response} scores={scores} />
    </Dialog>
  );
}

function PictureContent({ response, scores }: Pick<PictureDialogProps, "response" | "scores">) {
  const { t } = useTranslation(["assessment-result-details", "assessment-result"]);
  const [named, setNamed] = useState(false);
  const nickname = response.answers.nickname.value.trim();
  const gentle = careLevelOf(scores, undefined) === "crisis";
  const picture = useResultPicture(scores, response, named ? nickname : undefined);
  const figures = useRef<HTMLDivElement>(null);
  const fileName = `${PRODUCT.name.toLowerCase()}-${seoulDay(response.submittedAt)}.png`;
  const { rendered, isReady, hasFailed, retry } = useRenderedPicture(picture, figures, fileName);
  return (
    <>
      <p className={styles.text}>{t(gentle ? "picture.textGently" : "picture.text")}</p>
      <div ref={figures} hidden>
        {figuresOf(picture).map(({ figure, pose, size }, index) => (
          // Neither their number nor their order changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: the same figure may stand here twice
          <CharacterArt key={index} character={figure} pose={pose} size={size} />
        ))}
      </div>
      <div className={styles.preview}>
        {rendered === undefined ? (
          <div className={styles.empty}>
            <p role="status">{t(hasFailed ? "picture.failed" : "picture.painting")}</p>
          </div>
        ) : (
          <Preview {...rendered} />
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
        <Actions file={isReady ? rendered?.file : undefined} gentle={gentle} />
      )}
    </>
  );
}

function Preview({ url, picture }: RenderedPicture) {
  const { t } = useTranslation(["assessment-result-details", "assessment-result"]);
  const scores = picture.rows.map(({ name, score, bandName }) =>
    t("picture.score", { name, score, band: bandName }),
  );
  const said = [picture.owner, picture.headline, ...scores, picture.date, ...picture.notes];
  const alt = said.filter((text) => text !== undefined).join(". ");
  return <img src={url} width={PICTURE.width} height={PICTURE.height} alt={alt} />;
}

/** What can be done with the picture, as soon as it is there. */
function Actions({ file, gentle }: { readonly file: File | undefined; readonly gentle: boolean }) {
  const { t } = useTranslation(["assessment-result-details", "assessment-result"]);
  const [outcome, setOutcome] = useState<"saved" | "shareFailed">();
  const [shareable] = useState(canSharePictures);
  const waits = file === undefined;
  const keep = () => {
    if (file === undefined) return;
    saveFile(file);
    setOutcome("saved");
  };
  const sharePicture = async () => {
    if (file === undefined) return;
    setOutcome(undefined);
    if (!(await shareFile(file))) setOutcome("shareFailed");
  };
  // To keep it comes first after a worrying score, to show it otherwise.
  const keeping = (
    <Button block loading={waits} variant={shareable && !gentle ? "secondary" : "primary"} onClick={keep}>
      {t("picture.save")}
    </Button>
  );
  const sharing = shareable && (
    <Button
      block
      loading={waits}
      variant={gentle ? "secondary" : "primary"}
      onClick={() => void sharePicture()}
    >
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
function useResultPicture(
  scores: readonly CharacterScore[],
  response: AssessmentResponse,
  nickname: string | undefined,
): ResultPicture {
  const { t } = useTranslation(["assessment-result-details", "assessment-result", "common"]);
  const title = useTitle();
  const [line] = useHelplines();
  return useMemo(() => {
    const { character, stress } = response.answers;
    const subject = subjectOf(scores, stress?.value, character.value);
    const help = subject.level === "crisis" && line !== undefined ? [t("picture.help", { ...line })] : [];
    return resultPicture(scores, subject, {
      product: PRODUCT.name,
      date: t("assessment-result:day", partsOfDay(response.submittedAt)),
      owner: nickname === undefined ? undefined : t("picture.owner", { nickname }),
      headline: title(subject),
      notes: [...help, t("picture.note")],
      name: (name) => t(`common:names.${name}`),
      score: ({ grade }) => formatGrade(grade),
      band: (band) => t(`assessment-result:bands.${band}`),
    });
  }, [t, title, line, scores, response, nickname]);
}
