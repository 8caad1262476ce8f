import { BILL_STATUSES } from "@mindle/domain/api/purchase";
import * as z from "zod/mini";
import { findDocuments, idOf, localized, time } from "./documents.ts";
import { type DocumentSection, day, describeEach, type ReportContext } from "./report-parts.ts";
import { programmeName } from "./report-person.ts";

const bill = z.object({
  status: z.enum(BILL_STATUSES),
  regTime: time,
  item: z.object({ packageInfo: z.object({ name: localized }) }),
  product: z.object({ iosIap: z.object({ localizedPrice: z.string() }) }),
});

const payment = z.object({ billId: z.string() });

/** The bills; a payment of the App Store is shown with its bill. */
export function purchasesSection(context: ReportContext): DocumentSection {
  const { t, documents, language } = context;
  const payments = findDocuments(documents, /^transactions\//, payment);
  const section = describeEach(
    t("file.purchases.title"),
    t("file.purchases.nothing"),
    findDocuments(documents, /^bills\//, bill),
    ({ item, product, regTime, status }, path) => ({
      title: item.packageInfo.name[language],
      parts: [
        {
          facts: [
            [t("file.purchases.date"), day(context, regTime)],
            [t("file.purchases.price"), product.iosIap.localizedPrice],
            [t("file.purchases.status"), t(`file.purchases.statuses.${status}`)],
            ...payments
              .filter(([, { billId }]) => billId === idOf(path))
              .map(([transaction]) => [t("file.purchases.payment"), idOf(transaction)] as const),
          ],
        },
      ],
    }),
  );
  const billIds = section.paths.map(idOf);
  const shownPayments = payments.filter(([, { billId }]) => billIds.includes(billId)).map(([path]) => path);
  return { ...section, paths: [...section.paths, ...shownPayments] };
}

const redemption = z.object({ programIds: z.array(z.string()), redeemedAt: time });

/** The coupons that the user has redeemed. */
export function couponsSection(context: ReportContext): DocumentSection {
  const { t, documents } = context;
  return describeEach(
    t("file.coupons.title"),
    t("file.coupons.nothing"),
    findDocuments(documents, /^coupons\/[^/]+\/redemptions\//, redemption),
    ({ programIds, redeemedAt }, path) => ({
      title: path.split("/")[1] ?? path,
      parts: [
        {
          facts: [
            [t("file.coupons.date"), day(context, redeemedAt)],
            [t("file.coupons.programmes"), programIds.map((id) => programmeName(context, id)).join(", ")],
          ],
        },
      ],
    }),
  );
}

const mail = z.object({ to: z.string(), message: z.object({ subject: z.string(), text: z.string() }) });

/** The mails to the user. */
export function mailsSection({ t, documents }: ReportContext): DocumentSection {
  return describeEach(
    t("file.mails.title"),
    t("file.mails.nothing"),
    findDocuments(documents, /^mail\//, mail),
    ({ to, message }) => ({
      title: message.subject,
      parts: [{ facts: [[t("file.mails.to"), to]] }, { texts: [message.text] }],
    }),
  );
}
