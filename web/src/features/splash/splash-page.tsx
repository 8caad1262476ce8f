import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { authState, currentUid } from "../../platform/auth/auth-state.ts";
import { hasKnownAccount } from "../../platform/auth/known-account.ts";
import { beginAuth } from "../../platform/auth/session.ts";
import { unlessCancelled } from "../../platform/browser/timing.ts";
import { fetchNow, type QueryClient, useQueryClient } from "../../platform/data/query-client.ts";
import { latestAssessmentQuery, userProgramQuery } from "../../platform/data/user.ts";
import { Header } from "../../shell/header.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { GROWTH_FORMS, Growth } from "../../ui/pictures/growth/growth.tsx";
import { chooseStart, visited } from "./choose-start.ts";
import styles from "./splash.module.css";

/** Splash screen: shows a growing dandelion while the start page is chosen. */
export default function SplashPage() {
  const { t } = useTranslation("splash");
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const readSignedInAccount = useEffectEvent(() => readAccount(queryClient));

  const redirectTo = useEffectEvent((address: string) => {
    visited.write(true);
    void navigate(address, { replace: true });
  });

  useEffect(() => {
    const hasVisited = visited.read() || hasKnownAccount();
    const parts = { hasVisited, isSignedIn, readAccount: () => readSignedInAccount() };
    return unlessCancelled(chooseStart(parts), (address) => redirectTo(address));
  }, []);

  return (
    <Page tone="mindle" top={<Header account={false} />}>
      <div className={styles.splash}>
        <Growing />
        <h1 className={styles.wordmark}>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
        <p className={styles.waiting} role="status">
          {t("waiting")}
        </p>
        <noscript>
          <a href="/tutorial/1">{t("byHand")}</a>
        </noscript>
      </div>
    </Page>
  );
}

async function isSignedIn(): Promise<boolean> {
  await beginAuth();
  return authState().status === "signedIn";
}

/** What the signed-in account has. Rejects where nobody is signed in. */
async function readAccount(queryClient: QueryClient) {
  const uid = currentUid();
  if (uid === undefined) throw new Error("nobody is signed in");
  const [response, { programs }] = await Promise.all([
    fetchNow(queryClient, latestAssessmentQuery(uid)),
    fetchNow(queryClient, userProgramQuery(uid)),
  ]);
  return { hasResponse: response !== null, hasProgrammes: programs.length > 0 };
}

/** A dandelion seed. */
const SEED = "M0 14V0M0 0L-8-8M0 0L0-11M0 0L8-8";

const SEEDS = [
  { x: 212, y: 58, turn: 18 },
  { x: 240, y: 54, turn: 32 },
  { x: 254, y: 116, turn: 44 },
] as const;

/** Duration of each growth form, in milliseconds: all five fit into the splash. */
const FORM_MS = 180;

/** Decoration: a dandelion grows through its five forms and sheds seeds. Under reduced motion only the last form shows. */
function Growing() {
  return (
    <div className={styles.growing} aria-hidden="true">
      <svg className={styles.sky} viewBox="0 0 280 280" aria-hidden="true">
        <ellipse className={styles.earth} cx="140" cy="252" rx="118" ry="20" />
        {SEEDS.map(({ x, y, turn }) => (
          <g key={x} transform={`translate(${x} ${y})rotate(${turn})`}>
            <path className={styles.seed} d={SEED} />
          </g>
        ))}
      </svg>
      {GROWTH_FORMS.map((form, index) => (
        <span key={form} className={styles.plant} style={{ animationDelay: `${index * FORM_MS}ms` }}>
          <Growth form={form} size={220} />
        </span>
      ))}
    </div>
  );
}
