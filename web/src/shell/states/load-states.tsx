import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Loadable } from "../../platform/data/use-loadable.ts";
import { Button, type ButtonVariant } from "../../ui/controls/button.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { Growth } from "../../ui/pictures/growth/growth.tsx";
import { ErrorReference } from "./error-reference.tsx";
import styles from "./load-states.module.css";

// What pages show in the place of data: see `Loadable`.

export interface LoadFailedProps {
  readonly of: Omit<Extract<Loadable<unknown>, { readonly status: "failed" }>, "status">;
  readonly text: string;
  /** In place of "Load again". */
  readonly label?: string;
  readonly variant?: ButtonVariant | undefined;
  readonly className?: string | undefined;
  /** Above the text, in place of a closed bud. */
  readonly children?: ReactNode;
}

/** In the place of what could not be read, with a button that reads it again. */
export function LoadFailed({ of: { error, retrying, retry }, text, label, ...look }: LoadFailedProps) {
  const { t } = useTranslation();
  const { variant, className = styles.failed, children = <Growth form="bud" size={132} /> } = look;
  return (
    <div className={className}>
      {children}
      <p role="alert">{text}</p>
      <Button variant={variant} loading={retrying} onClick={retry}>
        {label ?? t("loadAgain")}
      </Button>
      <ErrorReference error={error} />
    </div>
  );
}

interface LoadingProps {
  readonly className: string | undefined;
  /** Of each part of what is on its way. */
  readonly heights: readonly string[];
}

/** In the place of what is on its way. */
export function Loading({ className, heights }: LoadingProps) {
  const { t } = useTranslation();
  return (
    <div className={className}>
      <p role="status" className={styles.loading}>
        {t("loading")}
      </p>
      {heights.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}
