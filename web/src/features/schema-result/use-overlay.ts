import { type ComponentType, useState } from "react";

/** What every overlay takes. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Overlay<Props> {
  /** What is laid over the page; undefined until its code is here. */
  readonly Component: ComponentType<Props> | undefined;
  readonly isOpen: boolean;
  readonly isFetching: boolean;
  /** Its code could not be fetched; asking again tries again. */
  readonly hasFailed: boolean;
  open(): Promise<void>;
  close(): void;
}

/** Something laid over the page whose code is fetched when it is first wanted, and which the page can do without. */
export function useOverlay<Props extends OverlayProps>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): Overlay<Props> {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  const [fetching, setFetching] = useState<"idle" | "now" | "failed">("idle");
  return {
    Component,
    isOpen,
    isFetching: fetching === "now",
    hasFailed: fetching === "failed",
    async open() {
      setFetching("now");
      try {
        const module = await load();
        setComponent(() => module.default);
        setOpen(true);
        setFetching("idle");
      } catch (error) {
        console.warn("what lies over the page did not arrive", error);
        setFetching("failed");
      }
    },
    close() {
      setOpen(false);
    },
  };
}
