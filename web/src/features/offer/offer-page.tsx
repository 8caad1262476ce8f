import { isSecretId } from "@mindle/domain/api/operation-headers";
import { parseCharacter } from "@mindle/domain/assessment/characters";
import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import { helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import type { SafetyFlag } from "@mindle/domain/safety/safety-flag";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePackage } from "../../platform/data/catalogue/use-content.ts";
import { useFlag } from "../../platform/safety/flag.ts";
import { useHelplines } from "../../platform/safety/helplines.ts";
import type { ResultCareProps } from "../../shell/care/result-care.tsx";
import { BackLink, Header } from "../../shell/header.tsx";
import { useLazyOverlay } from "../../shell/use-lazy-overlay.ts";
import { useQueryValue } from "../../shell/use-query.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { HelplineList } from "../../ui/layout/helpline-list.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { toneOf } from "../../ui/tone.ts";
import type { OfferKind } from "./interest-dialog.tsx";
import styles from "./offer.module.css";
import { Offer } from "./offer.tsx";

/** By itself: few who open an offer come from a result. */
const loadResultCare = () => import("../../shell/care/result-care.tsx");
const CARE_TEXTS = ["assessment-result"] as const;

interface OfferPageProps {
  /** Slug of the package in the path. */
  readonly slug: string;
  readonly kind: OfferKind;
  /** What the offer promises until the programme can be opened; absent where nothing may be promised. */
  readonly lead: ReactNode;
  /** Sections of this kind of offer. */
  readonly children?: (offered: CatalogPackage, isHeavy: boolean) => ReactNode;
}

/**
 * Both offer pages: loads the package, sets its tone, offers it at the head and at the end, links back to a result. Helplines come first
 * where that one asks for care; after a help card there is help in the place of the offer.
 */
export function OfferPage(props: OfferPageProps) {
  const { slug } = props;
  const tone = toneOf(parseCharacter(slug.split("-")[0]));
  const responseId = useQueryValue("responseId", "");
  const result =
    responseId === "" ? undefined : `/schema/result?responseId=${encodeURIComponent(responseId)}`;
  const flag = useFlag();
  const { Component: ResultCare, preload } = useLazyOverlay<ResultCareProps>(loadResultCare, CARE_TEXTS);
  const [isHeavy, setHeavy] = useState(false);
  useEffect(() => {
    if (isSecretId(responseId)) void preload();
  }, [responseId, preload]);
  return (
    <Page tone={tone} wide top={<Header start={<Back result={result} />} />}>
      {flag === null ? (
        <>
          {ResultCare !== undefined && (
            <div className={styles.care}>
              <ResultCare responseId={responseId} onCare={() => setHeavy(true)} />
            </div>
          )}
          <Offered {...props} result={result} isHeavy={isHeavy} />
        </>
      ) : (
        <HelpFirst flag={flag} result={result} />
      )}
    </Page>
  );
}

/** Links to the result when the query names one. */
function Back({ result }: { readonly result: string | undefined }) {
  const { t } = useTranslation("offer");
  if (result === undefined) return <BackLink to="/" />;
  return (
    <Link className={styles.back} to={result}>
      <Icon name="back" />
      {t("backShort")}
    </Link>
  );
}

interface OfferedProps extends OfferPageProps {
  readonly result: string | undefined;
  /** The result asks for care. */
  readonly isHeavy: boolean;
}

function Offered(props: OfferedProps) {
  const { slug, kind, lead, result, isHeavy, children } = props;
  const { t } = useTranslation("offer");
  const offered = usePackage(slug);
  if (offered.status === "loading") return <Placeholder />;
  const isFailed = offered.status === "failed";
  if (isFailed || offered.data === null) {
    return (
      <div className={styles.notice}>
        <CharacterArt character="Mindle" pose="worried" size={144} />
        <h1 role={isFailed ? "alert" : undefined}>{t(isFailed ? "failed" : "missing")}</h1>
        {isFailed ? (
          <Button loading={offered.retrying} onClick={offered.retry}>
            {t("retry")}
          </Button>
        ) : (
          <LinkButton to="/">{t("home")}</LinkButton>
        )}
      </div>
    );
  }
  return (
    <Offer
      offered={offered.data}
      kind={kind}
      lead={lead}
      pose={isHeavy ? "listening" : "waving"}
      end={result && <BackToResult to={result} />}
    >
      {children?.(offered.data, isHeavy)}
    </Offer>
  );
}

function Placeholder() {
  const { t } = useTranslation("offer");
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
  const { t } = useTranslation("offer");
  return (
    <LinkButton to={to} variant="secondary">
      {t("back")}
    </LinkButton>
  );
}

interface HelpFirstProps {
  readonly flag: SafetyFlag;
  /** Path of the result that led here; undefined where none did. */
  readonly result: string | undefined;
}

/** In the place of an offer for those who needed help within the last days. */
function HelpFirst({ flag, result }: HelpFirstProps) {
  const { t } = useTranslation(["offer", "common"]);
  const lines = useHelplines();
  return (
    <section className={styles.help}>
      <h1>{t("helpFirst.title")}</h1>
      <p>{t("helpFirst.text")}</p>
      <HelplineList lines={helplinesOfKind(flag.kind, lines)} callLabel={t("common:call")} />
      <LinkButton to="/help" block>
        {t("common:getHelp")}
      </LinkButton>
      <LinkButton to={result ?? "/home"} variant="quiet" block>
        {t(result === undefined ? "helpFirst.home" : "back")}
      </LinkButton>
    </section>
  );
}
