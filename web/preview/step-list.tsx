import type { MouseEvent } from "react";
import { mistakesAt } from "./mistakes.tsx";
import styles from "./preview-app.module.css";
import type { PreviewContent } from "./preview-content.ts";
import { searchOf, type View } from "./view.ts";

interface StepListProps {
  readonly content: PreviewContent;
  readonly gcId: string;
  readonly pageId: string | undefined;
  readonly view: View;
  change(changes: Partial<View>): void;
}

/** All steps, and the pages of the open one. */
export function StepList({ content, gcId, pageId, view, change }: StepListProps) {
  const to = (changes: Partial<View>) => ({
    href: searchOf({ ...view, ...changes }),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      change(changes);
    },
  });
  return (
    <nav className={styles.steps} aria-label="Steps and pages">
      <ul>
        {content.packs.map(({ packageBase, afactoryData }) => {
          const isOpen = packageBase.gcId === gcId;
          const file = content.files[packageBase.gcId];
          return (
            <li key={packageBase.gcId}>
              <a
                className={styles.step}
                aria-current={isOpen || undefined}
                {...to({ step: packageBase.gcId, page: undefined })}
              >
                <span className={styles.place}>{packageBase.stepId}</span>
                <span lang="ko">{packageBase.title.ko}</span>
                <Count count={mistakesAt(content, file, undefined).length} />
              </a>
              {isOpen && (
                <ol className={styles.pages}>
                  {afactoryData.map((page, at) => (
                    <li key={page.pageId}>
                      <a
                        aria-current={page.pageId === pageId ? "page" : undefined}
                        {...to({ step: gcId, page: page.pageId })}
                      >
                        <span className={styles.place}>{page.viewNo}</span>
                        {page.pageId}
                        <Count count={mistakesAt(content, file, at).length} />
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** How many mistakes there are, if any. */
function Count({ count }: { readonly count: number }) {
  return count === 0 ? null : (
    <span className={styles.count} role="img" aria-label={count === 1 ? "1 mistake" : `${count} mistakes`}>
      {count}
    </span>
  );
}
