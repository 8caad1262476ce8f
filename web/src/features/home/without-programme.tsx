import type { UserProgram } from "@mindle/domain/api/user-program";
import type { Band } from "@mindle/domain/assessment/bands";
import { characterScores } from "@mindle/domain/assessment/character-scores";
import type { Character } from "@mindle/domain/assessment/characters";
import { foundIn } from "@mindle/domain/assessment/found-child";
import { offerPath } from "@mindle/domain/catalogue/beta";
import { cataloguePackageOf } from "@mindle/domain/catalogue/package-id";
import type { GradedResponse } from "@mindle/domain/programme/home";
import { journalPath, schedulePath } from "@mindle/domain/programme/paths";
import { useTranslation } from "react-i18next";
import { usePackage } from "../../platform/data/catalogue/use-content.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { useIsFlagged } from "../../platform/safety/flag.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { keepDots } from "../../ui/keep-dots.ts";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import type { Pose } from "../../ui/pictures/characters/parts.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./without-programme.module.css";

interface WithoutProgrammeProps extends Omit<RecommendedProps, "found"> {
  readonly isVisitor: boolean;
  /** The latest response; undefined where there is none. */
  readonly response: GradedResponse | undefined;
  /** The programme that closed last. */
  readonly ended: UserProgram | undefined;
  /** The response asks for care. */
  readonly isHeavy: boolean;
}

/** What home says to those without an open programme. */
export default function WithoutProgramme({
  isVisitor,
  response,
  nickname,
  ended,
  had,
  isHeavy,
}: WithoutProgrammeProps) {
  const isFlagged = useIsFlagged();
  return (
    <>
      {ended !== undefined && <EndedNote programme={ended} />}
      {response === undefined ? (
        <FindChild isVisitor={isVisitor} />
      ) : (
        <LatestGrades response={response} isHeavy={isHeavy} />
      )}
      {!isFlagged && <Recommended nickname={nickname} found={foundBy(response)} had={had} />}
    </>
  );
}

/** The child that stands out in the grades that are shown. */
function foundBy(response: GradedResponse | undefined): Character | undefined {
  if (response === undefined) return undefined;
  const found = foundIn(response);
  return found.kind === "loudest" ? found.character : undefined;
}

/**
 * For those whose programmes have all closed: what they wrote stays, and the programme can be opened again. After a help card only
 * the first is said.
 */
export function EndedNote({ programme }: { readonly programme: UserProgram }) {
  const { t } = useTranslation("home");
  const { programId, stepFinished } = programme;
  // A user who finished no step has hardly any text in the journal, so it does not come first.
  const isBegun = stepFinished.length > 0;
  const journal = { to: journalPath(programId), label: t("ended.journal") };
  const schedule = { to: schedulePath(programId), label: t("ended.schedule") };
  const [first, second] = isBegun ? [journal, schedule] : [schedule, journal];
  if (useIsFlagged()) {
    return (
      <section className={styles.ended}>
        <h2>{t("ended.title")}</h2>
        <p>{t("ended.text")}</p>
        <LinkButton to={journal.to} variant="secondary" block>
          {journal.label}
        </LinkButton>
      </section>
    );
  }
  return (
    <section className={styles.ended}>
      <h2>{t("ended.title")}</h2>
      <p>{t(isBegun ? "ended.text" : "ended.unbegun")}</p>
      <LinkButton to={first.to} block>
        {first.label}
      </LinkButton>
      <LinkButton to={second.to} variant="quiet" block>
        {second.label}
      </LinkButton>
    </section>
  );
}

/** The pose of a child; beside helplines none smiles. */
function poseOf(band: Band, isHeavy: boolean): Pose {
  if (band === "caution" || band === "serious") return "worried";
  return isHeavy ? "listening" : "waving";
}

interface LatestGradesProps {
  readonly response: GradedResponse;
  /** It asks for care. */
  readonly isHeavy: boolean;
}

/** The grades of the latest response, each with its child, and the way to what they mean. Helplines are above them on the page. */
export function LatestGrades({ response, isHeavy }: LatestGradesProps) {
  const { t } = useTranslation(["home", "common"]);
  const scores = characterScores(response.grades);
  return (
    <section className={styles.grades}>
      <h2>{t("grades.title")}</h2>
      <ul className={styles.children}>
        {scores.map(({ character, grade, band }) => (
          <li key={character} data-tone={toneOf(character)}>
            <CharacterArt character={character} pose={poseOf(band, isHeavy)} size={56} />
            <span className={styles.childName}>{t(`common:characters.${character}`)}</span>
            <span className={styles.grade}>{t("grades.value", { grade: grade.toFixed(1) })}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${grade * 10}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <LinkButton to={`/schema/result?responseId=${response._id}`} block>
        {t("grades.meaning")}
      </LinkButton>
    </section>
  );
}

/** The way to the assessment, for those without a programme and without grades. */
function FindChild({ isVisitor }: { readonly isVisitor: boolean }) {
  const { t } = useTranslation("home");
  return (
    <section className={styles.find}>
      <span className={styles.shadows} aria-hidden="true">
        <CharacterArt character="Pleaser" pose="waving" size={64} gray />
        <CharacterArt character="Riggy" pose="waving" size={84} gray />
        <CharacterArt character="Shelly" pose="waving" size={64} gray />
      </span>
      <h2>{t("find.title")}</h2>
      <p>{t("find.text")}</p>
      <LinkButton to="/schema/nickname" block>
        {t("find.start")}
      </LinkButton>
      {isVisitor && (
        <LinkButton to="/auth/login?redirectUrl=%2Fhome" variant="quiet" block>
          {t("find.signIn")}
        </LinkButton>
      )}
    </section>
  );
}

/** What is recommended where no other programme can be opened. */
const PACKAGE = "riggy-complete";

interface RecommendedProps {
  readonly nickname: string | undefined;
  /** The child that the latest response found; undefined where it found none. */
  readonly found: Character | undefined;
  /** Ids of the programmes that the user had. */
  readonly had: readonly string[];
}

/**
 * The programme that is recommended to users without one: that of the child they found, where it can be opened. Shows nothing
 * where it cannot be read. A user who had it gets a link to the programme itself: its offer would be free again.
 */
function Recommended({ nickname, found, had }: RecommendedProps) {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const first = usePackage(PACKAGE);
  const own = usePackage(found === undefined ? PACKAGE : cataloguePackageOf(found));
  const offered =
    own.status === "loading" || (own.status === "ready" && own.data?.beta === true) ? own : first;
  if (offered.status === "failed") return null;
  if (offered.status === "ready" && offered.data === null) return null;
  const known = offered.status === "ready" ? offered.data : null;
  const held = Object.keys(known?.programOpenLengthMillis ?? {}).find((programId) => had.includes(programId));
  return (
    <section className={styles.recommended} data-tone={toneOf(known?.villainName)}>
      <h2>{nickname === undefined ? t("recommend.you") : t("recommend.name", { nickname })}</h2>
      {known === null ? (
        <Skeleton height="8rem" />
      ) : (
        <Link className={styles.offer} to={held === undefined ? offerPath(known.slug) : schedulePath(held)}>
          <CharacterArt character={known.villainName} pose="listening" size={88} />
          <span className={styles.offerText}>
            <b>{keepDots(known.consumerName[language])}</b>
            <span>{known.summary[language]}</span>
            <span className={styles.more}>{t("recommend.open")}</span>
          </span>
        </Link>
      )}
    </section>
  );
}
