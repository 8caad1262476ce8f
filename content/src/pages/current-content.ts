import type { Programme } from "@mindle/domain/catalogue/programme";
import type { CompiledSteps } from "./compile.ts";
import { instanceOf, type PublishedContent } from "./published.ts";

/** What the authored steps are now: each programme in its present version. */
export function currentContent(
  { packs, activities, configs, replaced }: CompiledSteps,
  programmes: ReadonlyMap<string, Programme>,
): PublishedContent {
  const present = [...programmes].map(([id, meta]) => {
    const own = packs.filter((pack) => pack.programId === id);
    const instances = own.flatMap(({ afactoryData }) => afactoryData.map(instanceOf));
    return [
      id,
      {
        versions: {
          [meta.version]: {
            programme: meta,
            packs: Object.fromEntries(own.map((pack) => [pack.stepId, [...pack.afactoryData]])),
          },
        },
        replaced: Object.fromEntries(
          instances.flatMap((instance) => {
            const earlier = replaced.get(instance) ?? [];
            return earlier.length === 0 ? [] : [[instance, [...earlier]]];
          }),
        ),
      },
    ];
  });
  return {
    programmes: Object.fromEntries(present),
    activities: Object.fromEntries(activities),
    configs: Object.fromEntries(configs),
  };
}
