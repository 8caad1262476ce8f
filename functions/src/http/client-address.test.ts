import { isIP } from "node:net";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientAddress, HOSTING_RANGES, networkOf, proxiesIn } from "./client-address.ts";
import type { ApiRequest } from "./message.ts";

const isProxy = proxiesIn(HOSTING_RANGES);

function from(forwardedFor: string | undefined): ApiRequest {
  return { method: "POST", path: "/", header: () => forwardedFor, body: new Uint8Array() };
}

describe("clientAddress", () => {
  test.each([
    ["at the function's own address", "192.0.2.1", "192.0.2.1"],
    ["by Hosting", "192.0.2.1, 151.101.1.2", "192.0.2.1"],
    ["by two servers of Hosting", "192.0.2.1,157.52.88.22, 2a04:4e42::7", "192.0.2.1"],
    ["over IPv6", "2001:db8::1, 151.101.1.2", "2001:db8::1"],
    ["by a proxy we do not know", "192.0.2.1, 198.51.100.7", "198.51.100.7"],
    ["from within the CDN", "151.101.9.9, 151.101.1.2", "151.101.9.9"],
    ["with empty hops", " , 192.0.2.1, ,", "192.0.2.1"],
    ["with nothing", undefined, undefined],
    ["with nothing in it", "", undefined],
  ])("of a call %s", (_name, header, address) => {
    expect(clientAddress(from(header), isProxy)).toBe(address);
  });

  test("ignores forged entries, through Hosting and at the function's own address", () => {
    const forged = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.constant("151.101.1.2"));
    fc.assert(
      fc.property(fc.array(forged), (hops) => {
        for (const appended of ["192.0.2.1", "192.0.2.1, 151.101.1.2"]) {
          expect(clientAddress(from([...hops, appended].join(",")), isProxy)).toBe("192.0.2.1");
        }
      }),
    );
  });
});

describe("proxiesIn", () => {
  test("includes both ends of a range and not the addresses beside it", () => {
    const within = proxiesIn(["192.0.2.0/24", "2001:db8::/32"]);
    for (const address of ["192.0.2.0", "192.0.2.255", "2001:db8::", "2001:db8:ffff::1"]) {
      expect(within(address)).toBe(true);
    }
    for (const address of ["192.0.1.255", "192.0.3.0", "2001:db9::", "192.0.2", "", "unknown"]) {
      expect(within(address)).toBe(false);
    }
    expect(proxiesIn([])("192.0.2.1")).toBe(false);
  });

  test.each(["", "192.0.2.0", "192.0.2.0/", "192.0.2.0/33", "192.0.2.0/0", "::/129", "a/8", "192.0.2.0/8/8"])(
    "refuses %j",
    (range) => {
      expect(() => proxiesIn([range])).toThrow(RangeError);
    },
  );
});

describe("networkOf", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1", "192.0.2.1"],
    ["2001:db8:a:b:1:2:3:4", "2001:db8:a:b::/64", "2001:db8:a::/48"],
    ["2001:0DB8:000a::1", "2001:db8:a:0::/64", "2001:db8:a::/48"],
    ["2001:db8::", "2001:db8:0:0::/64", "2001:db8:0::/48"],
    ["::1", "0:0:0:0::/64", "0:0:0::/48"],
    ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
    ["fe80:1:1:1:1:1:1:1%a::1:1:1:1:1:1:1:1", "fe80:1:1:1::/64", "fe80:1:1::/48"],
    ["::ffff:192.0.2.1", "::ffff:192.0.2.1", "::ffff:192.0.2.1"],
    ["unknown", "unknown", "unknown"],
  ])("%s is of %s and of %s", (address, subnet, site) => {
    expect([networkOf(address, 64), networkOf(address, 48)]).toEqual([subnet, site]);
  });

  test("any text has a network", () => {
    const zone = fc.tuple(fc.ipV6(), fc.string()).map((parts) => parts.join("%"));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV6(), zone), fc.constantFrom(64, 48), (address, bits) => {
        expect(typeof networkOf(address, bits)).toBe("string");
      }),
    );
    expect(networkOf(undefined, 64)).toBeNull();
  });

  test.each([64, 48] as const)(
    "all addresses of a /%d prefix are one network, those of the next prefix another",
    (bits) => {
      const group = fc.integer({ min: 0, max: 0xffff });
      fc.assert(
        fc.property(fc.array(group, { minLength: 13, maxLength: 13 }), (groups) => {
          const text = groups.map((value) => value.toString(16));
          const size = bits / 16;
          const prefix = text.slice(0, size);
          const address = (rest: string[]) => [...prefix, ...rest].slice(0, 8).join(":");
          const [one, same] = [address(text.slice(3)), address(text.slice(5))];
          const next = [...prefix.slice(0, -1), (((groups[size - 1] ?? 0) + 1) % 0x1_0000).toString(16), ""];
          expect([one, same, `${next.join(":")}:`].map((each) => isIP(each))).toEqual([6, 6, 6]);
          expect(networkOf(one, bits)).toBe(networkOf(same, bits));
          expect(networkOf(one, bits)).not.toBe(networkOf(`${next.join(":")}:`, bits));
        }),
      );
    },
  );
});
