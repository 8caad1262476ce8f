import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useDiscount } from "../../platform/data/catalogue/use-content.ts";
import { ClaimSource } from "../../shell/figure-source.tsx";
import { OfferPage } from "./offer-page.tsx";

/** A package that can be reserved. */
export default function VoucherPage() {
  const slug = useParams()["packageId"] ?? "";
  const { t } = useTranslation("offer");
  const discount = useDiscount();
  const lead = discount && (
    <>
      {t("voucher.lead", { percent: discount.percent })} <ClaimSource claim={discount} />
    </>
  );
  return <OfferPage slug={slug} kind="voucher" lead={lead} />;
}
