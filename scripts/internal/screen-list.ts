import { answersAll, answersBy } from "@mindle/domain/testing/answers";
import { PRERENDERED } from "../../web/src/app/prerendered.ts";
import { submitWithoutWizard } from "./submit-assessment.ts";

/** A screen to take a picture of. */
export interface ScreenAddress {
  /** File name part. */
  readonly name: string;
  readonly path: string;
}

/** Every address that opens without signing in, but for the splash, which goes on by itself. */
const SCREENS: readonly ScreenAddress[] = [
  ...PRERENDERED.map(({ path }) => path).filter((path) => path !== "/landing/app"),
  "/schema/preparing",
  "/no-such-page",
].map((path) => ({ name: path === "/" ? "landing" : path.slice(1).replaceAll("/", "-"), path }));

/** All screens of the stack at `origin`, with results of every kind, which are submitted for it. */
export async function screensOf(origin: string): Promise<readonly ScreenAddress[]> {
  const result = async (name: string, parts: Parameters<typeof submitWithoutWizard>[1]) => ({
    name: `result-${name}`,
    path: await submitWithoutWizard(origin, parts),
  });
  return [
    ...SCREENS,
    await result("calm", { questions: answersAll("2") }),
    await result("look", { questions: answersBy({ Jumpy: "4", Pleaser: "4" }) }),
    await result("care", { questions: answersBy({ Shelly: "5" }) }),
    await result("chosen", { characters: ["Riggy", "Flippy"] }),
  ];
}
