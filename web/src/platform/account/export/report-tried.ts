import type { OwnTry } from "@mindle/domain/programme/tries";
import { day, type Fact, type ReportContext, type ReportEntry, type ReportSection } from "./report-parts.ts";

/** What the person tried, act by act, as the journal lays it side by side. A sealed one is its topic and its day. */
export function triedSection(context: ReportContext, tries: readonly OwnTry[] | "unread"): ReportSection {
  const { t } = context;
  const title = t("journal:tried.title");
  if (tries === "unread") return { title, lead: t("journal:tried.unread"), entries: [] };
  if (tries.length === 0) return { title, lead: t("journal:tried.empty.title"), entries: [] };
  return { title, lead: t("journal:tried.lead"), entries: tries.map((act) => entryOf(context, act)) };
}

function entryOf(context: ReportContext, act: OwnTry): ReportEntry {
  const title = `${act.topic} · ${day(context, act.at)}`;
  return { title, parts: [{ facts: act.isSealed ? sealedFacts(context, act) : factsOf(context, act) }] };
}

function sealedFacts(context: ReportContext, act: OwnTry): Fact[] {
  return [[context.t("journal:tried.outcome.sealed"), opensOn(context, act.day)]];
}

/** When something opens that is folded away: on a day, or once the person has told how it went. */
export function opensOn(context: ReportContext, on: string | undefined): string {
  const { t } = context;
  if (on === undefined) return t("journal:tried.sealed.dayless");
  return t("journal:tried.sealed.day", { day: day(context, Date.parse(on)) });
}

function factsOf({ t }: ReportContext, { asked, words, outcome, gap }: OwnTry): Fact[] {
  const missing = t("journal:tried.missing");
  const said = (part: "act" | "feared" | "predicted" | "happened" | "learned"): Fact[] =>
    asked.includes(part) ? [[t(`journal:tried.part.${part}`), words[part] ?? missing]] : [];
  const numbers: Fact[] =
    gap === undefined ? [] : [[t("journal:tried.gap.title"), t("journal:tried.gap.row", { ...gap })]];
  const beliefs: Fact[] = asked.includes("before")
    ? (["before", "after"] as const).map((time) => [
        `${t("journal:tried.part.believed")} · ${t(`journal:tried.${time}`)}`,
        words[time] ?? missing,
      ])
    : [];
  return [
    ...said("act"),
    ...said("feared"),
    ...said("predicted"),
    [t("journal:tried.part.outcome"), words.done ?? t(`journal:tried.outcome.${outcome ?? "open"}`)],
    ...said("happened"),
    ...numbers,
    ...beliefs,
    ...said("learned"),
  ];
}
