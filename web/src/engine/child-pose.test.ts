import { evaluatePage } from "@mindle/domain/content/page";
import fc from "fast-check";
import { expect, test } from "vitest";
import { SMILING } from "../ui/pictures/characters/parts.tsx";
import { childPose } from "./child-pose.ts";

const state = (...components: Parameters<typeof evaluatePage>[0]["components"]) =>
  evaluatePage({
    components,
    configJson: {},
    definitionOf: () => undefined,
    values: {},
    recalls: {},
    today: "2026-11-24",
    user: { nickname: "하늘" },
  });

const PLAIN = { type: "text", props: { ko: "말", en: "words" } } as const;
const CARE = { ...PLAIN, mood: "care" } as const;

test("the child waves on the way and rests at the end", () => {
  const page = { state: state(PLAIN), lastViewNo: 3, hasCrisis: false };
  expect(childPose({ ...page, page: { viewNo: 1 } })).toBe("waving");
  expect(childPose({ ...page, page: { viewNo: 3 } })).toBe("done");
});

test("it never smiles beside care or after crisis words, on the last page either", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.boolean(), (viewNo, isPlain) => {
      const pose = childPose({
        page: { viewNo },
        lastViewNo: 9,
        state: state(isPlain ? PLAIN : CARE),
        hasCrisis: isPlain,
      });
      expect(SMILING.has(pose)).toBe(false);
    }),
  );
});
