import type { ReactNode } from "react";
import { MascotArt } from "../../ui/characters/mascot-art.tsx";
import styles from "./coupon.module.css";
import type { CouponState } from "./use-coupon.ts";

interface TicketProps {
  readonly state: CouponState;
  /** The field for the code. */
  readonly children: ReactNode;
}

/** A paper ticket: its stub with the mascot tears off along the perforation once the voucher is redeemed. */
export function Ticket({ state, children }: TicketProps) {
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
