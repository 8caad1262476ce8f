import styles from "./reviews.module.css";

const STAR = "M10 1.8l2.5 5.3 5.8.700-4.3 4 1.1 5.8L10 14.8l-5.1 2.8L6 11.8l-4.3-4 5.8-.7Z";
const PLACES = [1, 2, 3, 4, 5];

/** Whole stars out of five. */
export function RatingStars({ rating, label }: { readonly rating: number; readonly label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {PLACES.map((place) => (
        <svg key={place} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d={STAR} className={place <= rating ? styles.full : styles.empty} />
        </svg>
      ))}
    </span>
  );
}
