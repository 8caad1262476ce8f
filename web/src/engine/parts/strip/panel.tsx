import type { SlidesProps } from "@mindle/domain/widgets/slides/widget";
import { useContentPage } from "../../page-context.ts";
import { RichText } from "../../rich-text.tsx";
import { AssetPicture } from "../asset-picture.tsx";
import styles from "./panel.module.css";

/** What is on a card or slide: a picture, words or both. */
export function Panel({ panel }: { readonly panel: SlidesProps["slides"][number] }) {
  const { language } = useContentPage();
  const { picture, title, text } = panel;
  const hasWords = title !== undefined || text !== undefined;
  return (
    <div className={styles.panel} data-words={hasWords || undefined}>
      {picture !== undefined && (
        <div className={styles.picture}>
          <AssetPicture asset={picture.asset} alt={picture.alt[language]} />
        </div>
      )}
      {hasWords && (
        <div className={styles.words}>
          {title !== undefined && <p className={styles.title}>{title[language]}</p>}
          {text !== undefined && <RichText text={text} />}
        </div>
      )}
    </div>
  );
}
