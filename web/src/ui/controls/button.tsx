import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./button.module.css";
import { Link, type LinkProps } from "./link.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

interface ButtonStyle {
  readonly variant?: ButtonVariant | undefined;
  /** As wide as its container. */
  readonly block?: boolean;
}

interface ButtonProps extends ButtonStyle, Omit<ComponentPropsWithRef<"button">, "className" | "style"> {
  /** Ignores presses; keeps its size and the focus. */
  readonly loading?: boolean;
}

/** A button; `type` defaults to "button". */
export function Button({ variant, block, loading = false, onClick, type, children, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? "button"}
      className={classOf({ variant, block }, loading)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"]}
      onClick={handleClick}
    >
      <span className={styles.label}>{children}</span>
      {loading && <Dots />}
    </button>
  );
}

interface LinkButtonProps extends ButtonStyle, Omit<LinkProps, "className" | "style"> {
  readonly children: ReactNode;
}

/** A link inside the app that looks like a button. */
export function LinkButton({ variant, block, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={classOf({ variant, block }, false)}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}

function classOf(
  style: { readonly variant: ButtonVariant | undefined; readonly block: boolean | undefined },
  loading: boolean,
): string {
  return classNames(
    styles.button,
    styles[style.variant ?? "primary"],
    style.block === true && styles.block,
    loading && styles.loading,
  );
}

function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}
