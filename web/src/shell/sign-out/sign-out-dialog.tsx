import { signOutEverywhere } from "@mindle/domain/api/auth";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { signOut } from "../../platform/account/sign-in.ts";
import {
  findUnsent,
  prepareUnsent,
  sendUnsent,
  type Unsent,
  unsentText,
} from "../../platform/account/unsent.ts";
import { removeAnswersDatabase } from "../../platform/answers/remove-answers.ts";
import type { AnswerText } from "../../platform/answers/stored-text.ts";
import { callApi } from "../../platform/api/call-api.ts";
import { authState, currentUid } from "../../platform/auth/auth-state.ts";
import { useQueryClient } from "../../platform/data/query-client.ts";
import { useSave } from "../../platform/data/use-save.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { ToastProvider, useToast } from "../../ui/dialogs/toast.tsx";
import type { OverlayProps } from "../use-lazy-overlay.ts";
import styles from "./sign-out.module.css";

/** How long a sign-out waits for answers that are being sent, and when it says so, in milliseconds. */
const SENDING_MS = 5_000;
const SENDING_SHOWN_MS = 400;

/** What a sign-out is for. */
export type SignOutRequest =
  | { readonly kind: "here" }
  | { readonly kind: "everywhere" }
  /** Another account takes the place of the signed-in one; `proceed` signs in to it. */
  | { readonly kind: "replace"; readonly email: string; readonly proceed: () => void };

export interface SignOutDialogProps extends OverlayProps {
  readonly request: SignOutRequest;
}

const NO_WORDS: AnswerText = { text: "", isReadable: true };

/**
 * Signs out when it opens, and reports when that is done. Asks for confirmation first where more than this browser's
 * session ends or unsent input would be lost; navigating to another page cancels, a redirect, as after a sign-in, does not.
 */
export default function SignOutDialog(props: SignOutDialogProps) {
  const { t } = useTranslation(["mypage", "common"]);
  return (
    <ToastProvider regionLabel={t("signOut.news")} closeLabel={t("common:close")}>
      <Question {...props} />
    </ToastProvider>
  );
}

