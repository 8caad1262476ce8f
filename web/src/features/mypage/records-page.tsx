import { useCurrentUid } from "../../platform/data/user.ts";
import { Header } from "../../shell/header.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Envelope } from "../../ui/pictures/envelope.tsx";
import { DownloadData } from "./download-data.tsx";
import styles from "./mypage.module.css";

/** All that the user has stored, to take along. */
export default function RecordsPage() {
  const uid = useCurrentUid();
  return (
    <Page tone="mindle" background="paper" top={<Header back="/mypage" account={false} />}>
      <div className={styles.records}>
        <Envelope size={148} />
        {uid !== undefined && <DownloadData uid={uid} heading="h1" />}
      </div>
    </Page>
  );
}
