import type { AssessmentResponse } from "@mindle/domain/api/assessment";
import { characterScores, needsCare } from "@mindle/domain/assessment/character-scores";
import { CHARACTERS, type Character } from "@mindle/domain/assessment/characters";
import { careLevelOfResponse, foundIn } from "@mindle/domain/assessment/found-child";
import type { Grades } from "@mindle/domain/assessment/scoring";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";
import { ChosenResult } from "../features/assessment-result/chosen-result.tsx";
import ChosenDetails from "../features/assessment-result/details/chosen-details.tsx";
import ScoredDetails from "../features/assessment-result/details/scored-details.tsx";
import { resultPicture } from "../features/assessment-result/picture/result-picture.ts";
import { ResultPlaceholder } from "../features/assessment-result/result-frame.tsx";
import { subjectOf } from "../features/assessment-result/result-subject.ts";
import { ScoredResult } from "../features/assessment-result/scored-result.tsx";
import { ResultHead } from "../features/auth/result-head.tsx";
import { LatestGrades } from "../features/home/without-programme.tsx";
import { seedContent } from "../platform/data/catalogue.ts";
import { createQueryClient, QueryClientProvider } from "../platform/data/query-client.ts";
import { loadNamespaces, startI18n } from "../platform/i18n/i18n.ts";
import { CharacterArt } from "../ui/pictures/characters/character-art.tsx";
import { SMILING } from "../ui/pictures/characters/parts.tsx";

beforeAll(async () => {
  await startI18n("ko");
  await loadNamespaces(["auth", "home", "assessment-result", "assessment-result-details"]);
});

function markupOf(content: ReactNode): string {
  const queryClient = createQueryClient();
  seedContent(queryClient, { claims: [] });
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  );
}

/** The drawings of all figures that smile, without their size. */
const smiles = [...CHARACTERS, "Mindle" as const].flatMap((character) =>
  [...SMILING].map((pose) => ({
    name: `${character} ${pose}`,
    drawing: renderToStaticMarkup(<CharacterArt character={character} pose={pose} size={1} />).replace(
      /^<svg[^>]*>/,
      "",
    ),
  })),
);

const smilesIn = (markup: string) =>
  smiles.filter(({ drawing }) => markup.includes(drawing)).map(({ name }) => name);

const LOW = { Riggy: 2, Pleaser: 1, Jumpy: 3, Shelly: 0, Flippy: 1.4 };

function responseOf(grades: Grades | null, stress: number, chosen: readonly Character[]): AssessmentResponse {
  return {
    _id: "r",
    assessmentId: grades === null ? "schema:v2_B" : "schema:v2_A",
    answers: {
      nickname: { value: "하늘" },
      email: { value: null },
      character: { value: [...chosen] },
      stress: { value: stress },
    },
    grades,
    submittedAt: 0,
  };
}

/** Every place that shows a result's figures. */
function places(response: AssessmentResponse): Record<string, ReactNode> {
  const level = careLevelOfResponse(response);
  const { grades, answers } = response;
  const { kind, ...found } = foundIn(response);
  const characters = "character" in found ? [found.character] : [];
  const details = { nickname: "하늘", found: kind, characters, level };
  const head = <ResultHead path="/" details={details} isLoading={false} chosen={undefined} />;
  if (grades === null) {
    return {
      head,
      result: <ChosenResult response={response} />,
      details: <ChosenDetails response={response} first="Riggy" level={level} />,
    };
  }
  const scores = characterScores(grades);
  const subject = subjectOf(scores, answers.stress?.value, answers.character.value);
  const { mainFigures, rowFigures } = resultPicture(scores, subject, {
    product: "",
    date: "",
    owner: undefined,
    headline: "",
    notes: [],
    name: String,
    score: String,
    band: String,
  });
  return {
    head,
    result: <ScoredResult response={response} grades={grades} />,
    details: <ScoredDetails response={response} scores={scores} subject={subject} />,
    picture: [...mainFigures, ...rowFigures].map(({ figure, pose }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing changes
      <CharacterArt key={index} character={figure} pose={pose} size={1} />
    )),
    home: <LatestGrades response={{ ...response, grades }} isHeavy={needsCare(level)} />,
  };
}

const RESPONSES = {
  "low scores": responseOf(LOW, 3, []),
  "a score in the second band": responseOf({ ...LOW, Jumpy: 5 }, 3, []),
  "Riggy at 7.5": responseOf({ ...LOW, Riggy: 7.5 }, 3, ["Riggy"]),
  "low scores after a week of stress": responseOf(LOW, 9, []),
  "a score in the top band": responseOf({ ...LOW, Shelly: 9 }, 3, []),
  "Riggy chosen": responseOf(null, 3, ["Riggy"]),
  "Riggy chosen after a week of stress": responseOf(null, 9, ["Riggy", "Flippy"]),
};

test.each(Object.entries(RESPONSES))("%s: no figure smiles where the result asks for care", (_, response) => {
  const seen = Object.entries(places(response)).flatMap(([place, content]) =>
    smilesIn(markupOf(content)).map((smile) => `${place}: ${smile}`),
  );
  if (needsCare(careLevelOfResponse(response))) expect(seen).toEqual([]);
});

test("smiles are found: beside low scores a child does smile", () => {
  expect(smilesIn(markupOf(places(RESPONSES["low scores"])["home"]))).toContain("Riggy waving");
});

test("nobody smiles before a result is known", () => {
  expect(smilesIn(markupOf(<ResultPlaceholder chosen={undefined} />))).toEqual([]);
});
