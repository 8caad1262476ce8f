import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { Interest } from "./interest.tsx";
import { OfferHero } from "./offer-hero.tsx";
import { OfferPage } from "./offer-page.tsx";
import { PackageContents } from "./package-contents.tsx";

/** A package that can be reserved. */
export default function VoucherPage() {
  const { t } = useTranslation("offer");
  const slug = useParams()["packageId"] ?? "";
  return (
    <OfferPage slug={slug}>
      {(offered) => (
        <>
          <OfferHero offered={offered} lead={t("voucher.lead")}>
            <Interest slug={slug} kind="voucher" />
          </OfferHero>
          <PackageContents offered={offered} />
        </>
      )}
    </OfferPage>
  );
}
