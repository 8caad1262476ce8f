import type { CrisisRule } from "../rule-set.ts";

const TOLD = "(?:<told>)s?\\b";
const GAME = "(?:<game>)s?\\b";
const KITCHEN =
  "(?:cook\\w*|vegetables|onions?|chopp\\w+|slicing (?:the|veg|bread)|oven tray|oven rack|toast|kettle of tea|barbecue|bbq|sausages?|(?:nick|cut)\\w* shaving|sunburn\\w*|beach|razor burn|haircut|fringe|bangs|grass|lawn|paper|tin lid|steri|plasters?|garden|roses?|cat scratch\\w*|rose bushes|bakery|tattoo|piercing|acupuncture|spin class|physio|chillies)s?\\b";
const OUTING =
  "(?:bungee|parachute|skydiv\\w*|swim\\w*|pool|trampoline|the cat (?:jump|fell)\\w*|zip\\s?line|photos?|sunset|picnic|ice cream|with the (?:kids|family)|with my (?:daughter|son|kids)|for charity|hospice|shed|high board|garage roof|whole family|football|cathedral tour|repairs?|fixed|roofer|ripening|typhoon|view|closed|dentist|pitch|wedding|canyon|rucksack|goalkeeper|scouts|course|out of bed|at the chance|conclusions|skin|athletics|train(?:ing)? for|horizon|moher)s?\\b";

