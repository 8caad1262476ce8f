import { SCENE_MOODS } from "@mindle/domain/catalogue/scene";
import { evaluatePage } from "@mindle/domain/content/page";
import fc from "fast-check";
import { expect, test } from "vitest";
import { SMILING_MOODS } from "../../ui/pictures/companion/moods.ts";
import { childMood } from "./child-mood.ts";

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
const REPLY = { ...PLAIN, visible: "true" } as const;
const VIEW_NO = fc.integer({ min: 1, max: 9 });
const SCENE_MOOD = fc.constantFrom(undefined, ...SCENE_MOODS);
const PROUD = { ...REPLY, mood: "proud" } as const;

test("the child greets at the beginning, is there on the way, and rests at the end", () => {
  const page = { state: state(PLAIN), lastViewNo: 3, hasCrisis: false, sceneMood: undefined };
  expect(childMood({ ...page, page: { viewNo: 1 } })).toBe("greet");
  expect(childMood({ ...page, page: { viewNo: 2 } })).toBe("beside");
  expect(childMood({ ...page, page: { viewNo: 3 } })).toBe("rest");
});

test("it replies warmly, or as the author said where nothing else replies", () => {
  const page = { page: { viewNo: 1 }, lastViewNo: 3, hasCrisis: false, sceneMood: undefined };
  expect(childMood({ ...page, state: state(PLAIN, REPLY) })).toBe("warm");
  expect(childMood({ ...page, state: state(PLAIN, PROUD) })).toBe("proud");
  expect(childMood({ ...page, state: state(REPLY, PROUD) })).toBe("warm");
  expect(childMood({ ...page, state: state(PLAIN, { ...PROUD, visible: "false" }) })).toBe("greet");
});

test("in a picture it is as drawn there, until it replies", () => {
  const page = { page: { viewNo: 1 }, lastViewNo: 3, hasCrisis: false };
  const shown = SCENE_MOODS.map((sceneMood) => childMood({ ...page, sceneMood, state: state(PLAIN) }));
  expect(shown).toEqual(["greet", "small", "listen", "rest"]);
  expect(childMood({ ...page, sceneMood: "worried", state: state(PLAIN, PROUD) })).toBe("proud");
});

test("it never smiles beside care or after crisis words, on the last page, in a picture or beside a proud reply either", () => {
  fc.assert(
    fc.property(VIEW_NO, fc.boolean(), fc.boolean(), SCENE_MOOD, (viewNo, isPlain, isProud, sceneMood) => {
      const mood = childMood({
        sceneMood,
        page: { viewNo },
        lastViewNo: 9,
        state: state(isPlain ? PLAIN : CARE, ...(isProud ? [PROUD] : [])),
        hasCrisis: isPlain,
      });
      expect(SMILING_MOODS.has(mood)).toBe(false);
    }),
  );
});
