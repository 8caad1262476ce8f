/** Google's logo on a white disc, as its guidelines ask on coloured backgrounds. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <circle cx="14" cy="14" r="14" fill="#fff" />
      <g fill="none" strokeWidth="3.4">
        <path d="M19.3 8.7A7.5 7.5 0 0 0 7.5 10.2" stroke="#EA4335" />
        <path d="M7.5 10.2a7.5 7.5 0 0 0 0 7.6" stroke="#FBBC05" />
        <path d="M7.5 17.8a7.5 7.5 0 0 0 11.4 1.9" stroke="#34A853" />
        <path d="M18.9 19.7A7.5 7.5 0 0 0 21.5 14H14" stroke="#4285F4" />
      </g>
    </svg>
  );
}