/** Ways to die, self-harm and a farewell, in English. */
export const MEANS_EN: readonly CrisisRule[] = [
  {
    id: "ways to die",
    kind: "danger",
    find: [
      "painless(?:ly)? (?:ways?|methods?)<stop>",
      "(?:painless|easiest|quickest|least painful|fastest|cleanest|peaceful|quiet|gentle|best|easy|quick|surest|ways?|method|how) <some>(?:ways? )?(?:to|of|people) (?:die|go(?! home| to)|kill|end (?:it|my|your|a life)|dying|commit|hang|overdose|suicide|disappear forever)",
      "(?:how (?:to|do (?:i|people|you)) (?:die|kill (?:my|your)self|hang|overdose|tie a noose|drown|end (?:it|my life))|figur\\w+ out how to die)",
      "how (?:many|much|long|high|tall|deep|fast) <most>(?:<pills> (?:would|does|do i|will|it takes|to (?:die|kill|take|end)|is enough|are enough)|kill|fatal|die|lethal|drown|to be enough|would be enough|dont survive|it would take|id need|is needed|it takes to die|bleed|floors?|is enough|school would need)",
      "(?:(?:how (?:high|tall|deep) (?:it|the|a)|the heights?|times its quiet|(?:its|is) the drop)|working out how (?:high|much|many)|(?:lethal|fatal) (?:dose|amount|height|drop))",
      "(?:reading|looked?|looking|researched|searching|search|googl\\w+|google|history|read|forums?) ..(?:ways to|how to die|hang|suicide|overdose|too many|lethal|fatal|bridges near|painless|train timetables|drown|noose|carbon|end it|die)",
      "(?:carbon monoxide|exhaust (?:pipe|fumes)|helium|nitrogen|exit bag|plastic bag (?:over|and the)|charcoal ..(?:car|room|bathroom|sealed|tape|tent|post|burn|came|arrived)|gas (?:tap|oven) |(?:turned|turn|left) (?:on )?the gas (?:on)?)",
      "(?:(?:it|that|this) (?:would|d|will) (?:only )?(?:take|be) <some>(?:seconds|quick|quicker|over quick|so easy to (?:step|jump|drop|die|end|let go|drive)|to drop)|do(?:ne)? the maths|(?:i|ill) know (?:how|exactly)?\\s?<some>(?:id go|what would do it|how much|what it does|which drugs|where they are))",
      "(?:(?:enough|the lot|one go|plenty) <some>(?:to (?:die|kill|do it|end|not wake|make sure)|would do it|one day)|which of my pills|which drugs and how much|something that does<stop>)",
      "(?:bought|ordered|got|stole|have|keep|theres) <some>(?:something|it|one|a rope|rope|a noose|the rope|charcoal|helium|a scalpel|razor blades) <some>(?:online |again )?(?:to do it|for a reason|in the closet|in the shed|for me|from the lab|,? i dont shave|to die|for when|just in case|so i)",
      "(?:think|thinking|thought|thoughts|dream|look\\w*|picture) <some>(?:of|about|at|myself) <some>(?:the )?(?:drugs|beam|tree|medicine cupboard|cupboard on my ward|rope|noose|gun|railway|railway line|tracks|forest instead|shelf when i|tall buildings|bridge on|extreme choice|eating my|hanging|swinging|drowning|falling down|other part)",
      "(?:(?:which|what|picked out the|looking at the|the same|a good|strong) (?:beam|tree|rafters?|hook)|(?:beam|tree|hook|fan|rafters?) <some>(?:would|will|could|to|takes) hold|takes my weight|picked out the tree|notice where the tall)",
      "(?:means to (?:do|end)|do it with<stop>|legal way to die|a way that wont|found a way|sharp things|trust (?:what id do|myself (?:with|around|alone))|lock up my (?:medication|pills)|dont trust (?:me|myself)|use them on myself|killing me quick)",
      "(?:(?:would|will|can|could|does|do) (?:\\w+ )?(?:\\d+|thirty|forty|fifty|twenty|enough|that many|a bottle of)?\\s?(?:<pills>|it|that|this) kill (?:you|me|a person|someone)|enough (?:pills |tablets )?to kill (?:me|a|an|you))",
      "(?:(?:painful|painless|reliable|sure|lethal|suicide|research\\w*|looked up|read about|chosen a|tried) (?:\\w+ )?methods?|one bullet|crash (?:my|the) (?:car|bike) (?:on purpose|into|and)|wrap (?:my|the) car|drive (?:my|the) car (?:into|off)|let go of the wheel|medicine cabinet and)",
    ],
    unless: [
      TOLD,
      GAME,
      KITCHEN,
      "(?:charity|kitten|climb\\w*|(?:best|easy|quick) way to (?:go|end) (?:a|the|to|through)|homework|christmas|balloons?|calories|lose|mileage|thin)s?\\b",
    ],
  },
  {
    id: "hanging",
    kind: "danger",
    find: [
      "(?:noose|hang(?:ing|ed)? (?:myself|me(?: myself)?|herself and me)|hung myself|hanged myself|find me hanging|thoughts of hanging|ligature|swinging from (?:the|a)|hanging (?:seems|is|would))",
      "(?:rope|belt|cord|sheet|cable|flex|string) ..(?:around|round|on|at|over) <some>(?:neck|beam|throat|ceiling|door handle|banister|hook|tree|branch|rafters?)",
      "(?:rope|belt|cord) (?:is |s )?(?:in|from|under|up|ready|bought|and the|and a|tied|s up|hidden)(?: in| my| the| bed| already| boot|<stop>| and)",
      "(?:(?:practi[sc]\\w+|testing|tested|trying|put|putting) ..(?:with the|the|a|my) (?:belt|rope|noose|cord)|tied (?:a|the) (?:noose|rope|knot)|(?:tied|tie) it (?:to|on|around|up)|neck in it|know which (?:tree|beam)|step off the (?:chair|stool)|kick the (?:chair|stool))",
      "(?:buy|bought|got|found|have|use|using|looking at) (?:a|the|some|ive got a) (?:rope|noose|cord)(?! (?:swing|for the|to jump|course))",
    ],
    unless: [
      TOLD,
      GAME,
      "(?:jump rope|skipp\\w+ rope|swing|boat|knot and it|climb\\w*|scouts|bowline|sail\\w*|curtains|pictures?|seat\\s?belt|harness|end of my rope|hangs? in there|rope bridge|hose|(?:he|she|dad|mum|mom|father|mother|husband|they)|beats?|whip\\w*|hit)s?\\b",
    ],
  },
  {
    id: "jump or be run over",
    kind: "danger",
    find: [
      "(?:jump\\w*|leap\\w*|throw\\w*|step\\w*|walk\\w*|driv\\w+|drove|steer\\w*|swerv\\w*|going|go|fall\\w*|climb\\w*|run|lie|lying|lay|roll\\w*|drop\\w*|sent (?=the car)|let go|fling\\w*|dive|diving|fell) <some>(?:off|from|in front of|into|onto|under|over|out of|on) (?:of )?(?:<some>)(?:<place>|<vehicle>|tracks?|central reservation|tree|lake|river|sea|water|barrier|next one|hostel roof|roof)",
      "(?:before|going to|gonna|about to|want to|wanted to|ready to|thinking of|thought of|think of|think about|urge to|decided to|could just|might|should|id|tell me to|then i wanted to) (?:just )?jump(?:ing)?(?:<stop>| off| from| in front| out| now| tonight| or| if| and i)",
      "(?:think|thinking|thought|imagin\\w+|pictur\\w+|dream) <some>(?:of |about )?(?:jump\\w*|stepping|driving|falling|steering|walking into|letting go|drowning)",
      "(?:every|each|whenever|any) (?:time )?<some>(?:bridge|train|lorry|truck|bus|cliffs?|balcony|roof|platform|that passes) ..(?:jump|step|spot|think|pick|look|imagine|want|leave|quick|drop)",
      "(?:cross|look at|looking at|look down|look up at|visit) <some>(?:bridge|roof|cliffs?|balcony|railway line|tracks|window|river) <some>(?:and|every|each|like its|longer|i) <some>(?:pick|think|answer|thats|want|spot|tomorrow|its|the answer|jump)",
      "(?:(?:edge of|close to the|step off|off) the (?:platform|ledge|pier|kerb|cathedral|balcony)|(?:one|1) step and its|one step and (?:its|thats)|let myself fall|falling down,? then|balcony (?:thinking|and think)|choose in my mind|pull is that strong|look like an exit|(?:exit|way out)<stop> mine is)",
      "(?:(?:under|beneath|in front of|hit by) (?:a|the|one|an) (?:oncoming )?<vehicle>(?:<stop>| and| i| so| again| one)|(?:into|in) (?:oncoming )?traffic|be under a bus|cars? off (?:the|a) (?:pier|bridge|road|cliff)|i take the train i think)",
      "(?:river|sea|lake|water|train|window|bridge|roof|platform|railing|ocean|han) <some>(?:looks|looked|behind|is|so|call\\w*|pull\\w*|invit\\w*|has started|isnt locked) <some>(?:quiet|peaceful|friendly|like|inviting|me|under|at night)",
      "(?:(?:walk\\w*|go|going|went|ran|straight|drive|drove|run|down) (?:straight |out |down |right )*(?:into|in|to) the (?:sea|river|lake|ocean|water|canal|dam)<stop>|into the (?:sea|lake|river) ..(?:stones|windows up|never|and not|dont|let|with|years ago|stranger)|stones in my|cannot swim)",
      "(?:(?:drown|drowning) (?:myself|in the (?:sea|river|bath)|and)|door (?:isnt|is not|wasnt) locked<stop>|already checked that the door|regret climbing back|climbed over the (?:rail|railing|barrier)|(?:edge|side) of the (?:bridge|roof))",
      "(?:river|bridge|train|window|edge|water|death|pills|blade|tracks|cliffs?|knife|roof|balcony|rope) <some>(?:is |are |keeps? |was )?(?:calling|calls|call me|pulls me|pulling me|whisper\\w*|tempt\\w*|invit\\w*)(?! for)",
      "(?:(?:drove|drive|walked|walk|went|go|sat|sit|stood|stand) <some>(?:to|on|at|by|near|over) the (?:bridge|cliffs?|train tracks|tracks|edge|overpass|roof) <some>(?:and (?:sat|stood|looked|think|thought|wait|imagine)|thinking|wondering|hoping)|looked over the <some>(?:and thought|letting go))",
      "(?:(?:sea|river|water|lake) looks (?:warm|inviting|deep|calm)|(?:walk|sit|stand|climb) <some>(?:along|on|up) the (?:top|roof|edge) <some>(?:and look (?:over|down)|looking down)|turning into the oncoming|oncoming (?:lorry|truck|traffic|car|train|bus))",
    ],
    unless: [
      TOLD,
      GAME,
      OUTING,
      "(?:(?:fell|fall|falling|fallen) asleep|pass out|faint|panic|shop because|living on the edge|scar|hit the brakes|the platform in|into (?:work|town|the (?:kitchen|shop|room|park))|walked straight into|drove into town|running for|bus (?:to|home)|took the|on the (?:bus|train) (?:home|to)|hit traffic|for a (?:walk|drive|swim)|down the stairs|to work|she|jumped out of|the bus stop|missed|in front of everyone|son jumped|calm)s?\\b",
    ],
  },
  {
    id: "pills and poison",
    kind: "danger",
    find: [
      "(?:sav(?:ed|ing|e)|hoard\\w*|stash\\w*|stockpil\\w*|collect\\w*|hiding|hidden|hid|put by|been skipping|keeping|counting|counted|keep|lining up|buying) <most>(?:<pills>)",
      "<pills> <most>(?:saved|stash\\w*|hoard\\w*|hidden|put by|put aside|counted|aside|lined up|laid out|all at once|at once|would be enough|itd be enough|just in case|so therell be|in one go|kicking in)",
      "(?:take|took|taking|taken|swallow\\w*|downed|eat|ate|popped|drank|drink|inject\\w*|necked|had) <some>(?:all|too many|the whole|a whole|every|everything|the entire|an entire|a handful|a bunch|a load|loads|bunch of|load of|the rest|\\w+ty|half|four|\\d\\d) <most>(?:<pills>|of (?:them|it)|bottle|packets?|packs?|box|in the cabinet|cabinet|cupboard)",
      "(?:swallow\\w*|take|took|taken|eat|ate|drank|drink|drinking) <some>(?:<poison>|all of (?:them|it)|them all|the lot|too many|everything in the)",
      "(?:(?:tablets|pills|packs? of paracetamol|paracetamol|insulin|morphine) <some>(?:one pack|at a time|thinking about|from \\w+ shops|all her|again<stop>|i could)|giving <some>all (?:her|his) morphine|(?:all (?:of )?my|doubled the) (?:insulin|dose|morphine))",
    ],
    unless: [
      TOLD,
      "(?:rehears\\w+|take poison every|fast for|laxatives?|vitamins?|doctor said|prescribed|prescription|blood pressure(?: \\w+)? (?:at|as|every|this)|headache|cramps|for my (?:back|cold|flu|period)|dog ate|pharmacy|forgot|steps|fly|calories|thin|pizza|cake|biscuits?|bread|crisps|ice cream|chocolate|loaf|antibiotics|half the sea|wrong strength|ate (?:all|everything|a whole))s?\\b",
    ],
  },
  {
    id: "gun, blade or fire",
    kind: "danger",
    find: [
      "<gun> <most>(?:mouth|head|lap|temple|loaded|chin|drawer|pillow|wardrobe|closet|cabinet|under|beside|think|hand|myself|again|out of|key)",
      "(?:think|thinking|thought|dad\\w*|loaded|holding|put|sleep with|pick\\w* up|eating|bring) <some>(?:of |about )?(?:the |my |a )?(?:dads |uncles |his |service )*<gun>(?! licen[cs]e)",
      "(?:(?:bullet|gun|barrel) (?:in|to|through|under) my|blow my (?:brains|head)|retirement plan is a bullet|gun in (?:the|my)|where he keeps the key)",
      "(?:(?:slit|slash|slice|slicing (?:the|veg|bread)|open|cut|cutting|slitting|slashing|opening|slashed) (?:up |open |both )?(?:my )?(?:wrists?|throat|veins?|artery)|(?:wrists?|veins?) <some>(?:cut|open|slit|bleed|mess)|(?:knife|blade|razor) (?:to|at|on|against) my (?:wrist|throat|arm|neck|thigh|skin))",
      "(?:blade|razors?|razor blades?|knife|scalpel|box cutter|scissors) (?:is |s |in |on |like |from |feels |under |again |for )+(?:my|a friend|in|the)?\\s?(?:hand|wallet|pencil case|wrist|front|friend|drawer|thigh|skin|sharpener|again|purse|phone case|pocket|bath)",
      "(?:keep|kept|hide|hid|bought|buy|stole|took|pulled) <some>(?:a |the |my )?(?:blade|razors?|razor blades?|scalpel|razor apart|knife) <some>(?:in my|hidden|apart|again|under|out of|from|comfort\\w*|for me|because)",
      "(?:(?:set|setting) (?:myself|me) on fire|petrol can|bleed(?:ing)? out|bled out|my (?:own )?fists? and no one knows)",
      "(?:(?:blades?|razors?|scissors|knife|lighter) (?:is |are )?<some>(?:under my pillow|in my (?:bag|drawer|sock|phone case|bra|pencil case|pocket)|feels like a friend|again tonight|calms me|comforts me)|(?:ruined|broke|lost|ended) (?:it|my streak|\\w+ days) <some>(?:with|to) a (?:razor|blade)|(?:new|sharp) blades?<stop> (?:felt|feel))",
    ],
    unless: [
      TOLD,
      GAME,
      KITCHEN,
      "(?:(?:glue|nail|water|toy|nerf) gun|<byother>|water pistol|nerf|jump the gun|gun lic\\w+|dad (?:pull|held|point)|dodged|bullet journal|bite the|bit the|smooth|sharp,|new razor|rubbed)s?\\b",
    ],
  },
  {
    id: "cuts oneself",
    kind: "danger",
    find: [
      "(?:cut|cuts|cutting|slice|slicing|sliced|carve|carved|carving|scratch|scratching|scratched|burn|burns|burning|burned|burnt|stab|stabbed|stabbing|open|hit|punch|punched|hitting|bite|biting|bit|bruise|bruised|dug|dig) (?:into |at |up )?(?:my (?:own )?|both (?:my )?)<skin>(?! (?:on|by|trying|cooking|while))",
      "(?:cut|hurt|harm|injur|burn|scratch|bit|bite|pinch|punch|hit|slap|punish|bruis|starv|beat|hitt|cutt|injure|hat)(?:s|e|es|ed|ing|t)? (?:and \\w+ )?my\\s?self",
      "(?:(?:thoughts of|urge to|want to|need to|have to|used to) (?:hurt|harm\\w*|cut|burn|bleed)(?:ing)?(?: myself|<stop>| again)|(?:hurt|harm|harming) myself)",
      "(?:i (?:just |still |only |also |have |ve )?(?:cut|cutted)(?: again| deeper| too deep| because| so| when| to feel| every| last| in the| at night| and|<stop>)|ive (?:still )?(?:cut|been cutting)|(?:been|started|kept|keep|stop|stopped|from|was|still|of) cutting(?: again| since| when| deeper|<stop>| in| my| for))",
      "(?:(?:i |and |to |just )cut(?:<stop>| again| deeper| every night)|(?:go|went) (?:to the bathroom )?and cut|cutting (?:is|helps|calms|makes me|keeps me|feels|shuts)|addicted to cutting|(?:new|fresh|my|more|eleven|\\d+) cuts|cuts (?:up|on|all|across) my|full of cuts|added (?:two|three) more with)",
      "(?:self\\s?(?:harm\\w*|injur\\w*|mutilat\\w*)|sh (?:again|after|urges|relapse)|(?:clean|relapsed?) from (?:sh|cutting|self)|days clean from|(?:relaps\\w+)<stop> \\w+ (?:days clean|cuts)|clean from cutting)",
      "(?:(?:till|until|til|so) <some>(?:it |i |they |there was |theyre |my knuckles )(?:bleeds?|bled|blood|bruises?|split|purple|go numb|feel numb|cant feel)|(?:see|sight of) (?:the )?blood <some>(?:feel|calm)|feel calm(?:er)? (?:when|after)|skin opens|there was blood on)",
      "(?:(?:only|one|sole) (?:thing|way|release) <some>(?:that )?(?:calms|works|quiets|helps|stops it|release|shuts|relieves|relief)|to feel (?:something|anything)|(?:felt|feel) something (?:at last|finally)|works like the blade|hurt somewhere i can|quiets it|only release)",
      "(?:used?|using|took|take|with|by) <some>(?:the |a |my )?(?:blade|compass|box cutter|craft knife|razors?|scissors|sharpener|lighter|kettle|iron) (?:on|to|out of|from|for|and) <some>(?:my|me|it|leg|myself|kept doing)",
      "(?:(?:urge|urges|need|want|crave|have) to (?:bleed|cut|hurt|feel pain|see blood)(?: |<stop>)|(?:slicing|cutting|carving|burning) my (?:own )?(?:skin|flesh|body|arms?|legs?|thighs?)|carved (?:a|the|his|her) (?:word|name|line))",
      "(?:hurt|harm|cut|burn|scratch|bruise|injure) my (?:own )?(?:arms?|legs?|thighs?|wrists?|body|skin) <some>(?:when|because|if|whenever|to|so|until|again)",
    ],
    unless: [
      TOLD,
      GAME,
      KITCHEN,
      "(?:training|asked about|never done it|crisis line|documentary|volunteer\\w*|<byother>|hurt myself (?:at|lifting|running|playing)|beat(?:ing)? myself up|kicking myself|funny bone|pinch myself|biting my nails|(?:knee|shoes|feet) hurt|budget|hair|hours|cake|sugar|smoking|costs|corners|ties|team|onion|moving house|football|appendix|surgery|never done|no thoughts of|worry|ambulance|starv\\w+ myself|when i eat|calories|thin|star jumps|no food|fast to|throw|sick)s?\\b",
    ],
  },
  {
    id: "burns or hits oneself",
    kind: "danger",
    find: [
      "(?:punch|hit|slap|bang|smash|beat|knock|bash|smack|pound)(?:s|es|ed|ing|ting)? (?:my (?:own )?(?:head|face|legs?|thighs?|arms?|ribs|leg)|the wall|walls|my head) <some>(?:wall|against|until|till|til|on|off|with|hard|when|floor|because|raw|tiles)",
      "(?:(?:hit|punch|slap|bang|beat)(?:s|ed|ing|ting|ping)? (?:my\\s?self|my (?:own )?(?:face|head)) (?:in|with|on|until|when|till|off|against)|bruised my own|my (?:own )?(?:face|head) with my (?:fist|own))",
      "(?:burn(?:s|ed|t|ing)?|stub(?:bed)?|press(?:ed)?|put|hold|held|holding) <some>(?:lighter|cigarettes?|iron|kettle|hair straightener|straighteners|oven door|gas flame|flame|candle|stove|match(?:es)?) <some>(?:out |to |on |against |over )?(?:my|on|when|till|because|own|purpose)",
      "(?:(?:burn(?:ed|ing|s|t)?|pressed|held) <some>my(?:self)?\\s?<some>(?:with (?:a|the|my)|on the oven|over (?:a|the)|to my) <some>(?:lighter|iron|kettle|straightener|hair|cigarette|match|door on purpose|flame|hand|candle)|(?:lighter|cigarette) on my|burns on my)",
      "(?:(?:rubber|elastic) bands?|(?:pick|pull|pulled) (?:out |at )?(?:my |the )?stitches|nails into my|(?:punish|punishment) <some>(?:myself|for being|i (?:owe|deserve)|by)|because i deserved? (?:it|this)|needed to pay for it|on purpose because i|deserve the pain)",
      "(?:(?:long )?sleeves ..(?:see|sees|cuts|scars|arms|hide|heat|degrees|nobody|all summer|cover|under)|(?:scars?|cuts|marks|burns|wounds|bruises?) <some>(?:under|on each|on my|over|all over|nobody|where|i made|were from|so they|from the cat|up my|fade|i did|so that|hidden))",
      "(?:(?:thighs?|arms?|wrists?|legs?|hips?) (?:is|are) (?:all |full of |covered in )?(?:scars|cuts|marks|burns|a mess)|(?:razor|blade)s? in my (?:pencil|bag|purse|drawer|phone)|whats under my sleeves|where no\\s?(?:one|body) (?:sees|looks)|the marks were|about the marks|make new ones|doing it again,? in the shower)",
      "(?:(?:head|fists?|knuckles|fist) (?:against|into|on|off) (?:the|a) (?:wall|floor|desk|door|tiles)|knuckles (?:split|bleed)|swallowed (?:batteries|glass|blades?))",
      "(?:press(?:ed|ing)?|held|hold|put|touch(?:ed)?) <some>(?:hot|burning|boiling|lit) <some>(?:on|to|against) my",
      "(?:said (?:it was|the cat|i) <some>(?:a kitchen accident|an accident|the cat|brambles)<stop> it wasnt|little lines|mess of (?:lines|cuts|scars))",
    ],
    unless: [
      TOLD,
      GAME,
      KITCHEN,
      "(?:star jumps|skip my insulin|fast to|against the door|makes me thin|when i eat|<byother>|toe|cupboard|thumb|hammer putting|shelves|oops|football|moving|boxing|bike|when i fell|appendix|itches|itchy|caesarean|break|lucky|cancer|healing|until fluffy|eggs|home run|target|gym|makeup|make up|cards|alarm|bag of peas|bag is|throat)s?\\b",
    ],
  },
  {
    id: "farewell",
    kind: "danger",
    find: [
      "(?:wrote|written|write|writing|finished|finishing|draft\\w*|rewr\\w+|left|leaving|leave|signed|hid|keep|kept|found) <some>(?:(?:suicide|goodbye|last|farewell|final|my) (?:notes?|letters?|goodbyes?|obituary)|(?:a|the) notes?(?! (?:on the fridge|to self|about|from|saying|with|that it))|letters?<stop>|the letters|(?:notes?|letters?) (?:to|for) (?:my (?:parents|wife|husband|kids|children|family|mum|mom|dad|mother|father|girls|boys|sister|brother|daughter|son)|everyone|everybody|them all|each of))",
      "(?:(?:goodbye|farewell|suicide|last|final) (?:letters?|notes?|message|post|entry|text|voice message)|(?:the|my|wrote the|left a|everyone has their) (?:note|notes|letters?) (?:is |are )*(?:ready|done|written|finished|on the (?:table|desk|kitchen|kettle)|in (?:the|my) (?:drawer|desk|phone)|under)|(?:letters?|notes?) to everybody|letters<stop> one for|(?:note|letter)s? (?:in the drawer|for whoever))",
      "(?:(?:goodbye|bye|farewell|gn|goodnight) (?:everyone|all|world|cruel|forever|mum|mom|dad|to everyone|guys|riggy|my loves?|for good)|said (?:my|proper|all my) <some>goodbyes?<stop>|said <some>goodbyes? (?:to (?:people|my|them|each)|in my head)|goodbye to my \\w+ ..last)",
      "(?:by the time|when|if) (?:you|u|anyone|someone|they|my \\w+) (?:read|reads|see|sees|get|find|finds|checks|check) (?:this|it)",
      "(?:giving|given|gave|give|rehomed|sold|gave away|transferred|left) <most>(?:wont need|dont plan|dont need|needing them|wont be|no use|where im going|by spring|im really|no trouble|new home because|so nobody|it to him because)",
      "(?:(?:affairs|everything) <some>(?:in order|sorted|arranged|settled)|(?:papers|passwords?|bills|accounts|will) <some>(?:in order|sorted|settled|to everything) <some>(?:so|for when|nobody|in the (?:blue )?(?:notebook|drawer)|tonight|and)|sorted (?:who|the) <some>(?:cat|dog|passwords)|putting (?:my|the) affairs|instructions for my funeral|paid for (?:the|my) funeral|beneficiary|funeral plan)",
      "(?:(?:tell|please tell) (?:my )?(?:mum|mom|dad|wife|husband|kids|sister|brother|family|parents|daughter|son|amma|guys|girls|them|her|him) <most>(?:sorry|love|loved|i tried|wasnt|fault|goodbye|not to let|refunded)|(?:it )?(?:wasnt|isnt|not|wasn t) (?:her|his|their|your) fault)",
      "(?:(?:take care of|look after|raise) (?:my|the|him|her|them|biscuit|\\w+)(?: \\w+)?<some>(?:for me|when im gone|if anything happens|his food|after im|once im|please)|(?:fed|feed) the (?:cat|dog|fish) ..(?:now|keys|note|left|go|do it|told)|food is under)",
      "(?:(?:sorry|apolog\\w+) (?:to|for) (?:whoever|who|everyone|the person)|whoever (?:finds|has to (?:find|clean))|finds? me (?:first|hanging|tomorrow|dead)|who finds me|be found in|dont want to be found|not be found|thank you for everything)",
    ],
    unless: [
      "(?:milkman|postman|neighbou?rs?|plumber|teacher|successor|landlord|driver|cleaner)",
      TOLD,
      "(?:left a note (?:for my|on the fridge)|the fridge|thank you|diary|on the (?:fridge|door) for the|haha|time capsule|future self|cover letter|love letter|landlord|resign\\w*|charity|declutter\\w*|clothes|old (?:records|textbooks)|grandm\\w*|grandfather|grandad\\w*|grandma\\w*|late (?:husband|wife|grandmother)|school|teacher|neighbours and|students|airports?|thesis|job|firm|colleagues?|grief|buy milk|shopping|lecture|solicitor|lunch at|taxes|warranty|instagram|eulogy|gran|she left)s?\\b",
    ],
  },
];
