import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { MemoryRouter } from "react-router-dom";
import { VisuallyHidden } from "../src/ui/layout/visually-hidden.tsx";
import { ToneContext } from "../src/ui/tone.ts";
import styles from "./gallery.module.css";
import { showScheme } from "./scheme.ts";
import type { Story } from "./story.tsx";
import { StoryPage } from "./story-page.tsx";
import { SCHEMES, searchOf, TONES, useView, type View } from "./view.ts";
import { widgetStories } from "./widget-stories.tsx";

const files = import.meta.glob<Story | readonly Story[]>("./stories/**/*.story.tsx", {
  eager: true,
  import: "default",
});

/** Stories of primitives by their names, in their order, and those of content widgets. */
const STORIES: ReadonlyMap<string, Story> = new Map([
  ...Object.values(files)
    .flat()
    .map((story) => [story.title.toLowerCase().replaceAll(" ", "-"), story] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
  ...(await widgetStories()),
]);

/** The design system: every primitive in every state, language, tone and scheme. */
export function Gallery() {
  const [view, open] = useView();
  const { lng, scheme, story: name } = view;
  const list = useRef<HTMLUListElement>(null);
  const story = name === undefined ? undefined : STORIES.get(name);

  useEffect(() => showScheme(scheme), [scheme]);
  useEffect(() => {
    document.documentElement.lang = lng;
    document.title = `${story?.title ?? "Gallery"} · Gallery`;
  }, [lng, story]);
  useEffect(() => {
    if (name === undefined) return;
    const current = list.current?.querySelector("[aria-current]");
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [name]);

  const to = (change: Partial<View>) => {
    const next = { ...view, ...change };
    return {
      href: searchOf(next),
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        open(next);
      },
    };
  };

  return (
    <ToneContext value={view.tone}>
      <div className={styles.gallery} data-tone={view.tone}>
        <nav className={styles.side} aria-label="Gallery" lang="en">
          <a
            className={styles.home}
            aria-current={name === undefined ? "page" : undefined}
            {...to({ story: undefined })}
          >
            Gallery
          </a>
          <div className={styles.settings}>
            <Setting name="Language">
              {(["ko", "en"] as const).map((value) => (
                <a key={value} lang={value} aria-current={lng === value || undefined} {...to({ lng: value })}>
                  {value === "ko" ? "한국어" : "English"}
                </a>
              ))}
            </Setting>
            <Setting name="Scheme">
              {[undefined, ...SCHEMES].map((value) => (
                <a
                  key={value ?? "device"}
                  aria-current={scheme === value || undefined}
                  {...to({ scheme: value })}
                >
                  {value ?? "device"}
                </a>
              ))}
            </Setting>
            <Setting name="Tone">
              {TONES.map((value) => (
                <a
                  key={value}
                  className={styles.tone}
                  data-tone={value}
                  title={value}
                  aria-current={view.tone === value || undefined}
                  {...to({ tone: value })}
                >
                  <VisuallyHidden>{value}</VisuallyHidden>
                </a>
              ))}
            </Setting>
          </div>
          <ul ref={list} className={styles.stories}>
            {[...STORIES].map(([key, { title }]) => (
              <li key={key}>
                <a aria-current={key === name ? "page" : undefined} {...to({ story: key })}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {/* Links in stories must not leave the story. */}
        <MemoryRouter key={name}>
          {story === undefined ? (
            <main className={styles.main} lang="en">
              <h1>{name === undefined ? "Mindle design system" : `There is no story “${name}”`}</h1>
            </main>
          ) : (
            <StoryPage story={story} lng={lng} />
          )}
        </MemoryRouter>
      </div>
    </ToneContext>
  );
}

function Setting({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; these are links.
    <div className={styles.setting} role="group" aria-label={name}>
      {children}
    </div>
  );
}
