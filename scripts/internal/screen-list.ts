import { answersAll, answersBy } from "@mindle/domain/testing/answers";
import { submitWithoutWizard } from "./submit-assessment.ts";

/** A screen to take a picture of. */
export interface ScreenAddress {
  /** File name part. */
  readonly name: string;
  readonly path: string;
}

/**
 * All screens that open without signing in: the pre-rendered `paths` but for the splash, which leads on by itself, and
 * results of every kind, which are submitted to the stack at `origin`.
 */
export async function screensOf(origin: string, paths: readonly string[]): Promise<readonly ScreenAddress[]> {
  const result = async (name: string, parts: Parameters<typeof submitWithoutWizard>[1]) => ({
    name: `result-${name}`,
    path: await submitWithoutWizard(origin, parts),
  });
  return [
    ...[...paths.filter((path) => path !== "/landing/app"), "/schema/preparing", "/no-such-page"].map(
      (path) => ({ name: path === "/" ? "landing" : path.slice(1).replaceAll("/", "-"), path }),
    ),
    await result("calm", { questions: answersAll("2") }),
    await result("look", { questions: answersBy({ Jumpy: "4", Pleaser: "4" }) }),
    await result("care", { questions: answersBy({ Shelly: "5" }) }),
    await result("chosen", { characters: ["Riggy", "Flippy"] }),
  ];
}
