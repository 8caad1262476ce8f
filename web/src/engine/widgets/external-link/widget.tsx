import type { ExternalLinkProps } from "@mindle/domain/widgets/external-link/widget";
import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import { shownWidget } from "../../widget-view.ts";
import styles from "./external-link.module.css";

const TEXTS = {
  ko: { outside: (host: string) => `새 창에서 열려요 (${host})` },
  en: { outside: (host: string) => `Opens in a new window (${host})` },
} as const;

/** A door to a page outside, which says where it leads. */
export default shownWidget<ExternalLinkProps>("external-link", function ExternalLink({ props, disabled }) {
  const { language } = useContentPage();
  const url = props.url[language];
  const content = (
    <>
      <Door />
      <span className={styles.texts}>
        <span className={styles.label}>{props.label[language]}</span>
        {props.note !== undefined && <span className={styles.note}>{props.note[language]}</span>}
        <span className={styles.outside}>{TEXTS[language].outside(new URL(url).host)}</span>
      </span>
      {!disabled && <StrokeIcon d="M8 16 17 7M9.5 7H17v7.5" size={22} />}
    </>
  );
  if (disabled) return <p className={styles.link}>{content}</p>;
  return (
    <a className={styles.link} href={url} target="_blank" rel="noreferrer">
      {content}
    </a>
  );
});

/** A door ajar, light falling out of it. */
function Door() {
  return (
    <svg className={styles.door} viewBox="0 0 48 56" aria-hidden="true" focusable="false">
      <path className={styles.light} d="M12 52 38 52 46 56 6 56Z" />
      <path className={styles.inside} d="M10 52V18a14 14 0 0 1 28 0v34Z" />
      <path className={styles.leaf} d="M10 52V18A14 14 0 0 1 24 4l2 7v45Z" />
      <circle className={styles.knob} cx="21.5" cy="33" r="1.8" />
    </svg>
  );
}
