import { expect, test } from "vitest";
import { tickLook } from "./tick-list.tsx";

test("few statements are a sheet, many are cards, sentences in quotes are messages", () => {
  expect(tickLook(["몸이 굳어요", "손이 차요"])).toBe("sheet");
  expect(tickLook(Array.from({ length: 6 }, () => "다 했는데 또 확인해요"))).toBe("sheet");
  expect(tickLook(Array.from({ length: 7 }, () => "다 했는데 또 확인해요"))).toBe("cards");
  expect(tickLook(["“미안해요”", "“제가 할게요”", "아무 말도 안 해요"])).toBe("bubbles");
  expect(tickLook(["“미안해요”", "아무 말도 안 해요"])).toBe("sheet");
});
