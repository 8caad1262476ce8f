import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { isFounded, type OrderName } from "@mindle/domain/catalogue/documents";
import { isFreeProgramme, parseStepId } from "@mindle/domain/programme/step";
import type { Mistake } from "../files/content-error.ts";
import type { AuthoredContent } from "../files/read-files.ts";
import { type Authored, type Keyed, repeated, type Source } from "../files/source.ts";
import { packagesOf } from "../packages.ts";
import { wrongScenes } from "../scenes/step-scenes.ts";

/** What is wrong between files that are right by themselves. */
export function checkCrossReferences(content: AuthoredContent): Mistake[] {
  const { catalogue, programmes, comments, claims, faq, accounts } = content;
  return [
    ...missingCharacters(catalogue[0]?.source, new Set(catalogue.map(({ value }) => value.character))),
    ...programmesWithoutPackage(content),
    ...repeated(
      catalogue.map(({ source, value }) => ({ source, path: ["character"], key: value.character })),
    ),
    ...repeated(
      catalogue.map(({ source, value }) => ({ source, path: ["programId"], key: value.programId })),
    ),
    ...repeated(
      programmes.map(({ source, value }) => ({ source, path: ["programId"], key: value.programId })),
    ),
    ...unknownSteps(content),
    ...wrongScenes(content),
    ...repeated(eachOf(comments, "id")),
    ...repeated(eachOf(claims, "id")),
    ...repeated(eachOf(faq, "id")),
    ...repeated(eachOf(accounts, "id")),
    ...repeated(eachOf(accounts, "email")),
    ...figuresMissingFromText(claims),
    ...figuresWithoutBasis(claims),
    ...wrongOrders(content),
  ];
}

function missingCharacters(first: Source | undefined, found: ReadonlySet<string>): Mistake[] {
  return CHARACTERS.filter((character) => !found.has(character)).map((character) => {
    const expected = `expected a file for ${character}`;
    return (
      first?.mistake(["character"], expected) ?? { file: "packages", line: 1, column: 1, path: "", expected }
    );
  });
}

/** Programmes that no package opens though they are not free, and those with other sessions than their package announces. */
function programmesWithoutPackage({
  catalogue,
  programmes,
}: Pick<AuthoredContent, "catalogue" | "programmes">): Mistake[] {
  return programmes.flatMap(({ source, value: { programId, sessions } }) => {
    const sold = catalogue.find(({ value }) => value.programId === programId);
    if (sold === undefined) {
      return isFreeProgramme(programId)
        ? []
        : [source.mistake(["programId"], "expected the programme of a package")];
    }
    const announced = sold.value.outline.length;
    return sessions.length === announced
      ? []
      : [source.mistake(["sessions"], `expected ${announced} sessions, as in ${sold.source.file}`)];
  });
}

/** Pages of steps that their programme does not have. */
function unknownSteps({ programmes, steps }: Pick<AuthoredContent, "programmes" | "steps">): Mistake[] {
  return steps.flatMap(({ source, programId, value: { step } }) => {
    const programme = programmes.find(({ value }) => value.programId === programId);
    const place = parseStepId(step);
    const known = place !== undefined && programme?.value.sessions[place.session - 1]?.steps[place.step - 1];
    return known ? [] : [source.mistake(["step"], `expected a step of the programme ${programId}`)];
  });
}

/** Days that a claim counts in its data and does not name in its text. */
function figuresMissingFromText({ source, value }: AuthoredContent["claims"]): Mistake[] {
  return value.flatMap(({ days, text }, at) =>
    days === undefined || Object.values(text).every((words) => words.includes(String(days)))
      ? []
      : [source.mistake([at, "text"], `expected a text with its ${days} days`)],
  );
}

/** Figures that name no survey and are not marked as an example, or are both. Claims that only lack names are left out of what is compiled. */
function figuresWithoutBasis({ source, value }: AuthoredContent["claims"]): Mistake[] {
  return value.flatMap((claim, at) =>
    claim.percent === undefined || isFounded(claim)
      ? []
      : [source.mistake([at], "expected either population and date, or illustrative: true")],
  );
}

/** Ids in the lists that are unknown or repeated, and ids that are missing from a list that must be complete. */
function wrongOrders({ catalogue, comments, claims, faq, orders }: AuthoredContent): Mistake[] {
  const idsOf = (file: Authored<readonly { readonly id: string }[]>) => file.value.map(({ id }) => id);
  const known: Readonly<Record<OrderName, readonly string[]>> = {
    causes: CHARACTERS,
    claims: idsOf(claims),
    faq: idsOf(faq),
    journeys: catalogue
      .flatMap(({ value }) => packagesOf(value, new Map()))
      .filter(({ category }) => category !== "master")
      .map(({ slug }) => slug),
    reviews: idsOf(comments),
  };
  const whole: readonly OrderName[] = ["causes", "claims", "faq"];
  const { source, value } = orders;
  const names: readonly OrderName[] = ["causes", "claims", "faq", "journeys", "reviews"];
  return names.flatMap((name) => {
    const listed: readonly string[] = value[name];
    const ids = known[name];
    return [
      ...repeated(listed.map((key, at) => ({ source, path: [name, at], key }))),
      ...listed.flatMap((id, at) =>
        ids.includes(id) ? [] : [source.mistake([name, at], `expected one of ${ids.join(", ")}`)],
      ),
      ...(whole.includes(name) ? ids : []).flatMap((id) =>
        listed.includes(id) ? [] : [source.mistake([name], `expected ${id} among them`)],
      ),
    ];
  });
}

function eachOf<Field extends string>(
  { source, value }: Authored<readonly Readonly<Record<Field, string>>[]>,
  field: Field,
): Keyed[] {
  return value.map((item, at) => ({ source, path: [at, field], key: item[field] }));
}
