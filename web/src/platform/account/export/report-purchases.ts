import { BILL_STATUSES } from "@mindle/domain/api/purchase";
import * as z from "zod/mini";
import { findDocuments, idOf, localized, time } from "./find-documents.ts";
import { day, type ReportContext, type ToldSection, tellEach } from "./report-parts.ts";
import { programmeName } from "./report-person.ts";

const bill = z.object({
  status: z.enum(BILL_STATUSES),
  regTime: time,
  item: z.object({ packageInfo: z.object({ name: localized }) }),
  product: z.object({ iosIap: z.object({ localizedPrice: z.string() }) }),
});

const payment = z.object({ billId: z.string() });

/** The bills; a payment of the App Store is told with its bill. */
export function purchasesSection(context: ReportContext): ToldSection {
  const { t, documents, language } = context;
  const payments = findDocuments(documents, /^transactions\//, payment);
  const told = tellEach(
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
  const billIds = told.paths.map(idOf);
  const toldPayments = payments.filter(([, { billId }]) => billIds.includes(billId)).map(([path]) => path);
  return { ...told, paths: [...told.paths, ...toldPayments] };
}

const redemption = z.object({ programIds: z.array(z.string()), redeemedAt: time });

/** The coupons that the user has redeemed. */
export function couponsSection(context: ReportContext): ToldSection {
  const { t, documents } = context;
  return tellEach(
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
export function mailsSection({ t, documents }: ReportContext): ToldSection {
  return tellEach(
    t("file.mails.title"),
    t("file.mails.nothing"),
    findDocuments(documents, /^mail\//, mail),
    ({ to, message }) => ({
      title: message.subject,
      parts: [{ facts: [[t("file.mails.to"), to]] }, { texts: [message.text] }],
    }),
  );
}
