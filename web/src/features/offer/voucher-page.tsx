import { claimOf } from "@mindle/domain/catalogue/public-content";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useClaims } from "../../platform/content/use-content.ts";
import { Interest } from "./interest.tsx";
import { OfferHero } from "./offer-hero.tsx";
import { OfferPage } from "./offer-page.tsx";
import { PackageContents } from "./package-contents.tsx";

/** A package that can be reserved. */
export default function VoucherPage() {
  const slug = useParams()["packageId"] ?? "";
  const lead = useDiscount();
  return (
    <OfferPage slug={slug}>
      {(offered) => (
        <>
          <OfferHero offered={offered} lead={lead}>
            <Interest slug={slug} kind="voucher" />
          </OfferHero>
          <PackageContents offered={offered} />
        </>
      )}
    </OfferPage>
  );
}

/** What reserving saves: a claim, so not said where it is withdrawn or did not arrive. */
function useDiscount(): string | undefined {
  const { t } = useTranslation("offer");
  const claims = useClaims();
  const percent = claims.status === "ready" ? claimOf(claims.data, "discount")?.percent : undefined;
  return percent === undefined ? undefined : t("voucher.lead", { percent });
}
