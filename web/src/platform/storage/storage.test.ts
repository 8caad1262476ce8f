import { describe, expect, test } from "vitest";
import { jsonStorage, type TextStorage } from "./storage.ts";

function memory(entries: Record<string, string> = {}): TextStorage & { readonly texts: Map<string, string> } {
  const texts = new Map(Object.entries(entries));
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}

const blocked: TextStorage = {
  getItem: () => {
    throw new DOMException("blocked", "SecurityError");
  },
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
  removeItem: () => {
    throw new DOMException("blocked", "SecurityError");
  },
};

describe("jsonStorage", () => {
  test("stores JSON values by key", () => {
    const storage = memory();
    const json = jsonStorage(storage);
    json.write("nickname", "지민");
    expect(storage.texts.get("nickname")).toBe('"지민"');
    expect(json.read("nickname")).toBe("지민");
    json.remove("nickname");
    expect(json.read("nickname")).toBeUndefined();
    expect(storage.texts.size).toBe(0);
  });

  test("reads invalid JSON as undefined", () => {
    expect(jsonStorage(memory({ stress: "{oops" })).read("stress")).toBeUndefined();
  });

  test("values are kept in memory where the storage is blocked", () => {
    const json = jsonStorage(blocked);
    expect(json.read("stress")).toBeUndefined();
    json.write("stress", 7);
    expect(json.read("stress")).toBe(7);
    json.remove("stress");
    expect(json.read("stress")).toBeUndefined();
  });

  test("a value that no longer fits is kept in memory and read instead of the older one", () => {
    const storage = memory();
    let full = false;
    const json = jsonStorage({
      ...storage,
      setItem: (key, value) => (full ? blocked : storage).setItem(key, value),
    });
    json.write("stress", 1);
    full = true;
    json.write("stress", 2);
    expect(json.read("stress")).toBe(2);
    full = false;
    json.write("stress", 3);
    expect(json.read("stress")).toBe(3);
    expect(storage.texts.get("stress")).toBe("3");
  });

  test("is persistent only with a storage", () => {
    expect(jsonStorage(undefined).isPersistent).toBe(false);
    expect(jsonStorage(memory()).isPersistent).toBe(true);
  });
});
