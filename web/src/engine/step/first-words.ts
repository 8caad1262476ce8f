import type { Language } from "@mindle/domain/catalogue/language";
import { isRecord } from "@mindle/domain/content/props";
import type { StepPage } from "./step-page.ts";

/** What a page asks, or else its first words, by which one knows it again; of a question that nobody is to meet unasked, only the latter. */
export function firstWords({ components, configJson }: StepPage, language: Language): string | undefined {
  const said = components.flatMap(({ props, config, visible, notInJournal }) => {
    const given = config === undefined ? props : configJson[config];
    return visible === undefined && notInJournal === undefined && isRecord(given) ? [given] : [];
  });
  const texts = [...said.map(({ label }) => label), ...said];
  const words = texts.flatMap((text) => (isRecord(text) ? [text[language]] : []));
  const first = words.find((text) => typeof text === "string" && !/\{\w+\}/.test(text));
  return typeof first === "string" ? first.replaceAll(/\*\*|==/g, "").split("\n")[0] : undefined;
}
