import { journalPath } from "@mindle/domain/programme/paths";
import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useCurrentUid } from "../../platform/data/user.ts";
import { isCouponOffered } from "../../platform/purchase/coupon-offered.ts";
import { Header } from "../../shell/header.tsx";
import { MAIN_PATHS } from "../../shell/main-navigation.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { enterKeyAction } from "../../ui/controls/enter-key.ts";
import { AlertDialog } from "../../ui/dialogs/alert-dialog.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import styles from "./coupon.module.css";
import { type CouponState, useCoupon } from "./use-coupon.ts";

/** Redeems a voucher, or says that this is not possible inside the iOS app. */
export default function CouponPage() {
  return isCouponOffered() ? <CouponForm /> : <NotInApp />;
}

function NotInApp() {
  const { t } = useTranslation("purchase");
  return (
    <Page tone="mindle" top={<Header back={MAIN_PATHS.my} />}>
      <div className={styles.coupon}>
        <header className={styles.head}>
          <h1>{t("coupon.inApp.title")}</h1>
          <p className={styles.lead}>{t("coupon.inApp.text")}</p>
        </header>
        <LinkButton to={MAIN_PATHS.my} variant="primary" block>
          {t("coupon.inApp.back")}
        </LinkButton>
      </div>
    </Page>
  );
}

function CouponForm() {
  const { t } = useTranslation(["purchase", "common"]);
  const navigate = useNavigate();
  const coupon = useCoupon(useCurrentUid() ?? "");
  const [isReminded, setReminded] = useState(false);
  const { state, problem } = coupon;
  const isProcessing = state === "처리중";

  const submit = () => {
    if (coupon.isEmpty) setReminded(true);
    else coupon.submit();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (enterKeyAction(event.nativeEvent, true) !== "submit") return;
    event.preventDefault();
    submit();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <Page tone="mindle" top={<Header back={MAIN_PATHS.my} />}>
      <form className={styles.coupon} onSubmit={handleSubmit} noValidate>
        <header className={styles.head}>
          <h1>{t("coupon.title")}</h1>
          <p className={styles.lead}>{t("coupon.lead")}</p>
        </header>
        <Ticket state={state}>
          <TextField
            label={t("coupon.code")}
            hint={t("coupon.hint")}
            name="code"
            value={coupon.text}
            onChange={coupon.setText}
            onKeyDown={handleKey}
            readOnly={isProcessing}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={200}
          />
        </Ticket>
        <div className={styles.action}>
          <Button type="submit" block aria-disabled={coupon.isEmpty} loading={isProcessing}>
            {t("coupon.redeem")}
          </Button>
          <p role="status" className={styles.status}>
            {isProcessing && t("coupon.redeeming")}
          </p>
        </div>
      </form>
      {/* Not loaded later: the connection may be gone then. */}
      <AlertDialog
        open={isReminded}
        message={t("coupon.empty")}
        okLabel={t("common:ok")}
        onClose={() => setReminded(false)}
      />
      <AlertDialog
        open={state === "등록실패"}
        title={t("coupon.failure.title")}
        message={
          problem === undefined ? "" : `${t(`coupon.failure.reasons.${problem}`)} ${t("coupon.failure.kept")}`
        }
        okLabel={t("coupon.failure.again")}
        onClose={coupon.reset}
      />
      <AlertDialog
        open={state === "등록성공"}
        message={t("coupon.success.message")}
        okLabel={t("coupon.success.ok")}
        onClose={() => void navigate(MAIN_PATHS.home)}
      />
      <AlertDialog
        open={state === "기간종료"}
        message={t("coupon.over.message")}
        okLabel={t("coupon.over.ok")}
        onClose={() => {
          if (coupon.over !== undefined) void navigate(journalPath(coupon.over));
        }}
      />
    </Page>
  );
}

interface TicketProps {
  readonly state: CouponState;
  /** The field for the code. */
  readonly children: ReactNode;
}

/** A paper ticket: its stub with the mascot tears off along the perforation once the voucher is redeemed. */
function Ticket({ state, children }: TicketProps) {
  return (
    <div className={styles.ticket} data-state={state}>
      <div className={styles.stub}>
        <MascotArt
          pose={state === "등록성공" ? "done" : state === "등록실패" ? "worried" : "waving"}
          size={112}
        />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
