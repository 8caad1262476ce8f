import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import styles from "./card.module.css";
import { classNames } from "./class-names.ts";
import type { Tone } from "./tone.ts";

interface CardLook {
  /** Whose colour it wears; that of the page otherwise. */
  readonly tone?: Tone;
  /** Paper to write on, or the tone's tint for what should be noticed. */
  readonly ground?: "card" | "tint";
  readonly children: ReactNode;
}

/** Things that belong together, on a piece of paper of their own. */
export function Card({ tone, ground, children }: CardLook) {
  return (
    <div className={classNames(styles.card, ground === "tint" && styles.tint)} data-tone={tone}>
      {children}
    </div>
  );
}

/** A card that leads somewhere as a whole; has no other control inside. */
export function CardLink({
  tone,
  ground,
  children,
  ...rest
}: CardLook & Omit<LinkProps, "className" | "style" | "children">) {
  return (
    <Link
      {...rest}
      className={classNames(styles.card, styles.link, ground === "tint" && styles.tint)}
      data-tone={tone}
    >
      {children}
    </Link>
  );
}
