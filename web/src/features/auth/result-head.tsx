import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/button.tsx";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./auth.module.css";
import type { FoundResult } from "./use-found-result.ts";

const GIFTS = ["stays", "devices", "goesOn"] as const;

/** Head of the sign-in after a test: the child that was found, its result one press away, and what an account gives. */
export function ResultHead({ path, details }: FoundResult) {
  const { t } = useTranslation("auth");
  const { found = "unknown", character, helpFirst = false } = details ?? {};
  return (
    <>
      <header className={styles.found}>
        <div className={styles.foundPicture}>
          <CharacterArt
            key={character}
            character={character ?? "Mindle"}
            pose={found === "calm" ? "done" : "waving"}
            size={148}
          />
        </div>
        <h1 className={styles.foundTitle}>
          {details === undefined ? t("result.ready") : t("result.title", { nickname: details.nickname })}
        </h1>
        <p className={styles.text}>
          {t(`result.${helpFirst ? "help" : found}`, {
            name: character === undefined ? "" : t(`names.${character}`),
          })}
        </p>
        <LinkButton to={path} variant={helpFirst ? "primary" : "secondary"} block>
          {t("login.skip")}
        </LinkButton>
      </header>
      <section className={styles.gifts}>
        <h2>{t("result.gives")}</h2>
        <ul>
          {GIFTS.map((gift) => (
            <li key={gift}>
              <Icon name="check" size={20} />
              {t(`result.gifts.${gift}`)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
