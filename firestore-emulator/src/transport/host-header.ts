const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether a Host header names this machine. A page whose own name was made to lead here (DNS rebinding) sends that
 * name; programs other than browsers may send none.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return host === undefined || LOOPBACK.test(host);
}
