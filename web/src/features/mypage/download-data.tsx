import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { exportUserData, preloadExport } from "../../platform/account/export/export-user-data.ts";
import { loadModule } from "../../platform/browser/load-module.ts";
import { whenIdle } from "../../platform/browser/timing.ts";
import { useSave } from "../../platform/data/use-save.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { ErrorText } from "../../shell/states/error-text.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import styles from "./delete-account.module.css";

interface DownloadDataProps {
  readonly uid: string;
  readonly heading: "h1" | "h2";
}

/** Downloads all data of the user: as a page to read and print, or as JSON. */
export function DownloadData({ uid, heading: Heading }: DownloadDataProps) {
  const { t } = useTranslation("mypage-delete");
  const language = useLanguage();
  const [count, setCount] = useState(0);
  const [done, setDone] = useState<"html" | "json">();
  const [format, setFormat] = useState<"html" | "json">();
  const download = useSave<"html" | "json", "html" | "json">(async (wanted) => {
    await exportUserData({
      uid,
      format: wanted,
      language,
      readTries: async (programmes) => (await loadTries()).readTries({ uid, language, programmes }),
      onProgress: setCount,
    });
    return wanted;
  }, setDone);
  useEffect(() => whenIdle(() => void preloadExport()), []);
  const begin = (wanted: "html" | "json") => {
    if (download.isSaving) return;
    setDone(undefined);
    setCount(0);
    setFormat(wanted);
    download.run(wanted);
  };
  return (
    <section className={styles.download}>
      <Heading className={styles.heading}>{t("download.title")}</Heading>
      <p>{t("download.text")}</p>
      <div className={styles.downloads}>
        {(["html", "json"] as const).map((each) => (
          <Button
            key={each}
            variant={each === "html" ? "primary" : "secondary"}
            block
            loading={download.isSaving && format === each}
            onClick={() => begin(each)}
          >
            {t(`download.${each}`)}
          </Button>
        ))}
      </div>
      <LinkButton to="/program/journal/paper" variant="secondary" block>
        {t("download.paper")}
      </LinkButton>
      <p role="status" className={styles.progress}>
        {download.isSaving && count > 0 && t("download.progress", { count })}
        {done !== undefined && t("download.done")}
      </p>
      <ErrorText>{download.error !== null && t("download.failed")}</ErrorText>
    </section>
  );
}

/** Loaded with the first export alone: it brings the engine. */
function loadTries() {
  return loadModule(() => import("./export-tries.ts"));
}
