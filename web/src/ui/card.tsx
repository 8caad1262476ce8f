import type { ComponentPropsWithRef } from "react";
import styles from "./card.module.css";
import type { Tone } from "./tone.ts";

interface CardProps extends Omit<ComponentPropsWithRef<"section">, "className" | "style"> {
  readonly tone?: Tone;
}

/** A sheet of white paper on the page. */
export function Card({ tone, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={styles.card} data-tone={tone}>
      {children}
    </section>
  );
}
