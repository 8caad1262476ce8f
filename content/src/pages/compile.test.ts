import { describe, expect, test } from "vitest";
import { ContentError } from "../files/content-error.ts";
import { parseSource } from "../files/source.ts";
import { authoredActivity, authoredStep } from "./authored.ts";
import { compileSteps, type StepFile } from "./compile.ts";

const SELECT = `single-select: { bind: place, label: { ko: "어디", en: "Where" }, options: { work: { ko: 일, en: Work }, home: { ko: 집, en: Home } } }`;
const INPUT = `text-input: { bind: thought, label: { ko: "생각", en: "Thought" } }`;

function step(yaml: string, stepId = "d1-s1", programId = "um-eng-v2s"): StepFile {
  const [, session, number] = /d(\d)-s(\d)/.exec(stepId) ?? [];
  const file = `programmes/${programId}/session-${session}/step-${number}.yaml`;
  return { ...parseSource(file, `step: ${stepId}\npages:\n${yaml}`, authoredStep), programId };
}

const activity = (yaml: string) => parseSource("activities/shared.yaml", yaml, authoredActivity);

/** Mistakes as `line:column path: expected`. */
function mistakes(...args: Parameters<typeof compileSteps>): string[] {
  return compileSteps(...args).mistakes.map(
    ({ line, column, path, expected }) => `${line}:${column} ${path}: ${expected}`,
  );
}

describe("a step", () => {
  const compiled = compileSteps(
    [
      step(`
  - page: where
    view:
      - text: { ko: "리기를 만나요", en: "Meet Riggy" }
      - ${SELECT}
      - text-input: { bind: more, optional: true, clear: true, visible: place == 'work', label: { ko: "더", en: "More" } }
    next: [{ when: place == 'work', to: end }]
  - page: reply
    once: true
    recall: { place: where.place }
    help: { when: place == 'home', card: eating }
    worse: place == 'work'
    remind: 2
    view:
      - text: { ko: "{place}", en: "{place}", else: { ko: "없음", en: "None" } }
`),
    ],
    [],
  );

  test("becomes a pack whose pages name their content", () => {
    expect(compiled.mistakes).toEqual([]);
    const page = { mainView: "main", pagesToSkip: 1 };
    expect(compiled.packs).toEqual([
      {
        programId: "um-eng-v2s",
        stepId: "d1-s1",
        afactoryData: [
          {
            ...page,
            viewNo: 1,
            pageId: "where",
            activityId: "um-eng-v2s.d1-s1.where",
            configId: "um-eng-v2s.d1-s1.where",
            recalls: [],
            routes: [{ when: "place == 'work'", pagesToSkip: 2 }],
          },
          {
            ...page,
            viewNo: 2,
            pageId: "reply",
            activityId: "um-eng-v2s.d1-s1.reply",
            configId: "um-eng-v2s.d1-s1.reply",
            recalls: ["um-eng-v2s.d1-s1.where+um-eng-v2s.d1-s1.where"],
            routes: [],
            once: true,
            help: "place == 'home'",
            helpKind: "eating",
            worse: "place == 'work'",
            remind: "2",
          },
        ],
      },
    ]);
  });

  test("has components with their props as parsed", () => {
    const where = compiled.activities.get("um-eng-v2s.d1-s1.where");
    expect(where?.defineModels).toEqual({
      place: { widget: "single-select" },
      more: { widget: "text-input" },
    });
    expect(where?.mainViews["main"]?.root?.[2]).toEqual({
      type: "text-input",
      bind: "more",
      optional: true,
      clear: true,
      visible: "place == 'work'",
      props: { label: { ko: "더", en: "More" }, rows: 3, max: 500 },
    });
  });

  test("reads an earlier answer with the widget that asked for it", () => {
    expect(compiled.activities.get("um-eng-v2s.d1-s1.reply")?.foreignKeys).toEqual({
      place: {
        instance: "um-eng-v2s.d1-s1.where+um-eng-v2s.d1-s1.where",
        model: "place",
        widget: "single-select",
        props: expect.objectContaining({ options: expect.anything() }),
      },
    });
  });
});

