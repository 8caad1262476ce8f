import type { ComponentPropsWithRef } from "react";
import { type To, useHref, useLinkClickHandler } from "react-router-dom";

export interface LinkProps extends Omit<ComponentPropsWithRef<"a">, "href" | "target"> {
  readonly to: To;
  /** State of the page it leads to, in the browser's history. */
  readonly state?: unknown;
}

/** A link inside the app. The router's own carries the prefetching of its framework mode, 2 kB on every page. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
