import { useTranslation } from "react-i18next";
import { BackLink } from "../../app/back-link.tsx";
import { ScreenTools } from "../../app/screen-tools.tsx";
import { Page } from "../../ui/page.tsx";
import { TopBar } from "../../ui/top-bar.tsx";

export default function DeveloperPage() {
  const { t } = useTranslation("developer");
  return (
    <Page tone="mindle" top={<TopBar start={<BackLink to="/" />} end={<ScreenTools />} />}>
      <h1>{t("title")}</h1>
    </Page>
  );
}
