import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crc32c } from "../model/checksum.ts";
import { runs } from "../testing/soak.ts";
import { decodeLog, encodeLog } from "./record-log.ts";

const invalidArgument = (message: string) => expect.objectContaining({ code: "INVALID_ARGUMENT", message });

describe("the record log", () => {
  test("has the published CRC-32C check value", () => {
    expect(crc32c(Buffer.from("123456789"))).toBe(0xe3069283);
  });

  test("round-trips records of any size", () => {
    const size = fc.oneof(fc.nat(40), fc.integer({ min: 32_740, max: 32_790 }), fc.nat(100_000));
    fc.assert(
      fc.property(fc.array(size, { maxLength: 6 }), (sizes) => {
        const records = sizes.map((length, index) => new Uint8Array(length).fill(index + 1));
        const decoded = decodeLog(encodeLog(records)).map((record) => Buffer.from(record).toString("hex"));
        expect(decoded).toEqual(records.map((record) => Buffer.from(record).toString("hex")));
      }),
      { numRuns: runs(60, 10_000) },
    );
  });

  test("pads a block's last bytes when no header fits", () => {
    const log = encodeLog([new Uint8Array(32_768 - 7 - 5), Uint8Array.of(1)]);
    expect(log.length).toBe(32_768 + 7 + 1);
    expect([...log.subarray(32_763, 32_768)]).toEqual([0, 0, 0, 0, 0]);
    expect(decodeLog(log)).toHaveLength(2);
  });

  test("rejects every flipped bit", () => {
    const log = Buffer.from(encodeLog([Buffer.from("a record"), Buffer.from("another")]));
    for (let bit = 0; bit < log.length * 8; bit += 1) {
      const damaged = Buffer.from(log);
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => decodeLog(damaged)).toThrow();
    }
  });

  test("distinguishes damaged data and invalid framing", () => {
    const log = Buffer.from(encodeLog([Buffer.from("a record")]));
    const damaged = Buffer.from(log);
    damaged[10] = 0;
    expect(() => decodeLog(damaged)).toThrow(invalidArgument("Checksum doesn't validate."));
    expect(() => decodeLog(log.subarray(0, log.length - 1))).toThrow(invalidArgument("Invalid record"));
  });
});
