import { isEmail } from "@mindle/domain/account/email";
import { HOUR_MS } from "@mindle/domain/time";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import {
  checkEmailLink,
  emailHasAccount,
  isEmailLink,
  type LinkProblem,
  preloadEmailLink,
  sendEmailLink,
} from "../../../platform/account/email-link.ts";
import { LINK_PAGES, type LinkPurpose, sentLink } from "../../../platform/account/sent-link.ts";
import { knownEmail } from "../../../platform/account/visitor-details.ts";
import { AuthError, type AuthProblem } from "../../../platform/auth/auth-error.ts";
import { unlessCancelled, whenIdle } from "../../../platform/browser/timing.ts";
import { onUserDataCleared } from "../../../platform/storage/clear-user-data.ts";
import { emailIn } from "../page-parameters.ts";

/** How long the page goes on saying that a link was sent, also after a reload, in milliseconds. */
const SENT_SHOWN_MS = HOUR_MS;

/**
 * Why no link was sent. `refused`: there is an account with the address, or there is none, whichever the page needs;
 * `notLookedUp`: the server did not say.
 */
type LinkRefusal = "refused" | "notLookedUp" | AuthProblem;

export interface EmailLink {
  /** `opened`: a link has opened the page. */
  readonly status: "ready" | "validating" | "sending" | "sent" | "opened";
  /** The address that is asked for, or that the link was sent to; "" where it is not known. */
  readonly email: string;
  readonly refusal: LinkRefusal | undefined;
  /** When the link was sent, in milliseconds since the epoch. */
  readonly sentAt: number | undefined;
  /** Looks the address up and sends a link. One at a time. */
  send(email: string): void;
  /** Sends another link to the same address. */
  sendAgain(): void;
  /** Back to the address. */
  restart(): void;
}

/** State of a page that sends an e-mail link and is opened by it. `query` is the page's own, and comes back in the link. */
export function useEmailLink(purpose: LinkPurpose, query: string): EmailLink {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(() => firstShown(purpose, emailIn(state)));
  const [working, setWorking] = useState<"validating" | "sending">();
  const [refusal, setRefusal] = useState<LinkRefusal>();
  const isRunning = useRef(false);
  // The address may be that of the user who has gone.
  useEffect(() => onUserDataCleared(() => setShown(NOTHING_SENT)), []);
  // A failure is shown at the press.
  useEffect(() => whenIdle(() => void preloadEmailLink().catch(() => undefined)), []);
  const isOpened = isEmailLink(`${location.origin}/${search}`);

  const run = async (email: string, isNew: boolean) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRefusal(undefined);
    setWorking(isNew ? "validating" : "sending");
    try {
      if (isNew && (await emailHasAccount(email)) === (purpose === "register")) {
        setRefusal("refused");
        setShown({ email, sentAt: undefined });
        return;
      }
      setWorking("sending");
      await sendEmailLink(purpose, email, query);
      setShown({ email, sentAt: sentLink.read()?.at });
    } catch (error) {
      setRefusal(error instanceof AuthError ? error.problem : "notLookedUp");
    } finally {
      isRunning.current = false;
      setWorking(undefined);
    }
  };

  return {
    status: isOpened ? "opened" : (working ?? (shown.sentAt === undefined ? "ready" : "sent")),
    email: isOpened ? (sentTo(purpose) ?? "") : shown.email,
    refusal,
    sentAt: shown.sentAt,
    send: (email) => void run(email, true),
    sendAgain: () => void run(shown.email, false),
    restart: () => {
      setRefusal(undefined);
      setShown({ email: shown.email, sentAt: undefined });
      if (isOpened) void navigate(`${LINK_PAGES[purpose]}${query}`, { replace: true });
    },
  };
}

const NOTHING_SENT = { email: "", sentAt: undefined };

/** Says why no link was sent. */
export function useRefusalText(purpose: LinkPurpose, refusal: LinkRefusal | undefined): string | undefined {
  const { t } = useTranslation(["auth-link", "auth"]);
  if (refusal === undefined) return undefined;
  if (refusal === "notLookedUp") return t("notLookedUp");
  if (refusal === "refused") return t(`${purpose}.refused`);
  const isTyped = refusal === "invalidEmail" && purpose === "register";
  return isTyped ? t("register.invalidEmail") : t(`auth:problems.${refusal}`);
}

/** `chosen` is the address that the last page had. */
function firstShown(purpose: LinkPurpose, chosen: string | undefined) {
  const sent = sentLink.read();
  const isSame = sent?.purpose === purpose && (chosen ?? sent.email) === sent.email;
  if (isSame && Date.now() - sent.at < SENT_SHOWN_MS) return { email: sent.email, sentAt: sent.at };
  return { email: chosen ?? knownEmail() ?? "", sentAt: undefined };
}

function sentTo(purpose: LinkPurpose): string | undefined {
  const sent = sentLink.read();
  return sent?.purpose === purpose && isEmail(sent.email) ? sent.email : undefined;
}

/** What is known of the link that has opened a page. */
export interface LinkCheck {
  readonly status: "checking" | "usable" | LinkProblem;
  /** Asks about it once more. */
  readonly again: () => void;
}

/** Asks about a link before anything is typed for it, again when the connection returns. Without one it asks nothing. */
export function useLinkCheck(link: string | undefined): LinkCheck {
  const [status, setStatus] = useState<LinkCheck["status"]>("checking");
  useEffect(() => {
    if (link === undefined || status !== "checking") return undefined;
    return unlessCancelled(checkEmailLink(link), (problem) => setStatus(problem ?? "usable"));
  }, [link, status]);
  useEffect(() => {
    if (status !== "offline") return undefined;
    const again = () => setStatus("checking");
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [status]);
  return { status, again: () => setStatus("checking") };
}
