import { NotFoundScreen } from "../../shell/states/not-found-screen.tsx";

/** Shown for unknown paths. */
export default function NotFoundPage() {
  return <NotFoundScreen />;
}
