import { type ReactNode, useMemo, useState } from "react";
import type { SignOutDialogProps } from "./sign-out-dialog.tsx";
import { useLazyOverlay } from "./use-lazy-overlay.ts";
import { SignOutContext, type SignOutRequest } from "./use-sign-out.ts";

const loadDialog = () => import("./sign-out-dialog.tsx");
const NAMESPACES = ["mypage"] as const;

/** Lets all pages sign out. */
export function SignOutProvider({ children }: { readonly children: ReactNode }) {
  const { Component, isOpen, isLoading, open, close } = useLazyOverlay<SignOutDialogProps>(
    loadDialog,
    NAMESPACES,
  );
  const [request, setRequest] = useState<SignOutRequest>();
  const isBusy = isLoading || isOpen;
  const signOut = useMemo(() => {
    const start = (next: SignOutRequest) => {
      setRequest(next);
      void open();
    };
    return { start, isBusy };
  }, [isBusy, open]);
  return (
    <SignOutContext value={signOut}>
      {children}
      {Component !== undefined && request !== undefined && (
        <Component request={request} open={isOpen} onClose={close} />
      )}
    </SignOutContext>
  );
}
