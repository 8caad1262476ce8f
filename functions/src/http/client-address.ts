import { BlockList, isIP, isIPv6 } from "node:net";
import type { ApiRequest } from "./message.ts";

/**
 * Addresses from which Firebase Hosting calls functions: the published ranges of its CDN, Fastly
 * (https://api.fastly.com/public-ip-list, November 2026).
 */
export const HOSTING_RANGES: readonly string[] = [
  "23.235.32.0/20",
  "43.249.72.0/22",
  "103.244.50.0/24",
  "103.245.222.0/23",
  "103.245.224.0/24",
  "104.156.80.0/20",
  "140.248.64.0/18",
  "140.248.128.0/17",
  "146.75.0.0/17",
  "151.101.0.0/16",
  "157.52.64.0/18",
  "167.82.0.0/17",
  "167.82.128.0/20",
  "167.82.160.0/20",
  "167.82.224.0/20",
  "172.111.64.0/18",
  "185.31.16.0/22",
  "199.27.72.0/21",
  "199.232.0.0/16",
  "2a04:4e40::/32",
  "2a04:4e42::/32",
];

export type IsProxy = (address: string) => boolean;

/** Trusts proxies by CIDR ranges, such as `151.101.0.0/16`. Throws a RangeError for an invalid range. */
export function proxiesIn(ranges: readonly string[]): IsProxy {
  const list = new BlockList();
  for (const range of ranges) {
    const { address, prefix, family } = parseRange(range);
    list.addSubnet(address, prefix, family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/**
 * The client's address: the rightmost entry of X-Forwarded-For that is not a trusted proxy. Every server appends the
 * address of its caller, so forged entries are further left. Known gap: a caller of the function's own URL from within
 * the CDN, which its other customers can be, controls the entry before, so limits by address do not stop it. An unknown
 * proxy counts as the client: the clients behind it share a rate limit. Undefined for a request without the header.
 */
export function clientAddress(request: ApiRequest, isProxy: IsProxy): string | undefined {
  const hops = (request.header("X-Forwarded-For") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => hop !== "");
  return hops.findLast((hop) => !isProxy(hop)) ?? hops[0];
}

/** Prefix of the IPv6 addresses of one connection, which may use every address below it (RFC 6177). */
export const SUBNET_BITS = 64;

/** Prefix of the IPv6 addresses that one customer may get, with as many subnets (RFC 6177). */
export const SITE_BITS = 48;

/** The network that a rate limit counts: an IPv4 address, or the prefix of an IPv6 address; null without an address. */
export function networkOf(
  address: string | undefined,
  bits: typeof SUBNET_BITS | typeof SITE_BITS,
): string | null {
  if (address === undefined) return null;
  if (!isIPv6(address) || address.includes(".")) return address;
  const [withoutZone = ""] = address.split("%");
  const [head = "", tail] = withoutZone.split("::");
  const before = groupsOf(head);
  const after = groupsOf(tail ?? "");
  const zeros: string[] = Array(8 - before.length - after.length).fill("0");
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, bits / 16).join(":")}::/${bits}`;
}

function groupsOf(text: string): string[] {
  return text === "" ? [] : text.split(":");
}

function parseRange(range: string) {
  const [address = "", bits = "", ...more] = range.split("/");
  const family = familyOf(address);
  const prefix = Number(bits);
  const longest = family === "ipv6" ? 128 : 32;
  if (isIP(address) === 0 || !/^[1-9]\d{0,2}$/.test(bits) || prefix > longest || more.length > 0) {
    throw new RangeError(`"${range}" is no range of addresses`);
  }
  return { address, prefix, family } as const;
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
