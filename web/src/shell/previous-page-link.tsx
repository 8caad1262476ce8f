import { useLocation, useNavigate } from "react-router-dom";
import { useOnceHydrated } from "../platform/browser/hydration.ts";
import { BackButton, BackLink } from "./header.tsx";

/** React Router's key of the first history entry. */
const FIRST_ENTRY = "default";

/** Back to the previous page; to another one when this is the first. */
export function PreviousPageLink({ otherwise }: { readonly otherwise: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isFirst = useOnceHydrated(() => key === FIRST_ENTRY, true);
  if (isFirst) return <BackLink to={otherwise} />;
  return <BackButton onClick={() => void navigate(-1)} />;
}
