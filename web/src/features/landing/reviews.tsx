import type { Comment } from "@mindle/domain/catalogue/documents";
import { ILLUSTRATIVE } from "@mindle/domain/catalogue/survey";
import { useTranslation } from "react-i18next";
import { useComments } from "../../platform/data/catalogue/use-content.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import { ContentProblem } from "./content-problem.tsx";
import styles from "./reviews.module.css";

/** Number of placeholders while the reviews load. */
const PLACES = 4;

/** Reviews from the public content. */
export function Reviews() {
  const { t } = useTranslation("landing");
  return (
    <section className={styles.section}>
      <h2>{t("reviews.title")}</h2>
      <ReviewList />
    </section>
  );
}

function ReviewList() {
  const { t } = useTranslation("landing");
  const comments = useComments();
  if (comments.status === "loading") return <Placeholders />;
  if (comments.status === "failed") {
    return <ContentProblem text={t("reviews.failed")} retry={t("reviews.retry")} failed={comments} />;
  }
  if (comments.data.length === 0) return <p className={styles.instead}>{t("reviews.empty")}</p>;
  const areExamples = comments.data.every(({ source }) => source === ILLUSTRATIVE);
  return (
    <>
      {areExamples && <p className={styles.quiet}>{t("reviews.allIllustrative")}</p>}
      <ul className={styles.reviews}>
        {comments.data.map((comment) => (
          <Review key={comment.id} comment={comment} isMarked={areExamples} />
        ))}
      </ul>
    </>
  );
}

interface ReviewProps {
  readonly comment: Comment;
  /** It is said of all of them that they are examples. */
  readonly isMarked: boolean;
}

function Review({ comment, isMarked }: ReviewProps) {
  const { t } = useTranslation("landing");
  const language = useLanguage();
  const isReal = comment.source !== ILLUSTRATIVE;
  const source = isReal ? t("reviews.source", { source: comment.source }) : t("reviews.illustrative");
  return (
    <li data-tone={toneOf(comment.character)}>
      <figure className={styles.review}>
        <CharacterArt character={comment.character} pose="done" size={44} />
        <div className={styles.said}>
          {isReal && (
            <RatingStars rating={comment.rating} label={t("reviews.stars", { count: comment.rating })} />
          )}
          <blockquote>{comment.text[language]}</blockquote>
          <figcaption className={styles.author}>
            {comment.author[language]}
            {!isMarked && <small className={styles.quiet}>{source}</small>}
          </figcaption>
        </div>
      </figure>
    </li>
  );
}

function Placeholders() {
  const { t } = useTranslation("landing");
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t("reviews.loading")}</span>
      </VisuallyHidden>
      <ul className={styles.reviews} aria-hidden="true">
        {Array.from({ length: PLACES }, (_, index) => `place-${index}`).map((key) => (
          <li key={key}>
            <Skeleton height="6rem" />
          </li>
        ))}
      </ul>
    </>
  );
}

const STAR = "M10 1.8l2.5 5.3 5.8.700-4.3 4 1.1 5.8L10 14.8l-5.1 2.8L6 11.8l-4.3-4 5.8-.7Z";

/** Whole stars out of five. */
function RatingStars({ rating, label }: { readonly rating: number; readonly label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((place) => (
        <svg key={place} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d={STAR} className={place <= rating ? styles.full : styles.empty} />
        </svg>
      ))}
    </span>
  );
}
