import { CHARACTERS } from "@mindle/domain/assessment/characters";
import type { Activity, Component } from "@mindle/domain/content/activity";
import { FIRST_STEPS, FIRST_STEPS_PROGRAM_ID } from "@mindle/domain/programme/step";
import { describe, expect, test } from "vitest";
import { checkedContent } from "../compile.ts";
import { firstStepFiles } from "../first-steps.ts";

const files = [...firstStepFiles(await checkedContent())];

/** What asks for nothing but a choice. */
const CHOICES = ["hashtag-picker-v1", "single-select", "ox-list", "inline-select", "ranged-number"];

function shownIn(activity: Activity | undefined): readonly Component[] {
  return Object.values(activity?.mainViews ?? {}).flatMap(({ root = [] }) => root);
}

test("each child has a step of its own", () => {
  expect(files.map(([name]) => name)).toEqual(
    CHARACTERS.map((character) => `${character.toLowerCase()}.json`),
  );
  expect(files.map(([, { packageBase }]) => [packageBase.character, packageBase.stepId])).toEqual(
    CHARACTERS.map((character) => [character, FIRST_STEPS[character]]),
  );
});

describe.each(files)("%s", (_, { packageBase, afactoryData, content }) => {
  const pages = afactoryData.map(({ activityId }) => shownIn(content?.activities[activityId]));

  test("begins with the line that says where help is", () => {
    const [line] = pages[0]?.filter(({ type }) => type === "text") ?? [];
    expect(line).toMatchObject({ mood: "care" });
    expect(line).not.toHaveProperty("visible");
    for (const language of ["ko", "en"]) {
      expect(JSON.stringify(Reflect.get(Object(line?.props), language))).toMatch(/\b(109|112|119|1366)/);
    }
  });

  test("takes no typing, and every answer may be left out", () => {
    const asked = pages.flat().filter(({ bind }) => bind !== undefined);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(asked.filter(({ type }) => !CHOICES.includes(type))).toEqual([]);
    expect(asked.filter(({ optional }) => optional !== true)).toEqual([]);
  });

  test("reads nothing of other steps, and ends with a card that has words of its own for who chose nothing", () => {
    const own = `${FIRST_STEPS_PROGRAM_ID}.${packageBase.stepId}.`;
    expect(afactoryData.flatMap(({ recalls }) => recalls).filter((id) => !id.startsWith(own))).toEqual([]);
    const card = pages.at(-1)?.filter(({ type }) => type === "text") ?? [];
    const empty = card.some(({ props, visible }) => {
      return JSON.stringify(props).includes('"else"') || visible?.includes("!answered.") === true;
    });
    expect(empty).toBe(true);
    expect(pages.at(-1)?.at(-1)?.type).toBe("next-button");
  });
});
