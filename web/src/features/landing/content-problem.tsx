import type { Loadable } from "../../platform/data/use-loadable.ts";
import { Button } from "../../ui/controls/button.tsx";
import styles from "./landing.module.css";

interface ContentProblemProps {
  readonly text: string;
  readonly retry: string;
  readonly failed: Extract<Loadable<unknown>, { status: "failed" }>;
}

/** Shown instead of content that failed to load, with a retry button. */
export function ContentProblem({ text, retry, failed }: ContentProblemProps) {
  return (
    <div className={styles.problem}>
      <p role="alert">{text}</p>
      <Button variant="secondary" loading={failed.retrying} onClick={failed.retry}>
        {retry}
      </Button>
    </div>
  );
}
