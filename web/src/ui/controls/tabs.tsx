import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { type ReactNode, useEffect, useRef } from "react";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import styles from "./tabs.module.css";

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Above the label; decorative. */
  readonly picture?: ReactNode;
  /** Follows the label for screen readers. */
  readonly note?: string;
  readonly content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/**
 * Panels of which one is shown. Arrow keys select a tab at once, so the content of all panels must be loaded. Where the list is
 * wider than its room, the selected tab stands in the middle.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current !== null) scrollToMiddle(list.current, value);
  }, [value]);
  return (
    <BaseTabs.Root
      className={styles.root}
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((candidate) => candidate.value === chosen);
        if (tab !== undefined) onChange(tab.value);
      }}
    >
      <BaseTabs.List ref={list} className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            className={styles.tab}
            value={tab.value}
            data-value={tab.value}
            data-pictured={tab.picture !== undefined || undefined}
          >
            {tab.picture !== undefined && (
              <span className={styles.picture} aria-hidden="true">
                {tab.picture}
              </span>
            )}
            {tab.label}
            {tab.note !== undefined && <VisuallyHidden> {tab.note}</VisuallyHidden>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} className={styles.panel} value={tab.value}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

function scrollToMiddle(list: HTMLElement, value: string): void {
  for (const tab of list.querySelectorAll<HTMLElement>("[data-value]")) {
    if (tab.dataset["value"] !== value) continue;
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2, behavior: "instant" });
  }
}
