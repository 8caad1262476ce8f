import { Tabs as Behaviour } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import styles from "./tabs.module.css";

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly content: ReactNode;
  readonly disabled?: boolean;
}

interface TabsProps<Value extends string> {
  /** What the tabs choose between. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Panels of which one is shown. The arrow keys turn to the next one at once; what they show must be there already. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Behaviour.Root
      className={styles.root}
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((candidate) => candidate.value === chosen);
        if (tab !== undefined) onChange(tab.value);
      }}
    >
      <Behaviour.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Behaviour.Tab
            key={tab.value}
            className={styles.tab}
            value={tab.value}
            disabled={tab.disabled === true}
          >
            {tab.label}
          </Behaviour.Tab>
        ))}
      </Behaviour.List>
      {tabs.map((tab) => (
        <Behaviour.Panel key={tab.value} className={styles.panel} value={tab.value}>
          {tab.content}
        </Behaviour.Panel>
      ))}
    </Behaviour.Root>
  );
}
