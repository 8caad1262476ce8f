import { ExitWatch } from "./exit-watch.tsx";
import { HelpWatch } from "./help-watch.tsx";

/** What opens over any screen by itself. */
export function Watches() {
  return (
    <>
      <ExitWatch />
      <HelpWatch />
    </>
  );
}
