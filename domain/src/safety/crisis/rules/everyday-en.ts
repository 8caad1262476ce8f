import type { CrisisRule } from "../rule-set.ts";

/** Wishes, ways and farewells in words of every day, in English: nothing in them is named. */
export const EVERYDAY_EN: readonly CrisisRule[] = [
  {
    id: "now: too many",
    kind: "danger",
    now: true,
    find: [
      "(?:took|taken|swallowed|had|downed|popped|necked) <some>(?:1[2-9]|[2-9]\\d|\\d{3}|a dozen|fifteen|twenty|thirty|forty|fifty|sixty) (?:\\w+ ){0,3}(?:<pills>)",
    ],
    unless: [
      "(?:years? ago|last (?:year|month)|when i was|doctor|prescribed|over (?:the|a) (?:week|month|year)|(?:in|this) (?:a |the )?(?:week|month|year)|boxe?s?|milligrams?|mg|minutes)s?\\b",
    ],
  },
  {
    id: "others without me",
    kind: "danger",
    isPlain: true,
    find: [
      "(?:they|theyd|theyre|theyll|hed|shed|everyone|everybody|people|the (?:world|kids|children)|my (?:\\w+ )?(?:family|kids|children|wife|husband|parents|mum|mom|friends|partner|sons?|daughters?)) <some>better off <some>without me",
      "(?:they|theyd|theyll|everyone|everybody|people|my (?:family|kids|children|wife|husband|parents|friends)|the kids) <some>(?:get (?:on|by|along)|cope|manage|do|be|live|go on|carry on) <some>(?:fine|better|ok|okay|easier|happier|just the same) <some>without me(?! (?:this|for|at|on|in|while|when|until|tonight|today|next))",
      "without me <some>(?:they|theyd|everyone|everybody|my (?:family|kids|wife|husband|parents)) <some>(?:be|live|do|sleep|breathe) <some>(?:better|easier|happier|freer)",
    ],
  },
  {
    id: "what to live for",
    kind: "danger",
    isPlain: true,
    find: [
      "(?:what|who) (?:do|did|am|would|should|else do|have|is there|is left) (?:i |we )?(?:even |still |really |got |have |left |there )*(?:to )?(?:live|living|alive|breathing|existing|exist|go on|going on) for",
      "(?:nothing|no one|nobody|not much|little|what is|whats|anything) <some>(?:left )?(?:to live|to stay alive|worth living|to go on) for",
      "why (?:am i|do i|should i|would i) (?:even |still |bother |keep |go on |be )*(?:alive|living|live|exist|existing|breathing)(?: any\\s?more| at all|<stop>)",
    ],
    unless: ["(?:weekends?|days|moments|summers?|this is|pizza|rent|coffee) <some>(?:i|what) <some>live for"],
  },
  {
    id: "cannot go on",
    kind: "danger",
    isPlain: true,
    find: [
      "(?:cant|cannot|can not|couldnt|(?:dont|not) <some>(?:able|strong enough|know how)) <some>(?:go on|carry on|keep going|keep living|continue|live) (?:like this|living|any\\s?more|any longer|much longer)",
      "(?:cant|cannot|can not|couldnt|dont want|dont want to|wont) <some>(?:do|face|take|survive|bear|live|live through|get through|stand) (?:another|one more|a single|even one more) <some>(?:day|morning|night|hour|week|year) (?:of|in) (?:this life|my life|life|this body|living|being (?:alive|me|here)|existing|this world|this hell)",
      "(?:no|any) (?:strength|energy|will|fight) left to (?:go on|live|carry on|stay alive|keep going)",
    ],
  },
  {
    id: "to be run over",
    kind: "danger",
    isPlain: true,
    find: [
      "(?:throw\\w*|threw|fling\\w*|hurl\\w*|chuck\\w*) (?:myself|me) <some>(?:in front of|under|off|out of|before) (?:a |an |the |my |some |oncoming )*(?:<vehicle>|tracks?|<place>)",
      "(?:let|have|wait\\w* for|wish\\w*|hop\\w*|want\\w*) (?:that )?(?:a|the|some|any) (?:passing |speeding )?<vehicle> <some>(?:to )?(?:hits?|run over|runs over|runs?|kills?|flattens?) me",
      "(?:walk\\w*|step\\w*|run|wander\\w*) <some>(?:into|in|onto) (?:the|a) (?:busy )?(?:road|street|traffic|motorway|highway|tracks?) <some>(?:let|hope|hoping|wait for) ",
      "(?:think\\w*|thought|thoughts|imagin\\w+|want\\w*|urge|tempt\\w*|dream\\w*|pictur\\w+|could|feel like) <some>(?:of |about |to |just )?(?:driv\\w+|steer\\w*|crash\\w*|swerv\\w*) <some>(?:into|at|off) (?:a |the |that |some )?(?:tree|wall|barrier|pillar|lamp\\s?post|bridge|cliff|oncoming|lorry|truck|river)",
    ],
    unless: ["(?:game|driving test|lesson|film|stunt|cycl\\w+|nightmare about)s?\\b"],
  },
  {
    id: "called to a place",
    kind: "danger",
    isPlain: true,
    find: [
      "(?:river|bridge|water|roof|rooftop|ledge|cliffs?|tracks|edge|drop|rope|blades?|pills) (?:just |always |still |somehow )*(?:(?:keeps?|kept|is|are|was|were) )?(?:calling|calls|called|pulling|pulls|whispering|beckoning|waiting for) (?:to |out to |at )?me",
    ],
    unless: [
      "(?:swim\\w*|paddl\\w*|surf\\w*|fish\\w*|holiday|sail\\w*|paddl\\w*|climb\\w*|paint|photos?|walk)s?\\b",
    ],
  },
  {
    id: "following who died",
    kind: "danger",
    isPlain: true,
    find: [
      "(?:ill|i will|im going to|im gonna|i want to|id like to|i should|i would|i hope to|let me) (?:just |soon |only )*(?:follow|join|go after|go with|go where|be with) (?:him|her|them|you|my \\w+|mum|mom|dad)(?: too| soon)?,?\\s?...(?:died|is dead|passed(?: away)?|killed (?:him|her)self|is buried|buried|grave|in heaven)",
      "(?:died|is dead|passed away|killed (?:him|her)self|is buried|is gone) ...(?:ill|i will|im going to|im gonna|i want to|i should) (?:just |soon |only )*(?:follow|join|go after|go with|be with) (?:him|her|them)",
    ],
    unless: [
      "(?:recipes?|advice|footsteps|example|rules?|choir|club|church|team|class|instagram|funeral (?:is|at)|to the (?:hospital|funeral))s?\\b",
    ],
  },
  {
    id: "a will and gifts",
    kind: "danger",
    isPlain: true,
    find: [
      "(?:made|wrote|written|finished|signed|writing|making) (?:out )?(?:my|a) (?:own )?will(?:,| and|<stop>) ...(?:gave|given|giving|goodbye|letters?|note|said|found (?:a|someone)|passwords)",
      "(?:gave|given|giving) (?:away )?(?:all )?my <some>(?:away )?(?:and|,) ...(?:made|wrote|written) (?:out )?(?:my|a) will",
      "(?:gave|given|giving) (?:away )?(?:all of |all |everything|most of )?<some>(?:i own|my (?:things|stuff|belongings|possessions|guitar|records|books|clothes))(?: away)?,? (?:and|so) <some>(?:said (?:my )?goodbyes?|wrote (?:letters|my letters)|wont need|dont need (?:it|them) where)",
    ],
    unless: [
      "(?:mov(?:e|ed|ing)|solicitor|lawyer|estate|declutter\\w*|charity|emigrat\\w+|abroad|upgrade\\w*|new (?:flat|house|guitar))s?\\b",
    ],
  },
];
