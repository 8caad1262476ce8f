import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Link, type LinkProps } from "../controls/link.tsx";
import type { Tone } from "../tone.ts";
import styles from "./card.module.css";

interface CardProps {
  /** Defaults to the page's tone. */
  readonly tone?: Tone;
  /** `tint` for emphasis. */
  readonly background?: "card" | "tint";
  readonly children: ReactNode;
}

/** A box around related content. */
export function Card({ tone, background, children }: CardProps) {
  return (
    <div className={classNames(styles.card, background === "tint" && styles.tint)} data-tone={tone}>
      {children}
    </div>
  );
}

/** A card that is one link; contains no other control. */
export function CardLink({
  tone,
  background,
  children,
  ...rest
}: CardProps & Omit<LinkProps, "className" | "style" | "children">) {
  return (
    <Link
      {...rest}
      className={classNames(styles.card, styles.link, background === "tint" && styles.tint)}
      data-tone={tone}
    >
      {children}
    </Link>
  );
}
