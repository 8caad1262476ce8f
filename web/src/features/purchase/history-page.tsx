import type { Bill } from "@mindle/domain/api/purchase";
import { packageCharacter } from "@mindle/domain/catalogue/package-id";
import { seoulDay } from "@mindle/domain/time";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { billsQuery } from "../../platform/data/purchase.ts";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { useCurrentUid } from "../../platform/data/user.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { Header } from "../../shell/header.tsx";
import { MAIN_PATHS } from "../../shell/main-navigation.tsx";
import { LoadFailed, Loading } from "../../shell/states/load-states.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { keepDots } from "../../ui/keep-dots.ts";
import { Page } from "../../ui/layout/page.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import { Growth } from "../../ui/pictures/growth/growth.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./history.module.css";

/** The receipts of all bills that were paid or cancelled. */
export default function HistoryPage() {
  const { t } = useTranslation(["purchase", "common"]);
  const uid = useCurrentUid();
  return (
    <Page tone="mindle" background="paper" top={<Header back={MAIN_PATHS.my} />}>
      <header className={styles.head}>
        <h1>{t("common:titles.purchaseHistory")}</h1>
        <p className={styles.lead}>{t("history.lead")}</p>
      </header>
      {uid !== undefined && <Bills uid={uid} after={null} />}
    </Page>
  );
}

interface BillsProps {
  readonly uid: string;
  /** The bill that these come after; null for the newest. */
  readonly after: string | null;
}

/** One page of bills, and the pages after it as far as they were asked for. */
function Bills({ uid, after }: BillsProps) {
  const { t } = useTranslation("purchase");
  const page = useLoadable(billsQuery(uid, after));
  const [isContinued, setContinued] = useState(false);
  if (page.status === "loading") {
    return after === null ? (
      <Loading className={styles.receipts} heights={["9rem", "9rem"]} />
    ) : (
      <LoadMore loading />
    );
  }
  if (page.status === "failed") {
    const text = t(after === null ? "history.failed" : "history.moreFailed");
    return (
      <LoadFailed of={page} text={text} label={t("history.retry")} className={styles.problem}>
        {after === null && <Growth form="bud" size={132} />}
      </LoadFailed>
    );
  }
  const { bills, next } = page.data;
  if (bills.length === 0 && after === null) return <Empty />;
  return (
    <>
      <ul className={styles.receipts}>
        {bills.map((bill) => (
          <li key={bill.id}>
            <Receipt bill={bill} />
          </li>
        ))}
      </ul>
      {next !== null && isContinued && <Bills uid={uid} after={next} />}
      {next !== null && !isContinued && <LoadMore onPress={() => setContinued(true)} />}
    </>
  );
}

interface LoadMoreProps {
  readonly loading?: boolean;
  readonly onPress?: () => void;
}

function LoadMore({ loading = false, onPress }: LoadMoreProps) {
  const { t } = useTranslation("purchase");
  return (
    <div className={styles.more}>
      <Button variant="secondary" loading={loading} onClick={onPress}>
        {t("history.loadMore")}
      </Button>
    </div>
  );
}

function Empty() {
  const { t } = useTranslation("purchase");
  return (
    <div className={styles.problem}>
      <MascotArt pose="waving" size={148} />
      <h2 className={styles.emptyTitle}>{t("history.empty.title")}</h2>
      <p className={styles.lead}>{t("history.empty.text")}</p>
      <LinkButton to="/catalog/list">{t("history.empty.journeys")}</LinkButton>
    </div>
  );
}

/** A bill in the history: a slip of paper in its character's colour, which leads to the whole bill. */
function Receipt({ bill }: { readonly bill: Bill }) {
  const { t } = useTranslation(["purchase", "common"]);
  const language = useLanguage();
  const { packageInfo } = bill.item;
  const character = packageCharacter(packageInfo.id);
  const isCancelled = bill.status === "cancelled";
  const name = keepDots(packageInfo.name[language]);
  const date = seoulDay(bill.regTime);
  return (
    <article className={styles.receipt} data-tone={toneOf(character)}>
      <div className={styles.figure}>
        <CharacterArt
          character={character ?? "Mindle"}
          pose={isCancelled ? "done" : "waving"}
          size={76}
          gray={isCancelled}
        />
      </div>
      <div className={styles.text}>
        {character !== undefined && <p className={styles.character}>{t(`common:names.${character}`)}</p>}
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.since}>{t(isCancelled ? "history.cancelledOn" : "history.since", { date })}</p>
        {isCancelled && <p className={styles.stamp}>{t("cancelled")}</p>}
        <Link
          className={styles.seeMore}
          to={`/purchase/bill/${bill.id}`}
          onClick={(event) => {
            // The second press of two on “Load more” may meet the receipt that came in its place.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {t("history.seeMore")}
          <VisuallyHidden>{` ${name}, ${date}`}</VisuallyHidden>
        </Link>
      </div>
    </article>
  );
}