describe("a recalled answer whose options come from another one", () => {
  const again = (bind: string, from: string) =>
    `single-select: { bind: ${bind}, label: { ko: "다시", en: "Again" }, options: { from: ${from} } }`;

  test("brings that one too, from step to step", () => {
    const { mistakes: found, activities } = compileSteps(
      [
        step(`
  - page: first
    view: [{ ${SELECT} }]
  - page: second
    recall: { before: first.place }
    view: [{ ${again("chosen", "before")} }]
`),
        step(
          `
  - page: third
    recall: { picked: d1-s1/second.chosen }
    view: [{ ${again("last", "picked")} }]
`,
          "d1-s2",
        ),
      ],
      [],
    );
    expect(found).toEqual([]);
    const { foreignKeys } = activities.get("um-eng-v2s.d1-s2.third") ?? {};
    expect(Object.keys(foreignKeys ?? {})).toEqual(["picked", "picked.before"]);
    expect(foreignKeys?.["picked"]).toMatchObject({
      model: "chosen",
      props: { options: { from: "picked.before" } },
    });
    expect(foreignKeys?.["picked.before"]).toMatchObject({
      instance: "um-eng-v2s.d1-s1.first+um-eng-v2s.d1-s1.first",
      model: "place",
    });
  });
});

describe("assets", () => {
  const film = (assets: string) =>
    step(`
  - page: film
    view:
      - slides:
          label: { ko: "그림", en: "Picture" }
          slides: [{ picture: { asset: seed, alt: { ko: "씨앗", en: "A seed" } } }]
    assets: ${assets}
`);
  const media = { "seed.svg": "/assets/seed-1a2b3c4d.svg", "other.svg": "/assets/other-5e6f7a8b.svg" };

  test("are addresses by the names of their files", () => {
    const { mistakes: found, configs } = compileSteps([film("{ seed: seed.svg }")], [], { media });
    expect(found).toEqual([]);
    expect(configs.get("um-eng-v2s.d1-s1.film")?.assets).toEqual({ seed: "/assets/seed-1a2b3c4d.svg" });
  });

  test("may be a prop, drawn by itself", () => {
    const { mistakes: found, configs } = compileSteps([film("{ seed: { prop: jar } }")], [], { media });
    expect(found).toEqual([]);
    expect(configs.get("um-eng-v2s.d1-s1.film")?.assets).toEqual({
      seed: expect.stringMatching(/^\/assets\/scene-prop-jar-[0-9a-f]{8}\.svg$/),
    });
  });

  test("that are no files, not listed or not used are mistakes", () => {
    expect(mistakes([film("{ seed: sead.svg }")], [], { media })).toEqual([
      "9:21 pages.0.assets.seed: expected the name of a file in media.json: seed.svg, other.svg",
    ]);
    expect(mistakes([film("{}")], [], { media })).toEqual([
      expect.stringMatching("expected seed among the assets of the page$"),
    ]);
    expect(mistakes([film("{ seed: seed.svg, more: other.svg }")], [], { media })).toEqual([
      expect.stringMatching("assets.more: expected an asset that is used$"),
    ]);
  });
});

