import { expect, test } from "vitest";
import { jsonStorage } from "../storage/storage.ts";
import { clearShellLog, logShellMessage, readShellLog } from "./shell-log.ts";

test("the log keeps the newest fifty messages, the newest first", () => {
  const storage = jsonStorage(undefined);
  expect(readShellLog(storage)).toEqual([]);
  for (let at = 0; at < 60; at += 1) logShellMessage({ at, from: "app", text: "{}" }, storage);
  expect(readShellLog(storage).map(({ at }) => at)).toEqual(
    Array.from({ length: 50 }, (_, back) => 59 - back),
  );
  clearShellLog(storage);
  expect(readShellLog(storage)).toEqual([]);
});

test("a log that cannot be read is begun anew", () => {
  const storage = jsonStorage(undefined);
  storage.write("shellSimulatorLog", "full");
  logShellMessage({ at: 1, from: "shell", text: "{}" }, storage);
  expect(readShellLog(storage)).toEqual([{ at: 1, from: "shell", text: "{}" }]);
});
