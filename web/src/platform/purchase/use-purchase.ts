import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useQueryClient } from "../data/query-client.ts";
import { connectShell } from "./connect-shell.ts";
import { type PurchaseState, READY } from "./purchase-state.ts";

interface Purchase {
  readonly state: PurchaseState;
  /** The store's price; undefined until it is known, null where it is not. */
  readonly price: string | null | undefined;
  /** Buys the package, also after a failure; nothing while something is being bought. */
  readonly buy: () => void;
  /** Forgets what came of the last purchase. Always the same function. */
  readonly dismiss: () => void;
}

/** Buying a package in the shell. `isShown` is whether its price is to be asked for. */
export function usePurchase(slug: string, isShown: boolean): Purchase {
  const purchases = connectShell(useQueryClient());
  const state = useSyncExternalStore(purchases?.subscribe ?? noChanges, purchases?.state ?? alwaysReady);
  const { data, isError } = useQuery({
    queryKey: ["shell", "price", slug],
    queryFn: isShown && purchases !== undefined ? () => purchases.priceOf(slug) : skipToken,
    retry: false,
  });
  useEffect(() => purchases?.leave, [purchases]);
  // Another package's purchase may have ended here, one that an earlier page had begun.
  const concerns = state.status === "ready" || state.status === "purchasing" || state.slug === slug;
  return {
    state: concerns ? state : READY,
    price: data ?? (isError || purchases === undefined ? null : undefined),
    buy: () => {
      purchases?.dismiss();
      void purchases?.buy(slug);
    },
    dismiss: purchases?.dismiss ?? nothing,
  };
}

function nothing(): void {}

function noChanges(): () => void {
  return nothing;
}

function alwaysReady(): PurchaseState {
  return READY;
}
