import { needsCare } from "@mindle/domain/assessment/character-scores";
import { useTranslation } from "react-i18next";
import { Care } from "../../shell/care/care.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import type { Figure } from "../../ui/pictures/characters/palette.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import styles from "./auth.module.css";
import type { FoundResult } from "./use-found-result.ts";

const GIFTS = ["stays", "devices", "goesOn"] as const;

/**
 * Head of the sign-in after a test: the child that was found as a shadow, so that its result is what lights it, and what an account
 * gives. One that the person chose has no secret. Where the result asks for care, helplines come first; in a crisis
 * the mascot takes the place of the shadow.
 */
export function ResultHead({ path, details, isLoading, chosen }: FoundResult) {
  const { t } = useTranslation(["auth", "common"]);
  const { found, level, nickname = "" } = details ?? {};
  const isCrisis = level === "crisis";
  const kind = titleOf(details);
  return (
    <>
      <Care level={level} />
      <header className={styles.found} data-loading={isLoading || undefined}>
        {isLoading ? (
          <div className={styles.foundPicture}>
            {chosen !== undefined && <CharacterArt character={chosen} pose="listening" size={148} />}
          </div>
        ) : (
          <FoundPicture details={details} />
        )}
        <h1 className={styles.foundTitle}>{t(`result.${kind}`, { nickname })}</h1>
        {!isLoading && (details === undefined || isCrisis || found === "chosen") && (
          <p className={styles.text}>
            {t(`result.${isCrisis ? "help" : found === "chosen" ? "chosen" : "unknown"}`, {
              name: t(`common:names.${details?.characters[0] ?? "Riggy"}`),
            })}
          </p>
        )}
        <LinkButton to={path} state={{ chosen }} block>
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

/** Which title it is. It does not ask who was found in a crisis, or where the person has chosen the child. */
function titleOf(details: FoundResult["details"]) {
  if (details === undefined) return "ready";
  const { found, level } = details;
  if (level === "crisis" || found === "chosen") return "title";
  return found === "loudest" || found === "several" ? "who" : "look";
}

/** The shadows of the children that were found; the mascot's where there is none. */
function FoundPicture({ details }: Pick<FoundResult, "details">) {
  const { found, characters = [], level } = details ?? {};
  if (level === "crisis" || found === "chosen") {
    const pose = level !== undefined && needsCare(level) ? "listening" : "waving";
    const character = found === "chosen" ? characters[0] : undefined;
    return (
      <div className={styles.foundPicture} data-pose={pose}>
        <CharacterArt character={character ?? "Mindle"} pose={pose} size={148} />
      </div>
    );
  }
  const figures: readonly Figure[] = characters.length > 0 ? characters : ["Mindle"];
  const size = SHADOW_SIZES[figures.length - 1] ?? 72;
  return (
    <div className={styles.foundPicture} data-pose="listening" data-shadow>
      {figures.map((character) => (
        <CharacterArt key={character} character={character} pose="listening" size={size} />
      ))}
    </div>
  );
}

/** Of one, two and more shadows side by side, in pixels. */
const SHADOW_SIZES = [148, 120, 96] as const;