function Question({ request, open, onClose }: SignOutDialogProps) {
  const { t } = useTranslation(["mypage", "common"]);
  const tell = useToast();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { kind } = request;
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const leaving = useSave<void, void>(
    () => endSession(request),
    () => {
      onClose();
      if (request.kind === "replace") request.proceed();
      else tell({ text: t(`signOut.done.${request.kind}`) });
    },
  );
  const sending = useSave<void, void>(
    () => sendAll(unsent),
    () => leaving.run(),
  );
  const [words, setWords] = useState(NO_WORDS);
  const [isSendingAnswers, setIsSendingAnswers] = useState(false);
  const isBusy = leaving.isSaving || sending.isSaving || isSendingAnswers;
  const unfinished = unsent.find((each) => "path" in each);
  const waiting = unsent.flatMap(({ kind }) => (kind === "answers" || kind === "removals" ? kind : []));
  const isUnsent = unsent.length > 0;
  const isStaying = unfinished === undefined && waiting.length > 0;
  /** What signing out does to what is unsent: a deletion that is not sent leaves what was to go. */
  const loss = waiting.includes("removals") ? "leaveThere" : "discard";

  /** A sign-out without confirmation has started. */
  const isLeaving = useRef(false);
  const begin = useEffectEvent(async () => {
    setIsSendingAnswers(true);
    setWords(NO_WORDS);
    await prepareUnsent();
    const showing = setTimeout(() => setUnsent(findUnsent()), SENDING_SHOWN_MS);
    await sendUnsent(SENDING_MS);
    clearTimeout(showing);
    const found = findUnsent();
    if (found.some((each) => each.kind === "answers")) {
      setWords(await unsentText(queryClient, language));
    }
    setUnsent(found);
    if (kind === "here" && found.length === 0) {
      isLeaving.current = true;
      leaving.run();
    }
    setIsSendingAnswers(false);
  });
  const { pathname, search } = useLocation();
  const isRedirected = useNavigationType() === NavigationType.Replace;
  const page = pathname + search;
  const start = useEffectEvent(() => {
    isLeaving.current = false;
    void begin();
  });
  useEffect(() => {
    if (open) start();
  }, [open]);

  const close = () => {
    if (isBusy) return;
    leaving.dismiss();
    sending.dismiss();
    onClose();
  };
  // A sign-out in progress continues, and an error stays visible.
  const isAsking = open && !isBusy && leaving.error === null && sending.error === null;
  const isShown = open && (kind !== "here" || isUnsent || leaving.error !== null);
  const shownOn = useRef<string>(undefined);
  const closeElsewhere = useEffectEvent((at: string | undefined, mayClose: boolean) => {
    if (at === undefined || isRedirected) shownOn.current = at;
    else shownOn.current ??= at;
    if (mayClose && shownOn.current !== at && !isLeaving.current) close();
  });
  useEffect(() => closeElsewhere(isShown ? page : undefined, isAsking), [page, isShown, isAsking]);
  return (
    <Dialog
      open={isShown}
      onClose={close}
      title={
        kind === "here" ? t(isUnsent ? "signOut.title" : "signOut.failedTitle") : t(`signOut.${kind}.title`)
      }
      closeLabel={t("common:close")}
    >
      <div className={styles.list}>
        {kind === "everywhere" && <p>{t("signOut.everywhere.text")}</p>}
        {request.kind === "replace" && (
          <p>
            {t("signOut.replace.text", {
              name: accountName() ?? t("signOut.replace.unnamed"),
              email: request.email,
            })}
          </p>
        )}
        {unsent.map((each) => (
          <p key={each.kind}>{t(`signOut.unsent.${each.kind}`)}</p>
        ))}
        {isSendingAnswers && waiting[0] !== undefined && (
          <p role="status">{t(`signOut.sending.${waiting[0]}`)}</p>
        )}
        {words.text !== "" && (
          <textarea
            className={styles.words}
            readOnly
            rows={4}
            aria-label={t("signOut.words")}
            value={words.text}
          />
        )}
        {!words.isReadable && <p className={styles.note}>{t("signOut.stored")}</p>}
      </div>
      {leaving.error !== null && (
        <p role="alert" className={styles.problem}>
          {t(kind === "everywhere" ? "signOut.everywhere.failed" : "signOut.failed")}
        </p>
      )}
      {sending.error !== null && (
        <p role="alert" className={styles.problem}>
          {t("signOut.notSent")}
        </p>
      )}
      <div className={styles.actions}>
        {unfinished !== undefined && (
          <LinkButton to={unfinished.path} block onClick={close}>
            {t(`signOut.goOn.${unfinished.kind}`)}
          </LinkButton>
        )}
        {isStaying && (
          <Button block disabled={isBusy} onClick={close}>
            {t(kind === "replace" ? "common:cancel" : "signOut.later")}
          </Button>
        )}
        {words.text !== "" && (
          <CopyButton
            block
            text={words.text}
            label={t("signOut.copy")}
            copiedLabel={t("signOut.copied")}
            failedLabel={t("signOut.copyFailed")}
          />
        )}
        {unfinished === undefined && isUnsent && !isStaying && (
          <Button block loading={isBusy} onClick={() => sending.run()}>
            {t(kind === "replace" ? "signOut.replace.send" : "signOut.send")}
          </Button>
        )}
        <Button
          variant={isUnsent ? "secondary" : "primary"}
          block
          loading={isBusy}
          onClick={() => leaving.run()}
        >
          {kind === "replace"
            ? t(isUnsent ? `signOut.replace.${loss}` : "signOut.replace.confirm")
            : t(isUnsent ? `signOut.${loss}` : leaving.error === null ? "signOut.confirm" : "signOut.retry")}
        </Button>
        {!isStaying && (
          <Button variant="quiet" block disabled={isBusy} onClick={close}>
            {t("common:cancel")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The session that another account replaces ends with the sign-in to that one. */
async function endSession({ kind }: SignOutRequest): Promise<void> {
  const uid = currentUid();
  if (kind === "here") await signOut();
  if (uid === undefined) return;
  if (kind === "everywhere") {
    await callApi(signOutEverywhere, {}, { uid });
    await signOut();
  }
  // The user has agreed to lose what is unsent.
  await removeAnswersDatabase(uid);
}

async function sendAll(unsent: readonly Unsent[]): Promise<void> {
  const uid = currentUid();
  if (uid === undefined) return;
  for (const each of unsent) if ("send" in each) await each.send(uid);
}

function accountName(): string | undefined {
  const auth = authState();
  if (auth.status !== "signedIn") return undefined;
  return auth.account.email ?? auth.account.displayName ?? undefined;
}
