import type { Component, PackPage } from "@mindle/domain/content/activity";
import { pageMood } from "@mindle/domain/content/page";
import { isRecord } from "@mindle/domain/text/json";
import { describe, expect, test } from "vitest";
import { checkedContent } from "../compile.ts";

/** Words beside which nobody smiles. */
const CARE_WORDS = {
  ko: /많이 힘들|힘들었겠|견디[기지]|벅[찬찼차]|버거|도움받기|상담|병원|109|119|죽고 싶|깊이 가라앉|많이 가라앉|지쳤|쓰러질|무서웠|눈물|혼자 두지|많이 놀랐|위협|다쳤/,
  en: /(very|too|so) hard|hard to bear|to bear alone|unbearable|by yourself|get help now|counsellor|doctor|wish(ed)? to die|(very|deeply) low|tired\b(?! day)|exhausted|faint|a shock|frightened|tears|threat|someone to talk to/i,
} as const;

interface Said {
  readonly language: "ko" | "en";
  readonly text: string;
}

/** What a person may say, not what is said to them. */
const OWN_WORDS: readonly string[] = ["options", "rows"];

/** Every text below some props that is said to the person, with its language. */
function textsIn(props: unknown, language?: "ko" | "en"): readonly Said[] {
  if (typeof props === "string") return language === undefined ? [] : [{ language, text: props }];
  if (Array.isArray(props)) return props.flatMap((item) => textsIn(item, language));
  if (!isRecord(props)) return [];
  return Object.entries(props).flatMap(([key, value]) =>
    OWN_WORDS.includes(key) ? [] : textsIn(value, key === "ko" || key === "en" ? key : language),
  );
}

interface Shown {
  readonly place: string;
  readonly page: PackPage;
  readonly root: readonly Component[];
  readonly component: Component;
  readonly said: readonly Said[];
}

const { pages: compiled } = await checkedContent();

/** Every component of every page that says something. */
const SHOWN: readonly Shown[] = compiled.packs.flatMap(({ programId, stepId, afactoryData }) =>
  afactoryData.flatMap((page) => {
    const root = compiled.activities.get(page.activityId)?.mainViews[page.mainView]?.root ?? [];
    const { configJson = {} } = compiled.configs.get(page.configId) ?? {};
    return root.map((component) => {
      const props = component.config === undefined ? component.props : configJson[component.config];
      return {
        place: `${programId} ${stepId} ${page.pageId}`,
        page,
        root,
        component,
        said: textsIn(props).filter(({ language, text }) => CARE_WORDS[language].test(text)),
      };
    });
  }),
);

const OF_CARE = SHOWN.filter(({ said }) => said.length > 0);

/** A page while one of its components is shown, and of the others those that always are. */
function stateWith({ root, component }: Shown) {
  const components = root.map((each) => ({
    component: each,
    props: each.props,
    visible: each === component || each.visible === undefined,
    disabled: false,
    definition: undefined,
    value: undefined,
    answered: false,
  }));
  return { components, scope: {}, answers: {} };
}

/** Whether the child smiles, or may: where the page says nothing, it greets. */
function smiles(shown: Shown): boolean {
  const mood = pageMood(shown.page, stateWith(shown));
  return mood !== "care" && mood !== "warm";
}

test.each(["ko", "en"] as const)("words of care are found in %s", (language) => {
  const found = OF_CARE.filter(({ said }) => said.some((each) => each.language === language));
  expect(found.length).toBeGreaterThan(40);
});

describe("no child smiles beside words of care", () => {
  test("on any page of any programme", () => {
    const smiling = OF_CARE.filter(smiles);
    expect(smiling.map(({ place, said }) => `${place}: ${said.map(({ text }) => text).join(" / ")}`)).toEqual(
      [],
    );
  });

  test("nor beside a reply, a text that is shown for some answers, unless its author says so", () => {
    const replies = SHOWN.filter(
      ({ component: { type, visible } }) => type === "text" && visible !== undefined,
    );
    expect(replies.length).toBeGreaterThan(200);
    const unsaid = replies.filter(({ component: { mood } }) => mood === undefined);
    expect(unsaid.filter(smiles)).toEqual([]);
  });
});
