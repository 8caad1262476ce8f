import { Card, CardLink } from "../../../src/ui/layout/card.tsx";
import { TornEdge } from "../../../src/ui/layout/torn-edge.tsx";
import { CharacterArt } from "../../../src/ui/pictures/characters/character-art.tsx";
import { story } from "../../story.ts";
import styles from "./torn-edge.module.css";

export default [
  story({
    title: "Card",
    use: "A box around related content.",
    states: {
      Paper: ({ text }) => (
        <Card>
          <h3>{text("오늘의 목표", "Today’s goal")}</h3>
          <p>{text("잠깐 멈춰 서서 숨을 세어 봐요.", "Stop for a moment and count your breaths.")}</p>
        </Card>
      ),
      "Tinted, for emphasis": ({ text }) => (
        <Card background="tint" tone="jumpy">
          <h3>{text("밀린 이야기가 두 편 있어요", "Two sessions to catch up on")}</h3>
          <p>{text("천천히 하나씩 해도 괜찮아요.", "One at a time is fine.")}</p>
        </Card>
      ),
      "In a character’s colour": ({ text }) => (
        <Card tone="shelly" background="tint">
          <CharacterArt character="Shelly" pose="waving" size={96} />
          <p>{text("쉘리가 손을 흔들어요.", "Shelly waves to you.")}</p>
        </Card>
      ),
      "As a link": ({ text }) => (
        <div>
          {" "}
          <CardLink to="/">
            <h3>{text("불안을 다루는 여정", "A journey with anxiety")}</h3>
            <p>{text("열두 편의 이야기, 하루 10분", "Twelve sessions, ten minutes a day")}</p>
          </CardLink>
        </div>
      ),
      "Long text": ({ text }) => (
        <Card>
          <p>
            {text(
              "마음이 무거운 날에는 무엇을 해야 한다는 생각부터 내려놓아도 괜찮아요. 그저 오늘 하루 어떤 일이 있었는지, 그때 내 마음이 무엇을 바랐는지 한 줄만 적어 봐요.",
              "On a heavy day it is fine to put down the thought that something has to be done. Just write one line about what happened today, and what you were hoping for when it did.",
            )}
          </p>
        </Card>
      ),
    },
  }),
  story({
    title: "Torn edge",
    use: "Edge between two sections. At most one per screen.",
    layout: "wide",
    states: {
      "In the colour of the section below": () => (
        <div className={styles.sheet}>
          <TornEdge />
          <div className={styles.paper} />
        </div>
      ),
    },
  }),
];
