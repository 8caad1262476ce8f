/** The same for violence by others, eating and panic. */
export const EXAMPLES_EN_OTHERS: Readonly<
  Record<string, { readonly yes: readonly string[]; readonly no: readonly string[] }>
> = {
  "somebody hits": {
    yes: ["my husband punched me in the stomach", "she threw a plate at me", "dad beats me with a cable"],
    no: ["My husband hit the brakes", "She threw a party for her mother"],
  },
  "being beaten": {
    yes: [
      "I get beaten if I come home late",
      "somebody in this house is hurting me",
      "I was attacked on the way home",
    ],
    no: ["We got beaten three nil", "I was hit by a wave at the beach"],
  },
  "neck and weapons": {
    yes: [
      "he put his hands around my neck",
      "she held a knife to my throat",
      "he strangled me until I passed out",
    ],
    no: ["I put a scarf around my neck", "He held the door for me"],
  },
  "wounds and excuses": {
    yes: [
      "I have another black eye",
      "he broke my nose on Sunday",
      "I told the doctor I fell down the stairs",
    ],
    no: ["I broke my watch on Sunday", "I told the doctor about my cough"],
  },
  threatened: {
    yes: [
      "he says he'll kill me if I leave",
      "my ex threatened to burn my house",
      "he kicked the door in and I hid",
    ],
    no: ["He says he'll call me if it rains", "The clouds threatened to spoil the picnic"],
  },
  "locked in, controlled": {
    yes: [
      "he locks me in the bedroom all day",
      "my boss took my passport",
      "I'm scared to go home because of my dad",
    ],
    no: ["I locked my keys in the car", "I'm scared of spiders"],
  },
  stalked: {
    yes: [
      "my ex keeps waiting outside my work",
      "a man follows me home every night",
      "he put a tracker under my car",
    ],
    no: ["My dog follows the cat", "My neighbour waits at the bus stop every day"],
  },
  touched: {
    yes: ["my uncle touches me at night", "he put his hand up my skirt", "I was raped two years ago"],
    no: ["My uncle touched on an old story", "He put his hand up to ask a question"],
  },
  forced: {
    yes: ["he forces me to have sex", "I said no and he did it anyway", "I woke up and he was on top of me"],
    no: ["I forced the window open", "I said no and he bought the sofa in blue"],
  },
  "pictures as a threat": {
    yes: [
      "he wants to send my nudes to my parents",
      "someone is blackmailing me",
      "she recorded me in the shower",
    ],
    no: ["She sends me recipes from her mother", "They recorded a new album"],
  },
  "seen and told by a child": {
    yes: [
      "daddy hurts mummy",
      "my coach did things to me in the van, he made me",
      "I can hear him hitting her through the wall",
    ],
    no: ["Daddy made pancakes for mummy", "I can hear him singing in the kitchen"],
  },
  "makes oneself sick": {
    yes: ["I make myself throw up after dinner", "I put my fingers down my throat", "I purge every evening"],
    no: ["I make myself a sandwich after work", "I had to clean my drawers this evening"],
  },
  "does not eat": {
    yes: ["I haven't eaten since Monday", "four days without food now", "I'm starving myself until June"],
    no: ["I haven't slept since Monday", "I'm starving, is lunch ready"],
  },
  "weight and counting": {
    yes: [
      "I weigh myself ten times a day",
      "laxatives every night, and still too big",
      "I'm terrified of gaining weight",
    ],
    no: ["The parcel was too big for the letter box", "I carried ten bags up the stairs"],
  },
  "binges and disorders by name": {
    yes: ["I binge until it hurts and then I cry", "my anorexia is back", "I eat in secret every night"],
    no: ["We binged the whole series on Sunday", "I eat at my desk every day"],
  },
  "panic, named": {
    yes: ["I had a panic attack at work", "a sudden wave of terror in the shop", "please talk me through it"],
    no: ["Don't panic, I tell my students", "A sudden wave of customers came in"],
  },
  "breath and heart": {
    yes: [
      "I can't get any air",
      "my heart is racing and it frightens me",
      "I think I'm having a heart attack",
    ],
    no: ["I got some fresh air", "My heart melted when the baby laughed"],
  },
  "body and unreal": {
    yes: ["my hands went numb and I had to sit", "everything feels unreal", "the walls are closing in on me"],
    no: ["My hands are cold from the snow", "The walls are painted blue now"],
  },
};
