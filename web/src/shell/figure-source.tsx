import type { Claim } from "@mindle/domain/catalogue/documents";
import { type Survey, surveyOf } from "@mindle/domain/catalogue/survey";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../platform/i18n/i18n.ts";

/** The survey behind a figure: who was asked and when. Without one it says that the figure is an example. */
export function FigureSource({ survey }: { readonly survey: Survey | null | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <small data-figure-source={survey ? "survey" : "example"}>
      {survey
        ? t("figure.survey", { population: survey.population[language], date: survey.date })
        : t("figure.example")}
    </small>
  );
}

/** What a claim rests on: the survey or the mark of its figure, the names of the people, or that an offer is no price yet. */
export function ClaimSource({ claim }: { readonly claim: Claim }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const survey = surveyOf(claim);
  if (claim.note === "team" && claim.percent === undefined) {
    return <small>{claim.authors?.map((author) => author[language]).join(", ")}</small>;
  }
  if (claim.note === "offer" && survey === undefined) {
    return <small data-figure-source="example">{t("figure.offer")}</small>;
  }
  return <FigureSource survey={survey} />;
}
