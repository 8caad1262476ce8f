import { localizedText } from "@mindle/domain/catalogue/localized";
import type { CatalogPackage, PageInside } from "@mindle/domain/catalogue/package";
import { parseStepId } from "@mindle/domain/programme/step";
import * as z from "zod/mini";
import { STARTER_PARTS } from "./files/authored.ts";
import type { Mistake } from "./files/content-error.ts";
import type { AuthoredContent } from "./files/read-files.ts";
import { newestOf, type PublishedContent, rootOf } from "./pages/published.ts";
import { composeScenes } from "./scenes/compose-scene.ts";

/** The pages that the offers of a programme show, by its id. */
export type PagesInside = ReadonlyMap<string, CatalogPackage["inside"]>;

type Files = Pick<AuthoredContent, "catalogue" | "steps">;

/** A widget that asks for one or several of its own options. */
const choice = z.object({ label: localizedText, options: z.record(z.string(), localizedText) });

/** A page has room for so many. */
const SHOWN_OPTIONS = 3;

/** Finds the pages that the packages name under `inside`, and what keeps one of them from being shown. */
export function pagesInside(
  { catalogue, steps }: Files,
  served: PublishedContent,
): { readonly inside: PagesInside; readonly mistakes: readonly Mistake[] } {
  const mistakes: Mistake[] = [];
  const inside = catalogue.map(({ source, value: { programId, inside: places } }) => {
    const pages = places.flatMap((place, at) => {
      const [stepId = "", pageId] = place.split("/");
      const wrong = (expected: string) => {
        mistakes.push(source.mistake(["inside", at], expected));
        return [];
      };
      const newest = newestOf(served.programmes[programId]);
      // A programme that is missing is named elsewhere.
      if (newest === undefined) return [];
      const title = newest.programme.steps[stepId]?.title;
      const page = newest.packs[stepId]?.find((each) => each.pageId === pageId);
      if (title === undefined || page === undefined) return wrong("expected a page of the programme");
      if ((parseStepId(stepId)?.session ?? 0) > STARTER_PARTS) {
        return wrong(`expected a page of the first ${STARTER_PARTS} sessions, which all packages have`);
      }
      if (page.help !== undefined) return wrong("expected a page that never brings the help card");
      const scene = steps.find((step) => step.programId === programId && step.value.step === stepId)?.value
        .scene;
      if (scene === undefined) return wrong("expected a page of a step with a picture");
      const asked = firstChoice(served, page);
      if (asked === undefined) return wrong("expected a page with a choice");
      const options = Object.values(asked.options).slice(0, SHOWN_OPTIONS);
      const { files, child } = composeScenes(scene);
      const shown: PageInside = {
        scene: files.start.path,
        child: child.start,
        title,
        question: asked.label,
        options,
      };
      return [shown];
    });
    return [programId, pages] as const;
  });
  return { inside: new Map(inside), mistakes };
}

/** The first widget of a page that is a choice. */
function firstChoice(
  { activities, configs }: PublishedContent,
  page: Parameters<typeof rootOf>[1] & { readonly activityId: string; readonly configId: string },
): z.output<typeof choice> | undefined {
  const activity = activities[page.activityId];
  const { configJson = {} } = configs[page.configId] ?? {};
  const widgets = activity === undefined ? [] : rootOf(activity, page);
  for (const { props, config } of widgets) {
    const found = z.safeParse(choice, config === undefined ? props : configJson[config]);
    if (found.success) return found.data;
  }
  return undefined;
}
