import { POLICY_DATES, TERMS } from "@mindle/domain/policy/terms";
import { useTranslation } from "react-i18next";
import { Link } from "../../ui/controls/link.tsx";
import { PolicyDocument } from "./policy-document.tsx";

/** Terms of use. */
export default function UsagePage() {
  const { t } = useTranslation(["policy-usage", "common"]);
  return (
    <PolicyDocument
      title={t("common:titles.usage")}
      lead={t("lead")}
      date={POLICY_DATES.usage}
      labels={{ effective: t("effective"), contents: t("contents") }}
      short={t("short", { returnObjects: true, ...TERMS })}
      sections={t("sections", { returnObjects: true, ...TERMS })}
      extras={{ health: <HelpNow /> }}
      other={{ to: "/policy/privacy", label: t("other") }}
    />
  );
}

function HelpNow() {
  const { t } = useTranslation();
  return (
    <p>
      <Link to="/help">{t("getHelp")}</Link>
    </p>
  );
}
