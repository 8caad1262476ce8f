import { CONTACT_EMAIL } from "@mindle/domain/product";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { usePurchase } from "../../../platform/purchase/use-purchase.ts";
import { useQuery } from "../../../shell/use-query.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { ToastProvider, useToast } from "../../../ui/dialogs/toast.tsx";
import { Skeleton } from "../../../ui/layout/skeleton.tsx";
import styles from "./schedule-unlock.module.css";
import { completePackageOf, UnlockFrame, type UnlockSheetProps } from "./schedule-unlock-frame.tsx";

const HOME = "/home";

/**
 * The sheet of a locked step in the app: shows the store's price and makes the purchase. After it, the sheet leads
 * home; a user who has closed it meanwhile gets a toast.
 */
export default function UnlockInShell(props: UnlockSheetProps) {
  const { t } = useTranslation(["program-schedule", "common"]);
  return (
    <ToastProvider regionLabel={t("unlock.news")} closeLabel={t("common:close")}>
      <Sheet {...props} />
    </ToastProvider>
  );
}

function Sheet(props: UnlockSheetProps) {
  const { t } = useTranslation("program-schedule");
  const navigate = useNavigate();
  const tell = useToast();
  const { open, programme } = props;
  const { state, price, buy, dismiss } = usePurchase(completePackageOf(programme), open);
  const problem = state.status === "fail" ? state.problem : undefined;

  const isDone = state.status === "success";
  const isPressed = useRef(false);
  // The step is open by the time the purchase is done, which closes the sheet; the address still asks for it.
  const isAsked = useQuery().has("locked");
  const leave = useEffectEvent(() => {
    dismiss();
    // Bought on an earlier page.
    if (!isPressed.current) return;
    if (isAsked) void navigate(HOME);
    else tell({ text: t("unlock.done") });
  });
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  // What went wrong is forgotten when the sheet is closed, but not when the step opens: the purchase is about to be done.
  useEffect(() => (isAsked ? dismiss : undefined), [isAsked, dismiss]);

  return (
    <UnlockFrame
      {...props}
      terms={
        price === undefined ? (
          <Skeleton width="12rem" height="1.5rem" />
        ) : price === null ? (
          t("unlock.inApp")
        ) : (
          t("unlock.textWithPrice", { price })
        )
      }
      visitorLabel={t(price === null ? "unlock.signIn" : "unlock.now")}
      outcome={
        <>
          <div role="status" className={styles.status}>
            {state.status === "purchasing" && t("unlock.purchasing")}
          </div>
          <p role="alert" className={styles.problem} data-problem={problem}>
            {problem !== undefined && t(`unlock.problems.${problem}`, { email: CONTACT_EMAIL })}
          </p>
        </>
      }
      action={
        <Button
          block
          loading={state.status === "purchasing"}
          onClick={() => {
            isPressed.current = true;
            buy();
          }}
        >
          {t(problem === "unsettled" ? "unlock.finish" : price === null ? "unlock.inStore" : "unlock.now")}
        </Button>
      }
    />
  );
}
