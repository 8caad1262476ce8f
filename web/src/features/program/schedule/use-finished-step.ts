import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The step that was finished right before this visit of the schedule; undefined after a reload, and on the way back. */
export function useFinishedStep(): string | undefined {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrived = finishedIn(state);
  const [finished, setFinished] = useState(arrived);
  useEffect(() => {
    if (arrived === undefined) return;
    setFinished(arrived);
    void navigate(pathname + search, { replace: true, state: null });
  }, [arrived, navigate, pathname, search]);
  return finished;
}

/** In the state of a history entry. */
function finishedIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("finished" in state)) return undefined;
  return typeof state.finished === "string" ? state.finished : undefined;
}
