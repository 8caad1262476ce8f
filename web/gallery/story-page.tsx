import type { Language } from "@mindle/domain/catalogue/language";
import { useId } from "react";
import { classNames } from "../src/ui/class-names.ts";
import styles from "./gallery.module.css";
import type { Story, StoryProps } from "./story.tsx";

/** One story: its states, each below its name. */
export function StoryPage({ story, lng }: { readonly story: Story; readonly lng: Language }) {
  const text: StoryProps["text"] = (ko, en) => (lng === "ko" ? ko : en);
  const states = Object.entries(story.states);
  if (story.layout === "page") {
    return (
      <div className={styles.frame}>
        {states.map(([name, State]) => (
          <State key={name} text={text} />
        ))}
      </div>
    );
  }
  return (
    <main className={styles.main}>
      <div lang="en" className={styles.head}>
        <h1>{story.title}</h1>
        <p>{story.use}</p>
      </div>
      <div className={classNames(styles.states, story.layout === "wide" && styles.wide)}>
        {states.map(([name, State]) => (
          <StateSection key={name} name={name}>
            <State text={text} />
          </StateSection>
        ))}
      </div>
    </main>
  );
}

function StateSection({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.name} id={id} lang="en">
        {name}
      </h2>
      <div className={styles.example}>{children}</div>
    </section>
  );
}
