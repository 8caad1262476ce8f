import { Toast as Behaviour } from "@base-ui/react/toast";
import { type ReactNode, useCallback } from "react";
import { Icon } from "./icon.tsx";
import styles from "./toast.module.css";

interface ToastRequest {
  readonly text: string;
  /** One thing to do about it, such as taking it back. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** How long a toast stands, in milliseconds; longer when there is something to decide. Pointer and focus stop the clock. */
const STANDS_MS = 5_000;
const STANDS_WITH_ACTION_MS = 10_000;

interface ToastProviderProps {
  /** Names the place where toasts appear. */
  readonly regionLabel: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** Lets what is inside show toasts: at the top of the screen, away from the thumb and what it is about to press. */
export function ToastProvider({ regionLabel, closeLabel, children }: ToastProviderProps) {
  return (
    <Behaviour.Provider>
      {children}
      <Behaviour.Portal>
        <Behaviour.Viewport className={styles.viewport} aria-label={regionLabel}>
          <ToastList closeLabel={closeLabel} />
        </Behaviour.Viewport>
      </Behaviour.Portal>
    </Behaviour.Provider>
  );
}

/** Shows a short note that goes by itself; it is read out when the reader has a moment. */
export function useToast(): (request: ToastRequest) => void {
  const { add, close } = Behaviour.useToastManager();
  return useCallback(
    ({ text, action }) => {
      const id = add({
        title: text,
        timeout: action === undefined ? STANDS_MS : STANDS_WITH_ACTION_MS,
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
  const { toasts, close } = Behaviour.useToastManager();
  return toasts.map((toast) => (
    <Behaviour.Root
      key={toast.id}
      toast={toast}
      className={styles.toast}
      swipeDirection={["up", "left", "right"]}
    >
      <Behaviour.Content className={styles.content}>
        <Behaviour.Title className={styles.text} render={<p />} />
        {toast.actionProps !== undefined && <Behaviour.Action className={styles.action} />}
        {/* Not the library's own, which is hidden from assistive technology until the toast has the focus. */}
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          onClick={() => close(toast.id)}
        >
          <Icon name="close" size={20} />
        </button>
      </Behaviour.Content>
    </Behaviour.Root>
  ));
}
