import { useEffect, useState } from "react";
import { checkEmailLink, type LinkProblem } from "../../platform/account/email-link.ts";

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
    let isCurrent = true;
    void checkEmailLink(link).then((problem) => {
      if (isCurrent) setStatus(problem ?? "usable");
    });
    return () => {
      isCurrent = false;
    };
  }, [link, status]);
  useEffect(() => {
    if (status !== "offline") return undefined;
    const again = () => setStatus("checking");
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [status]);
  return { status, again: () => setStatus("checking") };
}
