import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

interface Shape {
  readonly variant?: ButtonVariant;
  /** As wide as what it stands in. */
  readonly block?: boolean;
}

interface ButtonProps extends Shape, Omit<ComponentPropsWithRef<"button">, "className" | "style"> {
  /** Work is under way: presses are ignored, the button keeps its place and the focus. */
  readonly loading?: boolean;
}

/** A button; `type` is "button" unless said otherwise. */
export function Button({ variant, block, loading = false, onClick, type, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? "button"}
      className={shapeOf({ variant, block }, loading)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"]}
      onClick={press}
    >
      <span className={styles.label}>{children}</span>
      {loading && <Waiting />}
    </button>
  );
}

interface LinkButtonProps extends Shape, Omit<LinkProps, "className" | "style"> {
  readonly children: ReactNode;
}

/** A link that looks like a button, for going somewhere inside the app. */
export function LinkButton({ variant, block, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={shapeOf({ variant, block }, false)}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}

function shapeOf(
  shape: { readonly variant: ButtonVariant | undefined; readonly block: boolean | undefined },
  loading: boolean,
): string {
  return classNames(
    styles.button,
    styles[shape.variant ?? "primary"],
    shape.block === true && styles.block,
    loading && styles.loading,
  );
}

function Waiting() {
  return (
    <span className={styles.waiting} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}
