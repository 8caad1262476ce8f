import type { ConsentTexts } from "@mindle/domain/policy/consents";
import { type ComponentType, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { setPasswordByLink } from "../../../platform/account/email-link.ts";
import type { LinkPurpose } from "../../../platform/account/sent-link.ts";
import { AuthError } from "../../../platform/auth/auth-error.ts";
import type { Account } from "../../../platform/auth/auth-state.ts";
import { useSignOut } from "../../../shell/sign-out/sign-out-provider.tsx";
import { LoggingIn } from "../../../shell/states/logging-in.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Skeleton } from "../../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { Envelope } from "../../../ui/pictures/envelope.tsx";
import type { Tone } from "../../../ui/tone.ts";
import { AlreadySignedIn } from "../already-signed-in.tsx";
import styles from "../auth.module.css";
import { AuthFrame } from "../auth-frame.tsx";
import { type SignIn, type SignInProblem, useSignIn } from "../use-sign-in.ts";
import { RequestLink } from "./request-link.tsx";
import { SentPanel } from "./sent-panel.tsx";
import { useEmailLink, useLinkCheck } from "./use-email-link.ts";

/** What a form that a link has opened is filled in with. */
export interface LinkDetails {
  readonly email: string;
  readonly password: string;
  readonly nickname?: string;
  readonly consents?: ConsentTexts;
}

export interface LinkFormProps {
  readonly purpose: LinkPurpose;
  /** The address that the link was sent to; "" where this browser does not know it. */
  readonly email: string;
  readonly signIn: SignIn;
  onSubmit(details: LinkDetails): void;
}

export interface LinksProps {
  /** As it is typed. */
  readonly email: string;
  /** There is an account with it, or there is none, whichever the page needs. */
  readonly isRefused: boolean;
  /** The page's own. */
  readonly query: string;
}

interface EmailLinkPageProps {
  readonly purpose: LinkPurpose;
  readonly tone: Tone;
  readonly openedTone: Tone;
  /** Of the page that asks for the address. */
  readonly picture: ReactNode;
  /** Of the page that the link has opened. */
  readonly openedPicture: ReactNode;
  /** Below the address. */
  readonly Links: ComponentType<LinksProps>;
  /** Once the link has opened the page. */
  readonly Form: ComponentType<LinkFormProps>;
}

const PASSWORD_CHANGED = "/auth/change-password-done";

/** These need a new link. */
const SPENT: readonly (SignInProblem | undefined)[] = ["linkExpired", "linkInvalid", "recentLogin"];

/** These are shown at the field, or by the question whether to replace the account. */
const SHOWN_ELSEWHERE: readonly (SignInProblem | undefined)[] = [
  "invalidEmail",
  "weakPassword",
  "otherAccount",
];

/** A page that mails a link and is opened by it: registration and a forgotten password. */
export function EmailLinkPage({
  purpose,
  tone,
  openedTone,
  picture,
  openedPicture,
  Links,
  Form,
}: EmailLinkPageProps) {
  const { t } = useTranslation(["auth-link", "auth"]);
  const signIn = useSignIn(purpose === "findPassword" ? PASSWORD_CHANGED : undefined);
  const { auth, query, problem } = signIn;
  const link = useEmailLink(purpose, query);
  const { status, email } = link;
  // The address of the page changes when it is left.
  const [address] = useState(location.href);
  const backTo = `/auth/login${query}`;
  const signOut = useSignOut();
  const isOpened = status === "opened";
  const check = useLinkCheck(isOpened ? address : undefined);
  const [usesLink, setUsesLink] = useState(false);
  const finish = (details: LinkDetails, canReplace: boolean) => {
    setUsesLink(true);
    signIn.run(async () => {
      try {
        await setPasswordByLink({ purpose, link: address, canReplace, ...details });
      } catch (error) {
        if (error instanceof AuthError && error.problem === "otherAccount") {
          const { email } = details;
          signOut.start({ kind: "replace", email, proceed: () => finish(details, true) });
        }
        throw error;
      }
    });
  };

  if (auth.status === "signedIn" && !signIn.busy && !usesLink && !isSame(auth.account.email, email)) {
    return <SignedIn account={auth.account} onUseLink={isOpened ? () => setUsesLink(true) : undefined} />;
  }
  const isAsking = auth.status === "waiting" && auth.failure === undefined;
  if (!isOpened && isAsking) {
    return (
      <AuthFrame title={t(`${purpose}.ready.title`)} backTo={backTo}>
        <LoggingIn />
      </AuthFrame>
    );
  }
  if (isOpened && (isAsking || check.status === "checking")) {
    return (
      <AuthFrame step="checking" title={t("checking.title")} says={t("checking.says")} backTo={backTo}>
        <Skeleton height="16rem" />
      </AuthFrame>
    );
  }
  if (isOpened && check.status === "offline") {
    return (
      <AuthFrame
        step="unchecked"
        title={t("unchecked.title")}
        text={t("unchecked.text")}
        says={t("unchecked.says")}
        picture={<CharacterArt character="Mindle" pose="worried" size={148} />}
        backTo={backTo}
      >
        <div className={styles.actions}>
          <Button block onClick={check.again}>
            {t("unchecked.again")}
          </Button>
        </div>
      </AuthFrame>
    );
  }
  const spent = check.status === "linkExpired" || check.status === "linkInvalid" ? check.status : problem;
  if (isOpened && spent !== undefined && SPENT.includes(spent)) {
    const sendNew = () => {
      signIn.dismiss();
      link.restart();
    };
    return (
      <AuthFrame
        step="failed"
        title={t("failed.title")}
        text={t(`auth:problems.${spent}`)}
        says={t("failed.says")}
        picture={<CharacterArt character="Mindle" pose="worried" size={148} />}
        backTo={backTo}
      >
        <div className={styles.actions}>
          <Button block onClick={sendNew}>
            {t("failed.send")}
          </Button>
        </div>
      </AuthFrame>
    );
  }
  if (isOpened) {
    return (
      <AuthFrame
        step="opened"
        title={t(`${purpose}.opened.title`)}
        text={email === "" ? t("opened.elsewhere") : t("opened.for", { email })}
        says={t(`${purpose}.opened.says`)}
        picture={openedPicture}
        tone={openedTone}
        backTo={backTo}
        problem={SHOWN_ELSEWHERE.includes(problem) ? undefined : problem}
        onDismiss={signIn.dismiss}
      >
        <Form
          purpose={purpose}
          email={email}
          signIn={signIn}
          onSubmit={(details) => finish(details, false)}
        />
      </AuthFrame>
    );
  }
  if (link.sentAt !== undefined) {
    return (
      <AuthFrame
        step="sent"
        title={t("sent.title")}
        text={t("sent.text")}
        says={t("sent.says")}
        picture={<Envelope size={200} />}
        backTo={backTo}
      >
        <SentPanel purpose={purpose} link={link} sentAt={link.sentAt} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      step="ready"
      title={t(`${purpose}.ready.title`)}
      text={t(`${purpose}.ready.text`)}
      says={t(`${purpose}.ready.says`)}
      picture={picture}
      tone={tone}
      backTo={backTo}
    >
      <RequestLink purpose={purpose} link={link}>
        {(typed) => <Links email={typed} isRefused={link.refusal === "refused"} query={query} />}
      </RequestLink>
    </AuthFrame>
  );
}

interface SignedInProps {
  readonly account: Account;
  readonly onUseLink: (() => void) | undefined;
}

/** In place of the form for those who are signed in: they go on without the page that follows it. */
function SignedIn(props: SignedInProps) {
  return <AlreadySignedIn signIn={useSignIn()} {...props} />;
}

/** Whether the account is that of the link. */
function isSame(account: string | null, link: string): boolean {
  return account !== null && account.toLowerCase() === link.toLowerCase();
}
