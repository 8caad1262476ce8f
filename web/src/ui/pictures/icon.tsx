const PATHS = {
  back: "M14.5 5.5 8 12l6.5 6.5",
  close: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  check: "M5.5 12.8l4.3 4.2 8.7-9.6",
  phone:
    "M8.2 4.6l1.9 3.9-1.7 1.8c1 2.2 3 4.2 5.3 5.3l1.8-1.7 3.9 1.9c.1 2.2-1.5 3.9-3.8 3.6C9.9 18.7 5.3 14.1 4.6 8.4 4.3 6.1 6 4.5 8.2 4.6Z",
  heart: "M12 19.5C7 15.9 4 12.9 4 9.5a4 4 0 0 1 8-1.2 4 4 0 0 1 8 1.2c0 3.4-3 6.4-8 10Z",
} as const;

/** A decorative icon beside its text, hidden from assistive technology. */
export function Icon({ name, size = 24 }: { readonly name: keyof typeof PATHS; readonly size?: number }) {
  return <StrokeIcon d={PATHS[name]} size={size} />;
}

/** An icon of one path with a round stroke, in a 24 × 24 view box. */
export function StrokeIcon({ d, size }: { readonly d: string; readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
