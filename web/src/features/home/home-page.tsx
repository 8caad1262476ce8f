import type { UserProgram } from "@mindle/domain/api/user-program";
import { careLevelOf, characterScores, needsCare } from "@mindle/domain/assessment/character-scores";
import { DEFAULT_NICKNAME } from "@mindle/domain/product";
import type { HomeForm } from "@mindle/domain/programme/home";
import { schedulePath } from "@mindle/domain/programme/paths";
import { MIND_CHECK_PROGRAM_ID } from "@mindle/domain/programme/step";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useAuthState } from "../../platform/auth/use-auth-state.ts";
import { loadModule } from "../../platform/browser/load-module.ts";
import { deviceNow } from "../../platform/browser/now.ts";
import { useOnline } from "../../platform/browser/use-online.ts";
import { useLoadable, useReadAt } from "../../platform/data/use-loadable.ts";
import { useCurrentUid, userInfoQuery, userProgramQuery } from "../../platform/data/user.ts";
import { timeAgo } from "../../platform/i18n/counts.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { useIsFlagged } from "../../platform/safety/flag.ts";
import { Care } from "../../shell/care/care.tsx";
import { Header } from "../../shell/header.tsx";
import { MainNavigation } from "../../shell/main-navigation.tsx";
import { LoadFailed } from "../../shell/states/load-states.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Growth } from "../../ui/pictures/growth/growth.tsx";
import styles from "./home.module.css";
import note from "./note.module.css";
import { NotePlaceholder, ProgrammeNote } from "./programme-note.tsx";
import { Sill } from "./sill.tsx";
import { useHome } from "./use-home.ts";

/** Lazy, because those who come back have a programme. */
const WithoutProgramme = lazy(() => loadModule(() => import("./without-programme.tsx")));

/** Last on the page, so that nothing moves when they arrive; home does without them where they cannot be loaded. */
const HomeSlips = lazy(() =>
  loadModule(() => import("./home-slips.tsx")).catch(() => ({ default: () => null })),
);

/** A windowsill with a pot for each programme, and a note with what is next in each. */
export default function HomePage() {
  const { t } = useTranslation(["home", "common"]);
  const uid = useCurrentUid();
  const nickname = useNickname(uid);
  const { now, form, ended, had } = useHome(uid);
  const isFlagged = useIsFlagged();
  const latest = form.status === "ready" && form.data.kind === "grades" ? form.data.response : undefined;
  const level = latest ? careLevelOf(characterScores(latest.grades), latest.answers.stress?.value) : "calm";
  const programmes = form.status === "ready" && form.data.kind === "programmes" ? form.data.programmes : [];
  return (
    <Page tone="mindle" background="paper" wide top={<Header />} bottom={<MainNavigation />}>
      <div className={styles.home} data-offline={!useOnline() || undefined}>
        <header className={styles.head}>
          <h1>{t("title", { nickname: nickname ?? DEFAULT_NICKNAME })}</h1>
          {uid !== undefined && <AsOf uid={uid} />}
        </header>
        <Care level={level} />
        <div className={styles.window}>
          <Sill uid={uid} programmes={programmes} now={now} />
          <Link className={styles.loud} to="/loud">
            {t("common:titles.loud")}
          </Link>
          {form.status === "ready" && programmes.length === 0 && (
            <p className={styles.nothing}>{t(ended === undefined ? "nothingPlanted" : "ended.pot")}</p>
          )}
        </div>
        <div className={styles.notes}>
          {isFlagged && <HelpNote />}
          {form.status === "loading" && <NotePlaceholder />}
          {form.status === "failed" && (
            <LoadFailed of={form} text={t("failed")} variant="secondary" className={note.note}>
              <Growth form="bud" size={88} />
            </LoadFailed>
          )}
          {form.status === "ready" && (
            <Notes
              uid={uid}
              form={form.data}
              now={now}
              nickname={nickname}
              ended={ended}
              had={had}
              isHeavy={needsCare(level)}
            />
          )}
          {form.status === "ready" && uid !== undefined && (
            <>
              <LinkButton variant="quiet" to={schedulePath(MIND_CHECK_PROGRAM_ID)}>
                {t("mindCheck")}
              </LinkButton>
              <Suspense>
                <HomeSlips {...{ uid, programmes, now }} />
              </Suspense>
            </>
          )}
        </div>
      </div>
    </Page>
  );
}

interface NotesProps {
  readonly uid: string | undefined;
  readonly form: HomeForm;
  readonly now: number;
  readonly nickname: string | undefined;
  readonly ended: UserProgram | undefined;
  readonly had: readonly string[];
  readonly isHeavy: boolean;
}

function Notes({ uid, form, now, nickname, ended, had, isHeavy }: NotesProps) {
  if (form.kind === "programmes") {
    return form.programmes.map((programme) => (
      <ProgrammeNote
        key={programme.programId}
        uid={uid}
        programme={programme}
        isOnly={form.programmes.length === 1}
        now={now}
      />
    ));
  }
  return (
    <Suspense fallback={<NotePlaceholder />}>
      <WithoutProgramme
        isVisitor={uid === undefined}
        response={form.kind === "grades" ? form.response : undefined}
        {...{ nickname, ended, had, isHeavy }}
      />
    </Suspense>
  );
}

/** Without a connection: how long ago the programmes were read. */
function AsOf({ uid }: { readonly uid: string }) {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const readAt = useReadAt(userProgramQuery(uid));
  if (useOnline() || readAt === undefined) return null;
  const ago = timeAgo(deviceNow() - readAt, language);
  return (
    <p className={styles.asOf} role="status">
      {ago === undefined ? t("justNow") : t("asOf", { ago })}
    </p>
  );
}

/** Replaces recommendations for users who needed help within the last days. */
function HelpNote() {
  const { t } = useTranslation(["home", "common"]);
  return (
    <section className={note.help}>
      <p>{t("helpNote")}</p>
      <LinkButton to="/help" variant="secondary" block>
        {t("common:getHelp")}
      </LinkButton>
    </section>
  );
}

/** What the user is called; undefined for a visitor, and where no name is known. */
function useNickname(uid: string | undefined): string | undefined {
  const info = useLoadable({ ...userInfoQuery(uid ?? ""), enabled: uid !== undefined });
  const auth = useAuthState();
  const typed = info.status === "ready" ? info.data.additionalInfo.nickname : undefined;
  const account = auth.status === "signedIn" ? auth.account : auth.status === "waiting" ? auth : undefined;
  return typed ?? account?.displayName ?? undefined;
}
