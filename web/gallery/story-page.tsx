import type { Language } from "@mindle/domain/catalogue/language";
import { useId } from "react";
import { classNames } from "../src/ui/class-names.ts";
import styles from "./gallery.module.css";
import type { Specimen, Story } from "./story.ts";

/** One story: its states one below the other, each under its name. */
export function StoryPage({ story, lng }: { readonly story: Story; readonly lng: Language }) {
  const say: Specimen["say"] = (ko, en) => (lng === "ko" ? ko : en);
  const states = Object.entries(story.states);
  if (story.layout === "page") {
    return (
      <div className={styles.frame}>
        {states.map(([name, State]) => (
          <State key={name} say={say} />
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
          <Shown key={name} name={name}>
            <State say={say} />
          </Shown>
        ))}
      </div>
    </main>
  );
}

function Shown({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  const id = useId();
  return (
    <section className={styles.state} aria-labelledby={id}>
      <h2 className={styles.name} id={id} lang="en">
        {name}
      </h2>
      <div className={styles.specimen}>{children}</div>
    </section>
  );
}
