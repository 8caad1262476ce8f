import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { isRecord } from "@mindle/domain/text/json";
import { useDeferredValue, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { SHARE_KEY } from "../../platform/account/result-path.ts";
import { useOnceHydrated } from "../../platform/browser/hydration.ts";
import { useAssessmentResponse } from "../../platform/data/assessment.ts";
import { useCurrentUid } from "../../platform/data/user.ts";
import { onUserDataCleared } from "../../platform/storage/clear-user-data.ts";
import { useQueryValue } from "../../shell/use-query.ts";
import { markEntryShown, wasShownBeforeClearing } from "./shown-results.ts";

/** It belongs to an account, another one where a user is signed in. */
export interface LockedResult {
  readonly status: "locked";
  readonly isSignedIn: boolean;
  /** A link of its owner, which was ended since, led here. */
  readonly isShared: boolean;
}

/** What there is to show at the address. */
type Result =
  /** For the child that it is about where the page before knows it. */
  | { readonly status: "waiting"; readonly chosen: "Riggy" | undefined }
  | { readonly status: "unnamed" | "gone" }
  | LockedResult
  /** It was open when its user signed out. */
  | { readonly status: "closed"; readonly responseId: string; readonly open: () => void }
  | { readonly status: "failed"; readonly retry: () => void }
  | { readonly status: "ready"; readonly response: AssessmentResponse };

/**
 * The response whose id is in the address. One that was read in this browser before is there at once, and stays when it
 * cannot be read again; the server has the last word about whether it still exists.
 */
export function useResult(): Result {
  const responseId = useQueryValue("responseId", undefined);
  const shareKey = useQueryValue(SHARE_KEY, "") || undefined;
  const isSignedIn = useCurrentUid() !== undefined;
  const { state } = useLocation();
  const { isClosed, open } = useClosing(responseId);
  const loaded = useAssessmentResponse(isClosed ? {} : { responseId, shareKey });
  const isLocked = loaded.status === "ready" && loaded.data === "closed";
  const current = loaded.status === "ready" && loaded.data !== "closed" ? loaded.data : undefined;
  // One that arrives later is rendered in small pieces: it is much at once, and the page answers in between.
  const response = useDeferredValue(current);

  if (responseId === undefined) return { status: "waiting", chosen: undefined };
  if (responseId === "") return { status: "unnamed" };
  if (isClosed) return { status: "closed", responseId, open };
  if (isLocked) return { status: "locked", isSignedIn, isShared: shareKey !== undefined };
  if (current === null) return { status: "gone" };
  if (response?._id === responseId) return { status: "ready", response };
  if (loaded.status === "failed" && !loaded.retrying) return loaded;
  return { status: "waiting", chosen: chosenIn(state) };
}

/** What the link to a result says of it. */
function chosenIn(state: unknown): "Riggy" | undefined {
  return isRecord(state) && state["chosen"] === "Riggy" ? "Riggy" : undefined;
}

/** Leaves the page when user data are cleared; when its entry of the history is gone back to then, the result is closed. */
function useClosing(responseId: string | undefined) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [openedKey, setOpenedKey] = useState<string>();
  const wasClosed = useOnceHydrated(wasShownBeforeClearing, false);
  const isClosed = wasClosed && openedKey !== key;
  useEffect(() => {
    if (responseId !== undefined && responseId !== "" && !isClosed) markEntryShown();
  });
  useEffect(() => onUserDataCleared(() => void navigate("/", { replace: true })), [navigate]);
  return { isClosed, open: () => setOpenedKey(key) };
}
