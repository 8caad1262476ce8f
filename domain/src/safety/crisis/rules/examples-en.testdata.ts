import { EXAMPLES_EN_OTHERS } from "./examples-en-others.testdata.ts";

/** For each English rule, sentences that it finds, and near misses that share its words and that no rule finds. */
export const EXAMPLES_EN: Readonly<
  Record<string, { readonly yes: readonly string[]; readonly no: readonly string[] }>
> = {
  "now: at the place": {
    yes: [
      "I'm sitting on the edge of the roof right now",
      "waiting for the next train to step out",
      "I'm in the garage with the engine running",
    ],
    no: ["The cafe is next to the bridge", "We parked on the roof of the shopping centre"],
  },
  "now: swallowed": {
    yes: [
      "I just swallowed the whole bottle of tablets",
      "took about thirty of them an hour ago",
      "I've already drunk the bleach",
    ],
    no: ["I just took the bins out", "He swallowed his pride and called back"],
  },
  "now: means at hand": {
    yes: [
      "the rope is tied and I'm ready",
      "I have the gun in my hand",
      "my tablets are counted out in front of me",
    ],
    no: ["I have a new knife for bread", "The rope of the swing is too short"],
  },
  "now: bleeding": {
    yes: [
      "it won't stop bleeding and I'm getting scared",
      "I cut too deep this time",
      "there's blood all over the bathroom and I'm dizzy",
    ],
    no: ["My gums won't stop hurting since the dentist", "The colours bled in the wash"],
  },
  "now: a time is set": {
    yes: ["I'm going to kill myself tonight", "Tonight is the night I end it", "I'll be dead by the morning"],
    no: ["Tonight we are going to the theatre", "I'll be home by the evening"],
  },
  "now: last words": {
    yes: [
      "By the time anyone reads this I won't be there",
      "this is my last message, thank you for everything",
      "the letters are written and on the table",
    ],
    no: ["This is my last week at school", "The letters in the menu are too small"],
  },
  "now: harming others": {
    yes: [
      "I'm outside his house with a knife",
      "I'm standing over her bed with a pillow",
      "he is asleep and I'm going to stab him",
    ],
    no: ["I'm outside his house with the pizza", "She is asleep with her head on my pillow"],
  },
  "wish to die": {
    yes: ["I want to die so much", "I wish I was dead", "please let me die"],
    no: ["I'm dying to see the new season", "I want to dye my hair before the wedding"],
  },
  "death as relief": {
    yes: [
      "I'd be better off dead",
      "death would be such a relief",
      "I keep seeing my own funeral and it feels right",
    ],
    no: ["The dead tree would look nicer with lights", "It was a relief to finish the tax form"],
  },
  "if i were dead": {
    yes: [
      "they would all be happier without me",
      "nobody would notice if I died",
      "I'm a burden to my whole family",
    ],
    no: ["They were happy to start without me", "Nobody noticed my new glasses"],
  },
  "kill oneself": {
    yes: ["I think about killing myself every day", "I want to end my life", "someone please kill me"],
    no: ["The heat is killing my tomatoes", "I want to end my contract in May"],
  },
  "suicide, named": {
    yes: [
      "I'm suicidal again",
      "I tried to hang myself when I was a student",
      "my second attempt, and I couldn't even do that",
    ],
    no: ["I did a course on suicide prevention", "It was my third attempt at sourdough"],
  },
  "not to live": {
    yes: [
      "I don't want to live any more",
      "I see no reason to keep living",
      "what's the point of being alive",
    ],
    no: ["I don't want to live in London", "What's the point of a meeting without an agenda"],
  },
  "weary of life": {
    yes: ["I'm so tired of living", "I hate that I woke up again", "I just want to stop existing"],
    no: ["I'm tired of living with my parents", "I hate that I woke up so late"],
  },
  "not to wake or exist": {
    yes: ["I pray that I won't wake up", "I wish I had never been born", "I want to disappear for good"],
    no: ["I didn't wake up in time for the bus", "I want to disappear to a beach for a week"],
  },
  "taken by god or an accident": {
    yes: [
      "I beg God to take me",
      "I hope a truck hits me on the way",
      "I've stopped taking my heart tablets because I want to go",
    ],
    no: ["I hope the bus comes soon", "Can God help me find my keys, said grandma"],
  },
  "following the dead": {
    yes: [
      "I want to join my husband in the grave",
      "when my dog dies I'll go too",
      "I just want to be with my mum again",
    ],
    no: ["I want to join a choir this year", "When my class is over I'll go shopping"],
  },
  "no future, a date": {
    yes: [
      "I won't be here by summer",
      "I've picked a date, nobody knows",
      "I don't plan to stay, I won't see christmas",
    ],
    no: ["We picked a date for the wedding", "The shop won't open before Christmas"],
  },
  "ways to die": {
    yes: [
      "what is the least painful way to die",
      "how many pills would kill me",
      "I looked up carbon monoxide last night",
    ],
    no: ["What is the quickest way to the station", "How many pills are in a pack of vitamins"],
  },
  hanging: {
    yes: [
      "I think about hanging myself in the shed",
      "I put the belt around my neck just to see",
      "there's a noose in my closet",
    ],
    no: ["I'm hanging the curtains today", "My belt is too long"],
  },
  "jump or be run over": {
    yes: [
      "I think about jumping off the bridge",
      "I want to walk into the sea and not come back",
      "sometimes I nearly step in front of a train",
    ],
    no: ["We walked over the bridge for ice cream", "I jumped at the chance to go by train"],
  },
  "pills and poison": {
    yes: [
      "I've been saving up my sleeping pills",
      "I took too many tablets in May",
      "sometimes I think I should drink bleach",
    ],
    no: ["I picked up my tablets at the pharmacy", "I bought bleach for the bathroom"],
  },
  "gun, blade or fire": {
    yes: [
      "I put the gun in my mouth some nights",
      "I want to slit my wrists",
      "I keep a razor hidden in my room",
    ],
    no: ["The glue gun is in the drawer", "My new razor is very smooth"],
  },
  "cuts oneself": {
    yes: ["I cut my arms when I fail", "I started cutting again", "hurting myself is all that helps me"],
    no: ["I cut the onions and the bread", "Cutting the grass took all day"],
  },
  "burns or hits oneself": {
    yes: [
      "I bang my head against the wall until it stops",
      "I put out cigarettes on my arm",
      "I wear long sleeves so nobody sees",
    ],
    no: ["I hung the picture on the wall", "The sleeves of my coat are too long"],
  },
  farewell: {
    yes: [
      "I wrote a goodbye letter to my parents",
      "I've put my affairs in order so nobody has trouble",
      "when you read this I'm sorry",
    ],
    no: ["I wrote a letter to the bank", "We put the chairs in order of size"],
  },
  "harm somebody": {
    yes: [
      "I want to kill my stepfather and I know how",
      "I've been thinking of stabbing him",
      "I want to shoot up that school",
    ],
    no: ["I'd kill for a coffee", "I want to thank my teacher before I leave school"],
  },
  "harm a child": {
    yes: [
      "I think about shaking the baby until she is quiet",
      "I'm scared I'll throw him against the wall",
      "the voices say kill her",
    ],
    no: ["I shook the rattle until the baby laughed", "The voices of the choir were lovely"],
  },
  ...EXAMPLES_EN_OTHERS,
};
