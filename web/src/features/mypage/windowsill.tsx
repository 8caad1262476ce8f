import { useTranslation } from "react-i18next";
import { MascotArt } from "../../ui/characters/mascot-art.tsx";
import styles from "./windowsill.module.css";

/** The mascot on a windowsill: awake in the sun for someone who is signed in, with the curtain half drawn for a visitor. */
export function Windowsill({ isAwake }: { readonly isAwake: boolean }) {
  const { t } = useTranslation("mypage");
  return (
    <div className={styles.scene} data-awake={isAwake} role="img" aria-label={t("picture")}>
      <svg
        className={styles.window}
        viewBox="0 0 360 180"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <rect className={styles.sky} width="360" height="180" />
        <circle className={styles.sun} cx="278" cy="58" r="20" />
        <path className={styles.far} d="M0 128q60-34 128-16t118-12 114 2v78H0Z" />
        <path className={styles.near} d="M0 146q92-22 180-6t180-4v44H0Z" />
        <path className={styles.frame} d="M180 0v152M0 76h360" />
        <path className={styles.curtain} d="M0 0h74q4 30-14 62t-12 90H0Z" />
        <path className={styles.curtain} d="M360 0h-74q-4 30 14 62t12 90h48Z" />
        <path className={styles.sill} d="M0 150h360v30H0Z" />
        <path className={styles.edge} d="M0 150h360v7H0Z" />
      </svg>
      <span className={styles.figure}>
        <MascotArt pose={isAwake ? "waving" : "done"} size={116} />
        <svg className={styles.pot} viewBox="0 0 120 44" aria-hidden="true">
          <path d="M30 10h60l-7 30q-23 5-46 0Z" />
          <rect x="25" y="2" width="70" height="12" rx="5" />
        </svg>
      </span>
    </div>
  );
}
