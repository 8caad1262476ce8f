import type { CrisisRule } from "../rule-set.ts";

const TOLD = "(?:<told>)s?\\b";
const JOKE =
  "(?:<game>|process|server|bug|weeds?|mosquito\\w*|spiders?|wasps?|rats?|mouse|ants|the vibe|the mood|for a (?:decent|good|proper|coffee|nap|curry|sandwich)|feelings|(?:beat|kill) (?:him|her|them) at|shake (?:his|her|their) hand|email|message|hugs?|love him to bits|haha?|photos?|tomatoes|plants?|queen|shoot hoops|flu|wedding|film|high note|call you|budget|my feet|lol|sees the|if i forget|buying|time at|two birds|snor\\w+|conversation|zombies|laugh|snooze|my knees|for (?:eight|a) )s?\\b";

/** Thoughts and acts of harming others, in English. */
export const HARM_EN: readonly CrisisRule[] = [
  {
    id: "harm somebody",
    kind: "danger",
    find: [
      "(?:want|wanted|going|planning|plan|need|would like|thought about|think about|thinking about|thinking of|thoughts (?:of|about)|urges?|fantasi\\w+ about|could|might|will|gonna|ill|imagine|picture|dream (?:of|about)|scared|afraid|frightened|worry|ready|keep|way to|able|id|intend|awake) <most>(?:kill(?:ing)?|murder(?:ing)?|stab(?:bing)?|shoot(?:ing)?|strangl(?:e|ing)|smother(?:ing)?|poison(?:ing)?|hurt(?:ing)?|beat(?:ing)?|harm(?:ing)?|suffocat(?:e|ing)|drown(?:ing)?|smash(?:ing)?|push(?:ing)?|finish|end|choke|burn) (?:him|her|them|my (?:own |little )?(?:<relative>|girl|boy|baby|kids|family|whole)|someone|somebody|people|everyone|everybody|both of them|all of them|the (?:baby|kids?|children|boss|man|guy|whole|girl)|that (?:man|girl|bastard|bitch|woman|guy|boss)|this (?:man|woman)|us all)",
      "(?:(?:want|wanted|wish|like) <some>(?:him|her|them|my \\w+|my step\\w+|that (?:man|woman|bastard)) (?:to (?:die|stop breathing|burn|suffer|be dead)|dead|gone for good)|i want to be the one who|stop breathing and i want|see him burn)",
      "(?:(?:shoot(?:ing)?|blow(?:ing)?|burn(?:ing)?|bomb\\w*|set(?:ting)? fire to|shoot) (?:up |down |to )?(?:the|that|this|my|a) (?:school|office|place|building|house|work\\w*|church|party|platoon)|(?:hall|school|office|platoon) <some>(?:and me )?with a gun|bring (?:my )?(?:dads |the |a )?gun in|make them all (?:sorry|pay)|rifle on the|hit list|mass shooting|got a list<stop>)",
      "(?:(?:hurt|hurting|kill|harm|shoot) (?:people|everyone|someone|somebody|kids) (?:at|in|on|there|really|for real|bad)|(?:deserves?|need) to die <some>for what (?:he|she|they)|(?:deserve|going to) (?:it|pay) and i|(?:hes|shes|theyre) going to pay with)",
      "(?:ill|i will|going to|gonna|id|im gonna|i am going to|i swear ill|ill finish) (?:kill|stab|shoot|murder|end|finish) (?:him|her|them|us all|that \\w+|my \\w+|all of us)",
      "(?:(?:stab|kill|strangl|smother|murder|poison)(?:ling|ing|e)? (?:my|both|his|her|him|them|the) <some>(?:in (?:his|her|their) sleep|while (?:he|she) sleeps|one of these days|and then (?:myself|me)|both|i know)|thought through how id|plan(?:ned|ning)? (?:to kill|how to kill|it in the daytime)|bought the knife|ive planned it|whole family in|get(?:ting)? the axe|get away with it)",
      "(?:(?:take|bring|send|none of) (?:the |my |our |of )?(?:kids|children|baby|boys|girls|us|family) (?:with me|out with|suffer|see another|woke up|had to|to heaven)|finish us all|(?:car|us) <some>(?:with me|w me|me and) <some>(?:my ex|the twins|and the (?:kids|twins)|in it)|kids and all|all her morphine at once)",
      "(?:(?:carving knife|knife|axe) <some>(?:and )?imagine|(?:hands|cushion|pillow) (?:round|around|over|at) (?:his|her|my toddlers|my \\w+s) (?:neck|throat|face)|imagine doing it<stop>|pressing it down|do to my (?:father|mother|husband) what|skull while)",
      "(?:fantasi\\w+|dream\\w*|think\\w*|thought|imagin\\w*|pictur\\w*|plan\\w*|obsess\\w*) <some>(?:about |of )?(?:killing|stabbing|shooting|strangling|poisoning|murdering|hurting|beating|torturing) <some>(?:him|her|them|my|the|that|someone|somebody|people|everyone)",
    ],
    unless: [
      TOLD,
      JOKE,
      "(?:(?:he|she|dad|father|mother|they|ex|hed|shed|hell) (?:is|s|says?|said|swore|would|will|ll|has|threat\\w+|was|hes )|said he|he told|threatens?|if (?:i|you) (?:leave|tell|go)|scared (?:he|she|of him)|hunt me|(?:hurt|burn|beat|hit) me|my (?:wrist|knee|back) hurts|marry\\w*|in case he|never hurt)s?\\b",
    ],
  },
  {
    id: "harm a child",
    kind: "danger",
    find: [
      "(?:shake|shook|shaking|smother\\w*|drop|dropping|throw|throwing|hurt|hurting|harm|drown|drowning|suffocate|strangl\\w*|hit|kill|killing|choke|push) (?:her|him|it|<child>) <some>(?:until|till|down|out|against|in the|off|again|one|because|to stop|so|and|when she|when he|<stop>|with|yesterday|too|if|just)",
      "(?:thoughts? of|urge to|pictures? (?:of|in my head of)|picture|imagine|think of|thinking of|thinking about|thinking|scared ill|want to|wanted to|scared i will|afraid i will|afraid ill|going to|about) <some>(?:shak(?:e|ing)|drop(?:ping)?|throw(?:ing)?|hurt(?:ing)?|smother(?:ing)?|drown(?:ing)?|strangl(?:e|ing)|put(?:ting)? a pillow|press\\w*|kill\\w*) <some>(?:her|him|it|<child>|cushion|pillow)",
      "(?:(?:pillow|cushion|hands) (?:over|round|around|on) (?:her|his|the babys|my \\w+s) (?:face|throat|neck|mouth)|(?:hold|held|holding|put\\w*) (?:the|a) (?:pillow|cushion) over (?:him|her|them)|trust myself (?:alone )?with (?:him|her|the)|hands around his neck)",
      "i <some>(?:shook|slapp?ed?|hit|pinch|smacked|beat|hurt|burned) <some>(?:<child>|my (?:mum|gran|mother|dad|father|nan)) <some>(?:yesterday|across|again|hard|when|and i|she|he|and wanted|<stop>)",
      "(?:(?:baby|newborn|toddler|son|daughter|girl) <some>(?:screaming|crying|cot|crib) ..(?:shake|pillow|throw|hurt|smother|drop)|(?:shake|throw|drop) her (?:until|down|out)|quiet for\\s?ever|until it stops crying|let him fall|hold(?:ing)? the pillow)",
      "(?:voices?|something in my head|the tv) <some>(?:tell\\w*|says?|say|order\\w*|command\\w*|keeps? saying|want\\w*) <some>(?:me |to |that )*(?:kill|hurt|stab|jump|do it|evil|die|end|drown|burn|she|hes)",
      "(?:(?:almost|nearly) (?:dropped|threw|shook|hit|smothered|hurt|drowned|killed) (?:the|my|our) (?:baby|son|daughter|kid|toddler)|(?:flashes|images|visions|pictures|dreams?) of (?:stabbing|hurting|killing|shaking|dropping|strangling|drowning)|(?:snap|lose it|lose control) and (?:kill|hurt|shake|hit))",
      "(?:voices? <most>(?:push|kill|hurt|stab|jump|do it|shoot|burn|step off|die|end)|(?:take|drive|driving|taking) (?:the whole|all of|us all|everyone|my whole) (?:family|us)?<some>(?:and|with|out|into|together)?|something in (?:his|her|their) (?:tea|food|drink|coffee))",
    ],
    unless: [
      TOLD,
      "(?:printer|<game>)s?\\b",
      "(?:(?:he|dad|daddy|husband|mum|mom|she|they|my (?:ex|husband|wife|partner|boyfriend)) (?:\\w+ )?(?:shook|hits?|threw|hurts?|shakes|beats?|has|throws?|dropped|pushed)|ball|dog hit|hugs|homework|hurt (?:his|her) feelings|tantrum|swimm\\w+|drop (?:him|her|the kids|them) (?:off|at)|to school|football|photograph|hit the ball|bike|fell)s?\\b",
    ],
  },
];
