import { useEffect, useState } from "react";
import { onUserDataCleared } from "../../platform/storage/clear-user-data.ts";
import { Header } from "../../shell/header.tsx";
import { PreviousPageLink } from "../../shell/previous-page-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { toneOf } from "../../ui/tone.ts";
import { HelpFirst } from "./help-first.tsx";
import { LoudMinute } from "./loud-minute.tsx";
import { useOwnLoud } from "./use-own-loud.ts";

/** A minute for when something inside is loud: one sentence and one act. Nothing is sent, and nothing is counted. */
export default function LoudPage() {
  const own = useOwnLoud();
  const user = useUserCount();
  return (
    <Page tone={toneOf(own?.character)} top={<Header start={<PreviousPageLink otherwise="/home" />} />}>
      <HelpFirst />
      <LoudMinute key={user} own={own} />
    </Page>
  );
}

/** Grows whenever user data are cleared, so that nothing of the user before stays on the page. */
function useUserCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => onUserDataCleared(() => setCount((before) => before + 1)), []);
  return count;
}
