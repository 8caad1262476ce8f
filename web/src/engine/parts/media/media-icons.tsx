const PATHS = {
  play: "M8.6 5.2c-1-.6-2.2.1-2.2 1.3v11c0 1.2 1.2 1.9 2.2 1.3l9.3-5.5c1-.6 1-2 0-2.6z",
  pause:
    "M8.5 5h-.5C7.2 5 6.5 5.7 6.5 6.5v11c0 .8.7 1.5 1.5 1.5h.5c.8 0 1.5-.7 1.5-1.5v-11C10 5.7 9.3 5 8.5 5zm7.5 0h-.5c-.8 0-1.5.7-1.5 1.5v11c0 .8.7 1.5 1.5 1.5h.5c.8 0 1.5-.7 1.5-1.5v-11C17.5 5.7 16.8 5 16 5z",
  stop: "M8.5 6h7c1.4 0 2.5 1.1 2.5 2.5v7c0 1.4-1.1 2.5-2.5 2.5h-7A2.5 2.5 0 0 1 6 15.5v-7C6 7.1 7.1 6 8.5 6z",
} as const;

/** A filled sign for what a press does to a sound, film or moving picture. */
export function MediaIcon({ name, size }: { readonly name: keyof typeof PATHS; readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} fill="currentColor" />
    </svg>
  );
}