describe("a shared activity", () => {
  const reflect = activity(`
activity: reflect
view:
  - text: $question
  - ${INPUT}
`);
  const page = (name: string, ko: string) =>
    `  - page: ${name}\n    use: reflect\n    with: { question: { ko: ${ko}, en: Question } }\n`;

  test("is stored once, with what differs in the config of each page", () => {
    const {
      mistakes: found,
      activities,
      configs,
    } = compileSteps(
      [step(page("one", "하나") + page("two", "둘")), step(page("three", "셋"), "d1-s2")],
      [reflect],
    );
    expect(found).toEqual([]);
    expect([...activities.keys()]).toEqual(["reflect"]);
    expect(activities.get("reflect")?.mainViews["main"]?.root).toEqual([
      { type: "text", config: "component_1" },
      expect.objectContaining({ type: "text-input", bind: "thought" }),
    ]);
    expect([...configs.values()].map(({ configJson }) => configJson)).toEqual(
      ["하나", "둘", "셋"].map((ko) => ({ component_1: { ko, en: "Question" } })),
    );
  });

  test("may read what its page recalls: each page then has an activity of its own", () => {
    const reply = activity(`
activity: reply
view:
  - text: { ko: "{before}", en: "{before}" }
  - text: $question
  - ${INPUT}
`);
    const replying = (name: string, before: string, ko: string) =>
      `  - page: ${name}\n    use: reply\n    recall: { before: ${before} }\n    with: { question: { ko: ${ko}, en: Q } }\n`;
    const { mistakes: found, activities } = compileSteps(
      [
        step(page("one", "하나") + page("two", "둘")),
        step(
          replying("three", "d1-s1/one.thought", "셋") + replying("four", "d1-s1/two.thought", "넷"),
          "d1-s2",
        ),
      ],
      [reflect, reply],
    );
    expect(found).toEqual([]);
    expect([...activities.keys()]).toEqual(["reflect", "um-eng-v2s.d1-s2.three", "um-eng-v2s.d1-s2.four"]);
    expect(activities.get("um-eng-v2s.d1-s2.three")?.foreignKeys["before"]?.instance).toBe(
      "reflect+um-eng-v2s.d1-s1.one",
    );
    expect(activities.get("um-eng-v2s.d1-s2.four")?.foreignKeys["before"]?.instance).toBe(
      "reflect+um-eng-v2s.d1-s1.two",
    );
    expect(
      mistakes(
        [
          step(page("one", "하나")),
          step("  - page: two\n    use: reply\n    with: { question: { ko: 물음, en: Q } }\n", "d1-s2"),
        ],
        [reflect, reply],
      ),
    ).toEqual(
      ["2:1", "2:1"].map(() =>
        expect.stringContaining("expected the name of an answer above, found {before}"),
      ),
    );
  });

  test("may be a part of a page, filled in beside other keys, and be read there and later", () => {
    const report = activity(`
activity: report
view:
  - ${SELECT}
  - text: { visible: place == 'work', fill: $atWork }
`);
    const { mistakes: found, activities } = compileSteps(
      [
        step(`
  - page: one
    view:
      - text: { ko: 처음, en: First }
      - use: report
        with: { atWork: { ko: 일터, en: Work, mood: care } }
      - text: { ko: "{place}", en: "{place}" }
  - page: two
    recall: { place: one.place }
    view:
      - text: { ko: "{place}", en: "{place}" }
`),
      ],
      [report],
    );
    expect(found).toEqual([]);
    const root = activities.get("um-eng-v2s.d1-s1.one")?.mainViews["main"]?.root ?? [];
    expect(root.map(({ type }) => type)).toEqual(["text", "single-select", "text", "text"]);
    expect(root[2]).toEqual({
      ...{ type: "text", visible: "place == 'work'", mood: "care" },
      props: { ko: "일터", en: "Work" },
    });
    expect(mistakes([step("  - page: one\n    view:\n      - use: report\n")], [report])).toEqual([
      "5:14 pages.0.view.0.use: missing parameter atWork",
    ]);
    expect(mistakes([step("  - page: one\n    view:\n      - use: other\n")], [report])).toEqual([
      expect.stringContaining("pages.0.view.0.use: expected a shared activity: report"),
    ]);
  });

  test("is refused with missing, unknown and wrong parameters", () => {
    expect(mistakes([step("  - page: one\n    use: reflect\n")], [reflect])).toEqual([
      "4:10 pages.0.use: missing parameter question",
    ]);
    expect(
      mistakes(
        [step("  - page: one\n    use: reflect\n    with: { question: { ko: 물음, en: Q }, hint: 1 }\n")],
        [reflect],
      ),
    ).toEqual(["5:48 pages.0.with.hint: no such parameter"]);
    expect(
      mistakes([step("  - page: one\n    use: reflect\n    with: { question: 3 }\n")], [reflect]),
    ).toEqual([expect.stringContaining("view.0.text")]);
    expect(mistakes([step("  - page: one\n    use: other\n")], [reflect])).toEqual([
      "4:10 pages.0.use: expected a shared activity: reflect",
    ]);
  });
});

describe("a sentence with blanks", () => {
  const yaml = `
  - page: one
    view:
      - inline-select:
          bind: stop
          text: { ko: "{time}에 멈춰요.", en: "I stop at {time}." }
          blanks:
            time:
              label: { ko: 시간, en: a time }
              options: { ten: { ko: "밤 10시", en: 10 p.m. } }
      - text: { ko: "{time}", en: "{time}" }
`;

  test("has their names to itself", () => {
    const inTheText = ["ko", "en"].map((language) =>
      expect.stringMatching(new RegExp(`view\\.1\\.text\\.${language}: .*found {time}`)),
    );
    expect(mistakes([step(yaml)], [])).toEqual(inTheText);
  });
});

