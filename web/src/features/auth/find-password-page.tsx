import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/controls/button.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { EmailLinkPage, type LinksProps } from "./email-link/email-link-page.tsx";
import { LinkForm } from "./email-link/link-form.tsx";
import { emailState } from "./page-parameters.ts";

/** A new password by a link in a mail. */
export default function FindPasswordPage() {
  return (
    <EmailLinkPage
      purpose="findPassword"
      tone="shelly"
      openedTone="riggy"
      picture={<CharacterArt character="Shelly" pose="waving" size={148} />}
      openedPicture={<CharacterArt character="Riggy" pose="waving" size={132} />}
      Links={Links}
      Form={LinkForm}
    />
  );
}

function Links({ email, isRefused, query }: LinksProps) {
  const { t } = useTranslation("auth-link");
  const state = emailState(email);
  if (!isRefused) return null;
  return (
    <LinkButton to={`/auth/register${query}`} state={state} variant="quiet" block>
      {t("createAccount")}
    </LinkButton>
  );
}
