import type { TryPart } from "@mindle/domain/catalogue/tries";
import { seoulDay } from "@mindle/domain/time";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../../ui/tone.ts";
import { dayWithYear } from "../names.ts";
import type { ChildsTry } from "../use-tries.ts";
import styles from "./tried.module.css";

interface TryCardProps {
  readonly act: ChildsTry;
  readonly onRemove: () => Promise<void>;
}

/** One act in the person's words. A sealed one is its topic and its day. */
export function TryCard({ act, onRemove }: TryCardProps) {
  const { t } = useTranslation(["journal", "common"]);
  const language = useLanguage();
  const id = useId();
  const { topic, at, character, isSealed, outcome, words } = act;
  const day = seoulDay(at);
  const when = `${id}-when`;
  return (
    // Acts of one topic are told apart by their days.
    <article className={styles.card} aria-labelledby={`${id} ${when}`} data-tone={toneOf(character)}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <p id={when} className={styles.when}>
            <time dateTime={day}>{dayWithYear(day, language)}</time>
            {character !== undefined && ` · ${t(`common:names.${character}`)}`}
          </p>
          <h2 id={id}>{topic}</h2>
          <p className={styles.outcome}>
            {isSealed
              ? t("tried.outcome.sealed")
              : (words.done?.split("\n").at(-1) ?? t(`tried.outcome.${outcome ?? "open"}`))}
          </p>
        </div>
        {character !== undefined && (
          <span className={styles.child} aria-hidden="true">
            <CharacterArt character={character} pose="listening" size={56} />
          </span>
        )}
      </header>
      {isSealed ? <Sealed day={act.day} /> : <Story act={act} />}
      <Remove topic={topic} day={dayWithYear(day, language)} onRemove={onRemove} />
    </article>
  );
}

/** A prediction that is folded away until its day. */
function Sealed({ day }: { readonly day: string | undefined }) {
  const { t } = useTranslation("journal");
  const language = useLanguage();
  return (
    <div className={styles.sealed}>
      <svg className={styles.envelope} viewBox="0 0 64 44" aria-hidden="true">
        <rect x="2" y="2" width="60" height="40" rx="5" />
        <path d="M3 6l25 18q4 3 8 0L61 6" />
      </svg>
      <p>
        {day === undefined
          ? t("tried.sealed.dayless")
          : t("tried.sealed.day", { day: dayWithYear(day, language) })}
      </p>
    </div>
  );
}

/** Feared, predicted, happened, believed, learned: all that was asked for, also where it was left out. */
function Story({ act }: { readonly act: ChildsTry }) {
  const { t } = useTranslation("journal");
  const { asked, words, gap, outcome } = act;
  const isDone = outcome === "done" || outcome === "part" || outcome === "bad";
  const isTold = isDone || outcome === undefined;
  const has = (part: TryPart) => asked.includes(part);
  return (
    <dl className={styles.story}>
      {has("act") && (
        <Row label={t(isDone ? "tried.part.act" : "tried.part.planned")}>
          <Words of={words.act} />
        </Row>
      )}
      {(has("feared") || gap !== undefined) && (
        <Row label={t("tried.part.feared")}>
          {(words.feared !== undefined || gap === undefined) && <Words of={words.feared} />}
          {!has("predicted") && <Sure of={words.sure} />}
          {gap !== undefined && <Note>{t("tried.hard", { value: gap.feared, max: gap.max })}</Note>}
        </Row>
      )}
      {has("predicted") && (
        <Row label={t("tried.part.predicted")}>
          <Words of={words.predicted} />
          <Sure of={words.sure} />
        </Row>
      )}
      {isTold && (has("happened") || gap !== undefined) && (
        <Row label={t("tried.part.happened")}>
          {(words.happened !== undefined || gap === undefined) && <Words of={words.happened} />}
          {gap !== undefined && <Note>{t("tried.was", { value: gap.happened, max: gap.max })}</Note>}
        </Row>
      )}
      {isTold && has("before") && (
        <>
          {words.rule !== undefined && (
            <Row label={t("tried.part.rule")}>
              <Words of={words.rule} />
            </Row>
          )}
          <Row label={t("tried.part.believed")}>
            <dl className={styles.beliefs}>
              {(["before", "after"] as const).map((time) => (
                <div key={time}>
                  <dt>{t(`tried.${time}`)}</dt>
                  <dd>{words[time] ?? t("tried.missing")}</dd>
                </div>
              ))}
            </dl>
          </Row>
        </>
      )}
      {isTold && has("learned") && (
        <Row label={t("tried.part.learned")}>
          <Words of={words.learned} />
        </Row>
      )}
    </dl>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Words({ of }: { readonly of: string | undefined }) {
  const { t } = useTranslation("journal");
  if (of === undefined) return <p className={styles.missing}>{t("tried.missing")}</p>;
  return <p className={styles.words}>{of}</p>;
}

/** How sure one was that it would come. */
function Sure({ of }: { readonly of: string | undefined }) {
  const { t } = useTranslation("journal");
  return of !== undefined && <Note>{t("tried.sure", { sure: of })}</Note>;
}

function Note({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

interface RemoveProps {
  readonly topic: string;
  readonly day: string;
  readonly onRemove: () => Promise<void>;
}

/** Deletes the act's answers, once that is confirmed. */
function Remove({ topic, day, onRemove }: RemoveProps) {
  const { t } = useTranslation("journal");
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    await onRemove();
  };
  return (
    <div className={styles.remove}>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <span aria-hidden="true">{t("tried.remove.label")}</span>
        <VisuallyHidden>{t("tried.remove.name", { topic, day })}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t("tried.remove.title")}
        message={t("tried.remove.text")}
        okLabel={t("tried.remove.ok")}
        cancelLabel={t("tried.remove.cancel")}
        danger
        loading={isRemoving}
        onOk={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
