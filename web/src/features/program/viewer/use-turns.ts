import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { afterPaint } from "../../../platform/browser/timing.ts";

/** State of a history entry that was made by turning the page. */
interface TurnedState {
  readonly isTurned: true;
  /** The page before was turned with crisis words on it. */
  readonly isAfterCrisis: boolean;
}

export function wasTurned(state: unknown): state is TurnedState {
  return typeof state === "object" && state !== null && "isTurned" in state;
}

interface Turns {
  /** The page that is shown, as addresses name it. */
  readonly shownNo: string;
  readonly isAfterCrisis: boolean;
  /** Shows another page; its address follows. */
  turnTo(path: string, viewNo: number, isAfterCrisis: boolean): void;
}

/**
 * Turns pages: the one that is turned to is drawn first, and the address follows. All that depends on the address, such as routes,
 * gates and the focus, takes a slow phone longer than the page.
 */
export function useTurns(addressNo: string): Turns {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const [turn, setTurn] = useState<TurnedState & { readonly from: string; readonly to: number }>();
  const current = useRef<string>(undefined);
  useEffect(() => {
    current.current = key;
    return () => {
      current.current = undefined;
    };
  }, [key]);
  useLayoutEffect(() => {
    if (turn !== undefined) scrollTo({ top: 0, behavior: "instant" });
  }, [turn]);
  const drawn = turn?.from === key ? turn : undefined;
  const turned = drawn ?? (wasTurned(state) ? state : undefined);
  return {
    shownNo: drawn === undefined ? addressNo : String(drawn.to),
    isAfterCrisis: turned?.isAfterCrisis === true,
    turnTo: (path, to, isAfterCrisis) => {
      const next: TurnedState = { isTurned: true, isAfterCrisis };
      setTurn({ ...next, from: key, to });
      afterPaint(() => {
        // In one task, so that React renders once.
        setTurn(undefined);
        if (current.current === key) void navigate(path, { state: next });
      });
    },
  };
}
