import { GENDERS, OCCUPATIONS } from "@mindle/domain/account/profile";
import { additionalInfo, consentTexts } from "@mindle/domain/api/auth";
import { CONSENTS } from "@mindle/domain/policy/consents";
import { parseStepId } from "@mindle/domain/programme/step";
import { toLocal } from "@mindle/domain/reminders/config";
import * as z from "zod/mini";
import { weekdayNames } from "../../i18n/week.ts";
import { findDocuments, idOf, time } from "./documents.ts";
import {
  type DocumentSection,
  day,
  dayAndTime,
  describeEach,
  type Fact,
  type ReportContext,
  type ReportSection,
} from "./report-parts.ts";

const user = z.object({
  email: z.nullable(z.string()),
  additionalInfo,
  createdAt: time,
  timezoneOffset: z.optional(z.nullable(z.number())),
});

const USER_PATH = /^users\/[^/]+$/;

/** What the user has said of themselves. */
export function aboutSection(context: ReportContext): DocumentSection {
  const { t, documents } = context;
  return describeEach(
    t("file.about.title"),
    t("file.about.nothing"),
    findDocuments(documents, USER_PATH, user),
    (found) => {
      const { nickname, birthYear, gender, occupation } = found.additionalInfo;
      const knownGender = GENDERS.find((known) => known === gender);
      const knownOccupation = OCCUPATIONS.find((known) => known === occupation);
      const unsaid = t("file.unsaid");
      const facts: readonly Fact[] = [
        [t("mypage:profile.name"), nickname ?? unsaid],
        [t("mypage:profile.email"), found.email ?? unsaid],
        [
          t("mypage:profile.birthYear"),
          birthYear === undefined ? unsaid : t("mypage:profile.year", { year: birthYear }),
        ],
        [
          t("mypage:profile.gender"),
          knownGender === undefined ? (gender ?? unsaid) : t(`mypage:profile.genders.${knownGender}`),
        ],
        [
          t("mypage:profile.occupation"),
          knownOccupation === undefined
            ? (occupation ?? unsaid)
            : t(`mypage:profile.occupations.${knownOccupation}`),
        ],
        [t("file.about.since"), day(context, found.createdAt)],
      ];
      return { parts: [{ facts }] };
    },
  );
}

const programme = z.object({
  usageInfos: z.array(z.object({ openedAt: time, closedAt: time })),
  stepFinished: z.array(z.object({ stepId: z.string() })),
});

/** The programmes the user was given, and the finished steps of each. */
export function programmesSection(context: ReportContext): DocumentSection {
  const { t, documents, language, programmes } = context;
  return describeEach(
    t("file.programmes.title"),
    t("file.programmes.nothing"),
    findDocuments(documents, /^users\/[^/]+\/programs\//, programme),
    ({ usageInfos, stepFinished }, path) => {
      const meta = programmes[idOf(path)];
      const steps = stepFinished.map(({ stepId }) => {
        const place = parseStepId(stepId);
        const title = meta?.steps[stepId]?.title[language];
        const name = place === undefined ? stepId : t("file.programmes.step", { ...place });
        return title === undefined ? name : `${name}: ${title}`;
      });
      return {
        title: programmeName(context, idOf(path)),
        parts: [
          {
            facts: usageInfos.map(
              ({ openedAt, closedAt }): Fact => [
                t("file.programmes.open"),
                t("file.programmes.period", { from: day(context, openedAt), to: day(context, closedAt) }),
              ],
            ),
          },
          ...(steps.length === 0 ? [] : [{ title: t("file.programmes.finished"), texts: steps }]),
        ],
      };
    },
  );
}

/** A programme's public name; its id where that is not known. */
export function programmeName({ programmes, language }: ReportContext, programId: string): string {
  return programmes[programId]?.programName[language] ?? programId;
}

const flag = z.boolean();

const reminder = z.object({
  time: z.object({ hour: z.int(), minute: z.int() }),
  days: z.tuple([flag, flag, flag, flag, flag, flag, flag]),
  enabled: flag,
});

/** The reminders in the user's local time. */
export function remindersSection(context: ReportContext): DocumentSection {
  const { t, documents, language } = context;
  const [[, owner] = []] = findDocuments(documents, USER_PATH, user);
  const offset = owner?.timezoneOffset ?? 0;
  return describeEach(
    t("file.reminders.title"),
    t("file.reminders.nothing"),
    findDocuments(documents, /^users\/[^/]+\/notifications\//, reminder),
    (stored) => {
      const { time: at, days, enabled } = toLocal(stored, offset);
      const names = weekdayNames(language).flatMap(({ name }, weekday) => (days[weekday] ? [name] : []));
      const clock = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" });
      return {
        parts: [
          {
            facts: [
              [t("file.reminders.time"), clock.format(Date.UTC(2026, 0, 1, at.hour, at.minute))],
              [t("file.reminders.days"), names.join(", ") || t("file.reminders.noDay")],
              [t("file.reminders.state"), t(enabled ? "file.reminders.on" : "file.reminders.off")],
            ],
          },
        ],
      };
    },
  );
}

const datedReminder = z.object({ programId: z.string(), stepId: z.string(), dueAt: time });

/** The reminders of one date that pages have set. */
export function datedRemindersSection(context: ReportContext): DocumentSection {
  const { t, documents } = context;
  const found = findDocuments(documents, /^users\/[^/]+\/reminders\//, datedReminder);
  return describeEach(
    t("file.datedReminders.title"),
    t("file.datedReminders.nothing"),
    found.toSorted(([, one], [, other]) => one.dueAt - other.dueAt),
    ({ programId, stepId, dueAt }) => {
      const place = parseStepId(stepId);
      const step = place === undefined ? stepId : t("file.programmes.step", { ...place });
      return {
        title: dayAndTime(context, dueAt),
        parts: [{ texts: [programmeName(context, programId), step] }],
      };
    },
  );
}

const consenting = z.object({ consents: z.object({ ...consentTexts.shape, givenAt: time }) });

/** What the user has consented to, with the dates of the texts. Another section reports the rest of the user's document. */
export function consentsSection(context: ReportContext): ReportSection {
  const { t, documents } = context;
  const entries = findDocuments(documents, USER_PATH, consenting).map(([, { consents }]) => {
    const facts: readonly Fact[] = [
      ...CONSENTS.map((consent): Fact => {
        const text = t("file.consents.text", { date: consents[consent] });
        return [t(`file.consents.${consent}`), text];
      }),
      [t("file.consents.at"), dayAndTime(context, consents.givenAt)],
    ];
    return { parts: [{ facts }] };
  });
  const title = t("file.consents.title");
  return entries.length > 0 ? { title, entries } : { title, lead: t("file.consents.nothing"), entries };
}
