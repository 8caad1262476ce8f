import { Toast as BaseToast } from "@base-ui/react/toast";
import { type ReactNode, useCallback } from "react";
import { Icon } from "../pictures/icon.tsx";
import styles from "./toast.module.css";

interface ToastRequest {
  readonly text: string;
  /** One action, such as undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** Time in milliseconds until a toast closes by itself; hover and focus pause it. */
const TIMEOUT_MS = 5_000;
const ACTION_TIMEOUT_MS = 10_000;

interface ToastProviderProps {
  /** Accessible name of the region that shows toasts. */
  readonly regionLabel: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** Provides toasts, which appear below the bar at the top of the screen, away from the thumb. */
export function ToastProvider({ regionLabel, closeLabel, children }: ToastProviderProps) {
  return (
    <BaseToast.Provider>
      {children}
      <BaseToast.Portal>
        <BaseToast.Viewport className={styles.viewport} aria-label={regionLabel}>
          <ToastList closeLabel={closeLabel} />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

/** Returns a function that shows a toast, which is announced politely and closes by itself. */
export function useToast(): (request: ToastRequest) => void {
  const { add, close } = BaseToast.useToastManager();
  return useCallback(
    ({ text, action }) => {
      const id = add({
        title: text,
        timeout: action === undefined ? TIMEOUT_MS : ACTION_TIMEOUT_MS,
        ...(action !== undefined && {
          actionProps: {
            children: action.label,
            onClick: () => {
              close(id);
              action.onPress();
            },
          },
        }),
      });
    },
    [add, close],
  );
}

function ToastList({ closeLabel }: { readonly closeLabel: string }) {
  const { toasts, close } = BaseToast.useToastManager();
  return toasts.map((toast) => (
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      className={styles.toast}
      swipeDirection={["up", "left", "right"]}
    >
      <BaseToast.Content className={styles.content}>
        <BaseToast.Title className={styles.text} render={<p />} />
        {toast.actionProps !== undefined && <BaseToast.Action className={styles.action} />}
        {/* The library's close button is hidden from assistive technology until the toast has the focus. */}
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          onClick={() => close(toast.id)}
        >
          <Icon name="close" size={20} />
        </button>
      </BaseToast.Content>
    </BaseToast.Root>
  ));
}
