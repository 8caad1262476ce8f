import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useDiscount } from "../../platform/content/use-content.ts";
import { OfferPage } from "./offer-page.tsx";

/** A package that can be reserved. */
export default function VoucherPage() {
  const slug = useParams()["packageId"] ?? "";
  const { t } = useTranslation("voucher");
  const percent = useDiscount();
  const lead = percent === undefined ? undefined : t("voucher.lead", { percent });
  return <OfferPage slug={slug} kind="voucher" lead={lead} />;
}
