import { LANGUAGES, type Language } from "@mindle/domain/catalogue/language";
import { useEffect, useRef, useState } from "react";
import { FRAME, type FrameMessage, type FrameView } from "./frame-messages.ts";
import type { EnteredAnswers } from "./memory-answers.ts";
import styles from "./preview-app.module.css";

const NAMES: Readonly<Record<Language, string>> = { ko: "한국어", en: "English" };

interface FramesProps {
  readonly view: Omit<FrameView, "kind">;
  /** The frame that the answers come from. */
  readonly from: Language | undefined;
  onEntered(answers: EnteredAnswers, from: Language): void;
  onTurned(viewNo: number | undefined, route: readonly string[]): void;
}

/** The page in Korean and in English, each as wide as a small phone. */
export function Frames(props: FramesProps) {
  return (
    <div className={styles.frames}>
      {LANGUAGES.map((language) => (
        <Frame key={language} language={language} {...props} />
      ))}
    </div>
  );
}

function Frame({ language, view, from, onEntered, onTurned }: FramesProps & { readonly language: Language }) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often it was loaded, and which of these times it was told all answers. */
  const [ready, setReady] = useState(0);
  const told = useRef(0);

  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      const message: FrameMessage = data;
      if (message.kind === "ready") setReady((times) => times + 1);
      else if (message.kind === "entered") onEntered(message.answers, language);
      else if (message.kind === "turned") onTurned(message.viewNo, message.route);
    };
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, [language, onEntered, onTurned]);

  const { content, gcId, viewNo, answers, route, scheme, isLarge } = view;
  const isOwn = from === language;
  useEffect(() => {
    if (ready === 0) return;
    // What is being typed in a frame is newer there than here.
    const isKnown = isOwn && told.current === ready;
    told.current = ready;
    const message: FrameView = {
      kind: "view",
      content,
      gcId,
      viewNo,
      answers: isKnown ? undefined : answers,
      route,
      scheme,
      isLarge,
    };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [ready, isOwn, content, gcId, viewNo, answers, route, scheme, isLarge]);

  return (
    <figure className={styles.phone}>
      <figcaption lang={language}>{NAMES[language]}</figcaption>
      <iframe ref={frame} src={`/?${FRAME}=${language}`} title={NAMES[language]} />
    </figure>
  );
}
