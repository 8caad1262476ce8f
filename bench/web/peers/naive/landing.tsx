import { CHARACTERS } from "@mindle/domain/assessment/characters";
import texts from "../../../../web/src/locales/ko/landing.ts";

/** The landing page's question and its five answers. */
export function Landing() {
  return (
    <main>
      <h1>{texts.hero.title}</h1>
      <p>{texts.hero.lead}</p>
      <ul>
        {CHARACTERS.map((character) => (
          <li key={character}>
            <a href={`/questions?character=${character}`}>{texts.causes[character]}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