describe("mistakes name the place and what was expected", () => {
  const view = (entry: string) => `  - page: one\n    view:\n      - ${entry}\n`;

  test.each([
    [view("text-imput: { bind: a }"), expect.stringMatching(/^5:9 .*expected a widget: .*text-input/)],
    [view(`{ text: { ko: 가, en: a }, extra: 1 }`), expect.stringContaining("expected one widget")],
    [view("text: { ko: 가 }"), expect.stringMatching(/^5:15 pages\.0\.view\.0\.text\.en/)],
    [view("text: { ko: 가, en: 나 }"), expect.stringContaining("expected English, without Korean letters")],
    [view('text: { ko: "<b>가</b>", en: a }'), expect.stringContaining("expected no HTML")],
    [view("text: { ko: '[가](https://evil.example)', en: a }"), expect.stringContaining("allowed hosts")],
    [view("text: { ko: '{a} 가', en: a }"), expect.stringContaining("same {answers}")],
    [view("text: { ko: '{a} 가', en: '{a}' }"), expect.stringContaining("found {a}")],
    [view("text: { bind: a, ko: 가, en: a }"), expect.stringContaining("expected no bind")],
    [view(`text-input: { label: { ko: 가, en: a } }`), expect.stringContaining("expected a bind")],
    [
      view(`text-input: { bind: A b, label: { ko: 가, en: a } }`),
      expect.stringContaining("expected a name such as"),
    ],
    [
      view(`text-input: { bind: loop, label: { ko: 가, en: a } }`),
      expect.stringMatching(/^5:\d+ .*\.bind: expected another name/),
    ],
    [
      "  - page: one\n    recall: { loop: x.a }\n    view: [text]\n",
      expect.stringContaining("expected another name"),
    ],
    [view(`text-input: { bind: a, labl: { ko: 가, en: a } }`), expect.stringMatching(/no such key/)],
    [view("text: { visible: x > 1, ko: 가, en: a }"), expect.stringContaining("Unknown variable: x")],
    [
      view("text: { visible: size(today), ko: 가, en: a }"),
      expect.stringContaining("expected bool, found int"),
    ],
    [
      view("single-select: { bind: a, label: { ko: 가, en: a }, options: { from: b } }"),
      expect.stringContaining("expected an answer with parts above"),
    ],
    ["  - page: One\n    view: [text]\n", expect.stringContaining("expected a page name")],
    ["  - page: one\n", expect.stringContaining("expected a view")],
  ])("%s", (yaml, expected) => {
    const found = () => {
      try {
        return mistakes([step(yaml)], []);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return error.mistakes.map(
          ({ line, column, path, expected: text }) => `${line}:${column} ${path}: ${text}`,
        );
      }
    };
    expect(found()).toEqual(expect.arrayContaining([expected]));
  });

  test("an answer is read above the widget that asks for it, twice under one name, or named like a recall", () => {
    const yaml = `
  - page: one
    view:
      - text: { visible: thought != '', ko: "{thought}", en: "{thought}" }
      - ${INPUT}
      - ${INPUT}
  - page: two
    recall: { thought: one.thought }
    view:
      - ${INPUT}
`;
    expect(mistakes([step(yaml)], [])).toEqual([
      expect.stringContaining("expected another name: thought is taken"),
      expect.stringContaining("Unknown variable: thought"),
      expect.stringContaining("found {thought}"),
      expect.stringContaining("found {thought}"),
      expect.stringContaining("expected another name: thought is a recall"),
    ]);
  });

  test("recalls of pages that come later, do not exist, or do not ask", () => {
    const page = (reference: string) =>
      step(`
  - page: one
    recall: { a: ${reference} }
    view: [{ ${INPUT} }]
  - page: two
    view: [{ ${SELECT} }]
`);
    expect(mistakes([page("two.place")], [])).toEqual([
      expect.stringContaining("expected a page that comes before"),
    ]);
    expect(mistakes([page("one.thought")], [])).toEqual([
      expect.stringContaining("expected a page that comes before"),
    ]);
    expect(mistakes([page("d1-s2/x.a")], [])).toEqual([
      expect.stringContaining("expected a page that comes before"),
    ]);
    expect(mistakes([page("nonsense")], [])).toEqual([expect.stringContaining("expected page.model")]);
    const later = step(
      "  - page: b\n    recall: { a: d1-s1/two.other }\n    view: [{ text: { ko: 가, en: a } }]\n",
      "d1-s2",
    );
    const earlier = step(`  - page: two\n    view: [{ ${SELECT} }]\n`);
    expect(mistakes([earlier, later], [])).toEqual([
      expect.stringContaining("expected an answer of two: place"),
    ]);
  });

  test("ways that lead back, nowhere or behind an unconditional one, and pages that are never reached", () => {
    const text = "view: [{ text: { ko: 가, en: a } }]";
    const yaml = (next: string) => `
  - page: one
    ${text}
    next: ${next}
  - page: two
    ${text}
  - page: three
    ${text}
`;
    expect(mistakes([step(yaml("[{ to: one }]"))], [])).toEqual([
      expect.stringContaining("expected a later page: two, three, end"),
    ]);
    expect(mistakes([step(yaml("[{ to: three }]"))], [])).toEqual([
      expect.stringContaining("two is reached from no page before it"),
    ]);
    expect(mistakes([step(yaml("[{ to: two }, { to: three }]"))], [])).toEqual([
      expect.stringContaining("expected nothing after a way without a condition"),
    ]);
    expect(mistakes([step(yaml("[{ when: today == '', to: three }]"))], [])).toEqual([]);
    expect(mistakes([step(`  - page: one\n    ${text}\n  - page: one\n    ${text}\n`)], [])).toEqual([
      expect.stringContaining("expected another name: one is taken"),
    ]);
  });
});
