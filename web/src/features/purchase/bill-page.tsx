import type { Bill } from "@mindle/domain/api/purchase";
import { packageCharacter } from "@mindle/domain/catalogue/package-id";
import { printedBillDay } from "@mindle/domain/purchase/receipt-status";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { billQuery } from "../../platform/data/purchase.ts";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { useCurrentUid } from "../../platform/data/user.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { Header } from "../../shell/header.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { keepDots } from "../../ui/keep-dots.ts";
import { Page } from "../../ui/layout/page.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./bill.module.css";

/** One bill, as a printed receipt. The route's check has found it. */
export default function BillPage() {
  const { billId = "" } = useParams();
  const uid = useCurrentUid() ?? "";
  const bill = useLoadable(billQuery(uid, billId));
  return bill.status === "ready" && bill.data !== null ? <PrintedBill bill={bill.data} /> : null;
}

function PrintedBill({ bill }: { readonly bill: Bill }) {
  const { t } = useTranslation("purchase");
  const language = useLanguage();
  const { packageInfo } = bill.item;
  const { localizedPrice } = bill.product.iosIap;
  const price = bill.quantity === undefined ? localizedPrice : `${localizedPrice} × ${bill.quantity}`;
  const character = packageCharacter(packageInfo.id);
  const isCancelled = bill.status === "cancelled";
  return (
    <Page tone={toneOf(character)} top={<Header back="/purchase/history" />}>
      <div className={styles.slot}>
        <article className={styles.paper}>
          <header className={styles.head}>
            <CharacterArt
              character={character ?? "Mindle"}
              pose={isCancelled ? "done" : "waving"}
              size={104}
              gray={isCancelled}
            />
            <h1 className={styles.title}>{t(isCancelled ? "bill.cancelledTitle" : "bill.title")}</h1>
          </header>
          <p className={styles.name}>{keepDots(packageInfo.name[language])}</p>
          {isCancelled && <p className={styles.stamp}>{t("cancelled")}</p>}
          <dl className={styles.lines}>
            <Line term={t(isCancelled ? "bill.cancelledDate" : "bill.date")}>
              {printedBillDay(bill.regTime)}
            </Line>
            <Line term={t("bill.price")}>{localizedPrice}</Line>
          </dl>
          {!isCancelled && (
            <dl className={styles.total}>
              <Line term={t("bill.total")}>{price}</Line>
            </dl>
          )}
          {isCancelled && <p className={styles.note}>{t("bill.cancelledNote")}</p>}
          <dl className={styles.number}>
            <dt>{t("bill.number")}</dt>
            <dd>{bill.id}</dd>
          </dl>
        </article>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" block onClick={() => print()}>
          {t("bill.print")}
        </Button>
        <LinkButton variant="quiet" block to="/purchase/history">
          {t("bill.back")}
        </LinkButton>
      </div>
    </Page>
  );
}

function Line({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
