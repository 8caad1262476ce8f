import { needsCare } from "@mindle/domain/assessment/character-scores";
import type { Character } from "@mindle/domain/assessment/characters";
import type { FoundChild } from "@mindle/domain/assessment/found-child";
import { useTranslation } from "react-i18next";
import { Care } from "../../shell/care/care.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import type { Pose } from "../../ui/pictures/characters/parts.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import styles from "./auth.module.css";
import type { FoundResult } from "./use-found-result.ts";

const GIFTS = ["stays", "devices", "goesOn"] as const;

/** Beside anything else that was found, and before it is known, the child listens. */
const SMILES: Readonly<Partial<Record<FoundChild["kind"], Pose>>> = {
  calm: "done",
  chosen: "waving",
};

/**
 * Head of the sign-in after a test: the child that was found, its result one press away, and what an account gives. Where the result
 * asks for care, helplines come first.
 */
export function ResultHead({ path, details }: FoundResult) {
  const { t } = useTranslation("auth");
  const { found, characters = [], level } = details ?? {};
  const [character, other, ...others] = characters;
  const only = other === undefined ? character : undefined;
  const said = other !== undefined && others.length === 0 ? "two" : (found ?? "unknown");
  const isHeavy = level !== undefined && needsCare(level);
  const isCrisis = level === "crisis";
  const pose = (isHeavy ? undefined : SMILES[found ?? "loudest"]) ?? "listening";
  const nameOf = (one: Character | undefined) => (one === undefined ? "" : t(`names.${one}`));
  return (
    <>
      <Care level={level} />
      <header className={styles.found}>
        <div className={styles.foundPicture} data-pose={pose}>
          <CharacterArt key={only} character={only ?? "Mindle"} pose={pose} size={148} />
        </div>
        <h1 className={styles.foundTitle}>
          {details === undefined ? t("result.ready") : t("result.title", { nickname: details.nickname })}
        </h1>
        <p className={styles.text}>
          {t(`result.${isCrisis ? "help" : said}`, { name: nameOf(character), other: nameOf(other) })}
        </p>
        <LinkButton to={path} variant={isCrisis ? "primary" : "secondary"} block>
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
