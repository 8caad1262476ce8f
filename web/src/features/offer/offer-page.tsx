import { parseCharacter } from "@mindle/domain/assessment/characters";
import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePackage } from "../../platform/data/content/use-content.ts";
import { useFlag } from "../../platform/safety/flag.ts";
import { BackLink, Header } from "../../shell/header.tsx";
import { useQueryValue } from "../../shell/use-query.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { toneOf } from "../../ui/tone.ts";
import { HelpFirst } from "./help-first.tsx";
import type { OfferKind } from "./interest-dialog.tsx";
import styles from "./offer.module.css";
import { Offer } from "./offer.tsx";

interface OfferPageProps {
  /** Slug of the package in the path. */
  readonly slug: string;
  readonly kind: OfferKind;
  /** What the offer promises until the programme can be opened; absent where nothing may be promised. */
  readonly lead: ReactNode;
  /** Sections of this kind of offer. */
  readonly children?: (offered: CatalogPackage) => ReactNode;
}

/**
 * Both offer pages: loads the package, sets its tone, offers it at the head and at the end, links back to a result. After a help card
 * there is help in the place of the offer.
 */
export function OfferPage(props: OfferPageProps) {
  const { slug } = props;
  const tone = toneOf(parseCharacter(slug.split("-")[0]));
  const responseId = useQueryValue("responseId", "");
  const result =
    responseId === "" ? undefined : `/schema/result?responseId=${encodeURIComponent(responseId)}`;
  const flag = useFlag();
  return (
    <Page tone={tone} wide top={<Header start={<Back result={result} />} />}>
      {flag === null ? <Offered {...props} result={result} /> : <HelpFirst flag={flag} result={result} />}
    </Page>
  );
}

/** Links to the result when the query names one. */
function Back({ result }: { readonly result: string | undefined }) {
  const { t } = useTranslation("voucher");
  if (result === undefined) return <BackLink to="/" />;
  return (
    <Link className={styles.back} to={result}>
      <Icon name="back" />
      {t("backShort")}
    </Link>
  );
}

function Offered(props: OfferPageProps & { readonly result: string | undefined }) {
  const { slug, kind, lead, result, children } = props;
  const { t } = useTranslation("voucher");
  const offered = usePackage(slug);
  if (offered.status === "loading") return <Placeholder />;
  if (offered.status === "failed") {
    return (
      <div className={styles.notice}>
        <CharacterArt character="Mindle" pose="worried" size={144} />
        <h1 role="alert">{t("failed")}</h1>
        <Button loading={offered.retrying} onClick={offered.retry}>
          {t("retry")}
        </Button>
      </div>
    );
  }
  if (offered.data === null) {
    return (
      <div className={styles.notice}>
        <CharacterArt character="Mindle" pose="worried" size={144} />
        <h1>{t("missing")}</h1>
        <LinkButton to="/">{t("home")}</LinkButton>
      </div>
    );
  }
  return (
    <Offer offered={offered.data} kind={kind} lead={lead} end={result && <BackToResult to={result} />}>
      {children?.(offered.data)}
    </Offer>
  );
}

function Placeholder() {
  const { t } = useTranslation("voucher");
  return (
    <div className={styles.placeholder}>
      <p role="status">{t("loading")}</p>
      <Skeleton width="9rem" height="9rem" />
      <Skeleton width="70%" height="2.5rem" />
      <Skeleton width="90%" />
      <Skeleton height="16rem" />
    </div>
  );
}

function BackToResult({ to }: { readonly to: string }) {
  const { t } = useTranslation("voucher");
  return (
    <LinkButton to={to} variant="secondary">
      {t("back")}
    </LinkButton>
  );
}
