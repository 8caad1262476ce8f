import { expect, test } from "vitest";
import { consecutivePorts } from "./ports.ts";
import { localPolicy } from "./stack-config.ts";

test("the local content security policy adds the emulators and changes nothing else", () => {
  const policy =
    "default-src 'self'; connect-src 'self' https://a.example; frame-src 'self'; object-src 'none'";
  expect(localPolicy(policy, consecutivePorts(9000))).toBe(
    "default-src 'self'; " +
      "connect-src 'self' https://a.example http://127.0.0.1:9004 http://127.0.0.1:9002 http://127.0.0.1:9001; " +
      "frame-src 'self' http://127.0.0.1:9004; object-src 'none'",
  );
});
