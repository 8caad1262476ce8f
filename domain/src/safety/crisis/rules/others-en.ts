import type { CrisisRule } from "../rule-set.ts";

const TOLD = "(?:<told>)s?\\b";
const ILL =
  "(?:stomach bug|tummy bug|bug from|the bug|flu|norovirus|food poisoning|hangover|hungover|sea\\s?sick\\w*|car\\s?sick|motion sick\\w*|pregnan\\w*|morning sickness|chemo|migraine|prawns|shrimp|kebab|roller coaster|boat|surgery|scope|blood test|antibiotics|wardrobe|emails|netflix|a whole season|kid threw|baby|dog|cat was|the alarm|as i was late|running late|back to back|intermittent|big brunch|massive lunch|with this cold|nursery|kept down some|doctor (?:supports|said|told|s okay)|for lent|whole family|going (?:well|okay|fine))s?\\b";
const EFFORT =
  "(?:laugh\\w*|☺|ran (?:for|5k|up)|running|5k|sprint\\w*|gym|workout|hill|hills|hike|marathon|treadmill|spin|coaster|scary movie|horror|crush|in love|date|first dance|concert|cold|asthma|inhaler|hay fever|pollen|flu|covid|vicks|smoke|perfume|chilli|curry|swim\\w*|dive|diving|sea swim|tight (?:schedule|deadline|jeans|budget)|presentation|cat (?:jumped|knocked)|birthday present|surprise|excite\\w*|lottery|raffle|pins and needles in my foot|slept on|gloves|choked on|on my tea|espressos?|too much coffee|she said yes|kitten|interval|stairs|tackling|wedding|butterflies|puppy|remote|passport|tickets|disco|quiz|dont panic|no need to panic|mini panic|slight panic|nearly panicked|jeans|dentist numbed|after covid|view|driving test|bike|throat (?:is )?sore|price|rope|bungee)s?\\b";

/** What makes more of a quick heart or a tight chest, which anger and haste bring as well: dying, losing control, falling down, fleeing. */
const ALARM =
  "(?:dying|die|died|mad|crazy|insane|faint\\w*|collaps\\w*|pass(?:ing)? out|terror|terrified|frighten\\w*|scared|dread|doom|fear|help|numb|tingl\\w*|dizzy|spinning|unreal|gasping|swallow|sweat\\w*|attack|stroke|breathe?|narrow|out of nowhere|no reason|calm down|stop|ran|run|escape|left|hospital|trembling|hammering|out of my chest)";

/** Eating and panic, in English. */
export const OTHERS_EN: readonly CrisisRule[] = [
  {
    id: "makes oneself sick",
    kind: "eating",
    find: [
      "(?:make|making|made|makes|force|forcing) (?:myself|me) (?:to )?(?:throw(?:ing)? up|vomit|sick|puke|be sick|retch|purge)",
      "(?:(?:throw|throwing|threw|bring|bringing|brought|puk(?:e|ing)|vomit(?:ing)?|comes?|bring) <some>(?:it |them |that |all |everything |dinner |lunch |back |my (?:dinner|lunch|food) |the food )+(?:all )?(?:back )?(?:up|away so|out)|up it comes|brought it all up|bring(?:ing)? (?:it|them) (?:all )?(?:back )?up|vomit it (?:back )?out)",
      "(?:(?:throw(?:ing)? up|threw up|puk(?:e|ing)|vomit(?:ing|s)?|purg(?:e|es|ed|ing)) <some>(?:after (?:every|dinner|lunch|eating|meals?|i eat)|my (?:food|dinner|protein)|so (?:often|i|they)|on purpose|easier|three times|blood|i do|is my daily|without noise|chicken|in the shower)|vomiting (?:i do )?on purpose|(?:teeth|throat|knuckles) <some>(?:from|are scarred|wearing|going|raw|bleeding))",
      "(?:(?:fingers?|toothbrush|spoon) <some>down (?:my|the) throat|down my throat|two fingers like|knuckles are (?:scarred|raw)\\s?<some>(?:from|again)?|salt water to bring|purg(?:e|es|ed|ing)(?: |<stop>))",
      "(?:(?:get|getting|got) (?:rid of|to get rid of) (?:it|the food|dinner|lunch|everything)(?: after|<stop>| so| somehow)|chew(?:ing|ed)? <some>and spit|(?:spit|spitting) (?:it|into|in bottles)|(?:upstairs|toilets?|bathroom)<some>(?: after (?:every|each) meal| bringing it up| on the third floor where)|bags of vomit)",
      "(?:(?:smiled|ate it|cake|ice cream|pizzas?|slices|loaf|meal|loaves)<stop> (?:then|and then|smiled|went) <some>(?:upstairs|the toilet|to the toilet|toilet)|then the toilet|run the shower so they dont|electrolytes|what it does to potassium)",
      "(?:spit(?:ting|s)? (?:out )?(?:my|the|it|every)?\\s?<some>(?:food|out|mouthful|bite)|(?:stick|put|stuck|shov\\w*)\\w* <some>(?:my )?(?:own )?(?:fingers?|toothbrush) <some>down)",
      "(?:(?:vomit|throw up|puke|purge|throwing up|vomiting) <some>(?:everything|whatever|all|what) i (?:eat|ate)|vomiting after meals|(?:my|a|two) fingers? (?:in|down) (?:my|the) throat)",
      "(?:two fingers(?: and| down|<stop>)|(?:after|every) (?:meal|dinner|lunch|time i eat|bite) <some>(?:and )?(?:throw|puke|vomit|purge|bring)(?:s|ing)?(?: it)?\\s?(?:up)?|then i (?:puke|vomit|purge|throw up)|(?:made|make|makes) it (?:all )?come (?:back )?up|come back up<stop>|(?:flush|flushed|flushing) (?:my|the|it)\\s?(?:dinner|lunch|food|meal)?)",
    ],
    unless: [
      TOLD,
      ILL,
      "(?:how to bring it up|bring it up (?:with|at|to)|bring it up with|toast|nursery|fish|conversation|recovery from|the (?:closet|files|inbox)|years ago|kebab|bug|sick of|get rid of the (?:car|sofa|couch|old))s?\\b",
    ],
  },
  {
    id: "does not eat",
    kind: "eating",
    find: [
      "(?:havent|have not|hasnt|not|didnt|no|nothing|without|stopped|cant|dont) <some>(?:eaten|eating|ate|food|eat|touched bread|a proper meal|a full meal|carbs|meal down) <most>(?:since (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|yesterday|the|autumn|last)|(?:for|in) (?:\\w+ )?(?:days|weeks|months|years|a week)|again|properly since|on purpose|at all|altogether|the next day|also|at sunset|at iftar|anything but|with (?:them|anyone)|until|unless)",
      "(?:(?:\\d+|two|three|four|five|six|seven|ten|several) (?:days?|hours|hrs) <some>(?:(?:with no|without|no|of no|since|with nothing) <some>(?:food|eating|a meal|meals)|of (?:fasting|water)|on water|(?:now )?with nothing but)|day (?:six|\\d+|five|seven|four)(?: without| of (?:no|my|the)| and i want)|fasted \\d+|hours since food|first thing in \\w+ days|(?:nothing but|living on|live on|only) (?:black coffee|gum|chewing gum|ice|ice cubes|cucumber\\w*|water|coffee|one yoghurt|an? apple))",
      "(?:starv(?:e|ing|ed) (?:myself|until|all day|to be|again|because)|starving myself|(?:skip|skipping|skipped) meals|(?:fast|fasting) (?:to (?:punish|fix|be|lose)|the next day)|(?:restrict\\w*) (?:again|my food|to|because|calories)|eat nothing|stopped eating|not eating<stop>|from not eating|(?:one|an) apple a day|tea and half a cracker|how little i eat|wont eat<stop>|too fat to eat|dont eat<stop>)",
      "(?:(?:only|just) (?:allow|let|eat|allowed) <some>(?:myself )?(?:\\d+|five|six|white|safe|cucumber|one|to eat)|(?:five|six|my) safe foods|allowed (?:to )?eat (?:till|until|unless|when|if)|not allowed (?:to )?eat|(?:earn(?:ed)?|deserve) (?:it|food|to eat|my food|dinner)<stop>|earn food|no food if|if i(?:t| eat| havent| keep) <most>(?:dont eat|i dont eat|have to run|get rid|like a failure|need to burn|up it comes))",
      "(?:(?:hid(?:e|ing|den)?|flush\\w*|pour|bin(?:ned)?|throw\\w*|spit) <some>(?:food|soup|lunch|dinner|it) <some>(?:in(?:to)? (?:my|the)|napkin|packed|plant|away so|he thinks|i say|again)|(?:tell|told|say|saying|lying|lie|lied) <some>(?:\\w+ )?<some>(?:ive|i|about) <some>(?:already )?(?:eaten|ate (?:already|at)|lunch and wearing|full)|empty plate saying|moved (?:the|them) (?:noodles|around)|thinks (?:im on a diet|ive a stomach)|no\\s?body notices so i dont eat)",
      "(?:(?:faint(?:ed|s|ing)?|black(?:ed)? out|passed out|dizz(?:y|iness)) <most>(?:because i (?:dont|havent)|eat|fast\\w*|rehearsal|twice this week|proud|from hunger|in the shower but)|periods? (?:has |have )?stopped|hair (?:falls|is falling) out <some>(?:from not|and my periods)|hunger means|hungry is|feel(?:ing)? empty (?:is|feels)|empty stomach feels|empty feels clean|food is (?:the|my) enemy)",
      "(?:day (?:\\d+|two|three|four|five|six|seven|eight|ten) (?:of )?(?:without|no|with no|not|zero) (?:food|eat\\w*)|(?:hide|hides|hiding|hid|flush|throw away|bin) <some>(?:food|my lunch|my dinner|my meals?) <some>(?:so|from|in|away)|(?:so|thinks?|believes?) <some>i (?:ate|eat|have eaten|had lunch)|pretend\\w* (?:to eat|i ate|ive eaten))",
      "(?:(?:eat|eating|ate) (?:almost |barely |hardly )?(?:nothing|anything) <some>(?:all day|for|and then|since)|barely eat|hardly eat|no food (?:this|all|for|since|in|until)|not eating (?:until|till|because|any|for|at)|refuse to eat|(?:lost|lose) my period|dont deserve (?:to eat|food))",
      "(?:(?:eaten|ate|had|eat) <some>(?:an|one|half an?|a|just|only) (?:apple|cracker|egg|banana|yog\\w+|rice cake|tomato|slice) <some>(?:since|in|all|a day|for)|no food (?:today|tomorrow|again|tonight)|(?:weeks?|days?|months?) on \\d+ (?:k?cals?|calories)|water fast\\w*|on (?:an apple|nothing)(?: a day|<stop>)|live on (?:coffee|gum|air|water|ice|cigarettes)|(?:coffee|gum|cigarettes) (?:and|for) (?:gum|cigarettes|coffee|\\w+ days)|thinks (?:im|ive|i) <some>(?:eaten|eating|ate) (?:at|with)|faint\\w* from (?:hunger|not))",
    ],
    unless: [
      TOLD,
      ILL,
      "(?:cigarettes|smok\\w*|alcohol|habit|sugar|salt|since the birth|ramadan is|midwife|busy|meetings|fish on|off sugar|meat|dairy|gluten free|jet lag|chocolate for|dont eat sugar|vegan|first iftar|ramadan day|wait(?:ing)? for lunch|day \\d+ of (?:no (?:drink|smok)|rain))s?\\b",
    ],
  },
  {
    id: "weight and counting",
    kind: "eating",
    find: [
      "(?:(?:\\d{2,3}|hundred)\\s?(?:k?cals?|calories)(?: (?:is|a day|today|limit|and)|<stop>)|\\d{3} calories|calories <some>(?:limit|and ive had|in this house|dream)|dream of calories|know every calorie|(?:cals|almonds|calories) is my limit|counting (?:almonds|calories|it)|without counting it|how i measure my days)",
      "(?:weigh (?:myself|me) <some>(?:\\w+ )?times|weigh myself|weigh\\s?ins?|weighed today|(?:scale|scales|number) <some>(?:decides|said \\d+|goes up|going down|and cried|i cried)|cried because it (?:was|had|wasnt)|(?:bmi|weigh) (?:of |down to |is )*\\d\\d|\\d\\d (?:kilos|kg)(?:<stop>| and| but))",
      "(?:(?:i )?(?:still )?(?:feel|see|look|im|be) <some>(?:fat|a whale|fattest thing|huge|disgusting)(?: after eating| in the mirror| and| at \\d+|<stop>)|(?:so|too|still not|be) thin(?: that| enough|ner|<stop>)|(?:see|feel(?:ing)?|count|visible|my) <some>(?:bones|hip\\s?bones|ribs|thigh gaps?)(?: calms|<stop>| so| and|s the)|thigh gaps?|until i fit the dress|lose \\w+ more<stop>|my watch falls off|hanging off me|gain a gram|thought of gaining)",
      "(?:(?:skip|skipped|skipping|dont take|cut) (?:my )?insulin <most>(?:lose|weight|thin|number)|diet pills|water pills|laxatives?|diuretics|slimming pills|lost (?:\\w+ )?(?:kilos|kg|\\d+\\s?kg) <some>(?:and want|in two months and|and my doctor|and i like)|wants \\d\\d kilos|drink <some>water (?:before|first)|stones in my pockets for the weigh)",
      "(?:(?:burn(?:ed)?|run|cancel|exercise|work|walk) <some>(?:off|it off|out|away|hours daily|in my room) <some>(?:every|the|an|all|bite|apple|so im|at \\d|before|calor)|cancel out the|burn off (?:an|every|the)|exercise (?:in my room|four hours|until)|have to run \\d+|star jumps|run \\d+k<stop> no|stress fracture|bin bags|punish (?:myself|me) <some>(?:with|for eating|by (?:fasting|running))|burned it all first)",
      "(?:(?:scared|terrified|afraid|fear|panic\\w*|cry) <some>(?:of|to|when|about|at) <some>(?:food|eat\\w*|rice|bread|gain\\w*|calories|carbs|swallow\\w*|fat|a single bite|bite of|my mum brings)|(?:cant|couldnt) (?:swallow|eat) <some>(?:a bite|in front|them|if|it|anything|without)|bite of cake makes me|make myself eat|the bread basket|food touches my lips)",
      "(?:count(?:ing|s)? (?:every|all the|my|the|each)?\\s?<some>(?:calories|calorie|bites|almonds|grapes)|(?:exercise|run|work out|train|gym|swim) (?:for |\\w+ )*(?:hours|km|miles|k) <some>(?:to|because|so|after) <some>(?:burn|ate|eat|eating|earn)|(?:eating|food) makes me (?:feel )?(?:guilty|disgust\\w*|sick|dirty|fat|panic|anxious)|skinny feels|feel (?:fat|huge|enormous|disgusting))",
      "(?:obsessed with <some>(?:calories|my weight|food|being (?:thin|skinny)|weight)|fat (?:pig|cow|whale)|(?:bones|ribs|collarbones?|hip\\s?bones) (?:stick|stuck|show|poke)|(?:run|walk|swim|cycle|jog) <some>(?:miles?|km|k|hours?) <some>(?:every time|whenever|if|after) i eat|stomach is empty|empty stomach|thin(?:ner)? enough|reach \\d\\d\\s?(?:kg|kilos))",
      "(?:(?:ribs|bones|collarbones|spine|hip\\s?bones) (?:are )?(?:showing|sticking|visible)|still (?:a )?(?:whale|fat|huge|too (?:big|fat))|number (?:went|goes|is) up|guilt <some>after (?:every|each|a) (?:meal|bite))",
    ],
    unless: [
      TOLD,
      ILL,
      "(?:on the bike|dietitian|burned out|half marathon|training for|for my knee|for the wedding,? nothing drastic|holiday was worth|lost (?:two|five) (?:kilos|pounds) (?:in|over)|gentle|speech|exam|squat|kg bag|reading|dumbbell|new puppy|suitcase|luggage|my baby|wasnt hungry|dog|scales are broken|burn off the calories|rent|dentist)s?\\b",
    ],
  },
  {
    id: "binges and disorders by name",
    kind: "eating",
    find: [
      "bing(?:e|es|ed|eing|ing)(?! (?:watch\\w*|the whole|a |netflix|series|on netflix|all))(?: |<stop>)<some>(?:at|until|till|it|in|and|then|or|purg\\w*|every|again|alone|so|when|<stop>|on food|honestly|her|i)?",
      "(?:anorexi\\w*|bulimi\\w*|eating disorder|thinspo|pro\\s?ana|ana (?:brain|is|keeps|says|told|tips)|mia (?:tips|and ana|is)|orthorexi\\w*|bonespo|my ed(?:<stop>| is| relapse)|w my ed)",
      "(?:(?:eat|ate|eating|cereal|shovel) <most>(?:till|until) <some>(?:it )?(?:hurts?|im sick|i was sick|i cant (?:stand|move)|im in (?:pain|agony)|i feel sick|i can hardly|im sick|i want to|cant stand)|eat and eat|ate <some>(?:whole|everything|all of it|fifteen|standing) <most>(?:alone|threw|in the dark|purged|then|hid)|(?:couldnt|cant) stop eating|crying while eating)",
      "(?:eat(?:ing)? (?:in secret|from the bin|in the car)|(?:take|took) things out of the bin|surrounded by wrappers|hide the (?:bags|wrappers)|sees the wrappers|three different shops so|drive\\s?throughs|order for (?:four|three|two) people|eat the lot|starve all day to make up|spent my rent on food|whole loaves|then i starve|frozen bread)",
      "(?:(?:whole|entire) (?:packets?|loaf|cakes?|tubs?|jars?) (?:of \\w+ )?(?:in secret|in one|alone|at night|and then)|out of control (?:around|with) food|(?:eat|ate) in secret|then i hate myself|hate myself (?:after|for) eating)",
      "(?:(?:eat|ate|eating) <some>(?:huge|massive|crazy|large) amounts|(?:fast|starve) <some>then (?:i )?(?:eat|binge)|eat everything in the (?:fridge|house|kitchen))",
    ],
    unless: [
      TOLD,
      ILL,
      "(?:recovery|nine years|season|series|episodes|binge\\s?watch\\w*|on sunday no|thanksgiving|christmas|wedding|match|movie|buffet|the cake at|zero regrets|no regrets)s?\\b",
    ],
  },
  {
    id: "panic, named",
    kind: "panic",
    find: [
      "(?:panic (?:attacks?|disorder|episode|again|comes|hits?|rises|comes on|every|so|came)|(?:full|into|the|of|this|by) (?:blown |on |full )*panic(?! at| room| button| buying| of)(?: |<stop>)|panicked i cant|panicking(?! over nothing)|panicky|panic when i enter|start(?:s|ed)? (?:to )?panic)",
      "(?:anxiety attacks?|(?:another|an|my|these|having|the|next|third|second|of my) (?:attacks?|spells)(?! on | ad)(?: |<stop>)<some>(?:again|today|on|in|peaked|as|every|is|when|came|since|yesterday|nearly|at|hit|where|out|<stop>)?|hyper\\s?ventilat\\w*|its (?:happening|starting) again|attack came)",
      "(?:(?:wave|waves|rush|surge|storm|jolt|bolt|sudden|tidal wave|seized|certainty|feel\\w*|pure|racing) <some>(?:of )?<some>(?:terror|doom|dread|pure fear|fear of losing|fear came|panic)(?: |<stop>)|terror (?:seized|for no|out of)|terrified for no reason|sudden (?:terror|dread|fear of)|something (?:terrible|awful|bad) is about to happen|fear climbs|afraid of being afraid|so scared rn and nothing|vomited from fear|choking with fear)",
      "(?:dont know (?:whats|what is|why) (?:happening to me|wrong|im shaking)|what(?:s| is) happening to me|why (?:is my body|cant i breathe)|cant calm (?:down|myself)|make it stop<stop>|tell me (?:that )?itll pass|talk me through it|it (?:wont|will) pass<stop>|need (?:to get )?out<stop>|have to get out|had to (?:leave the|run out|get off|pull over)|i lost it completely|begging to (?:get out|let me)|let me off<stop>)",
    ],
    unless: [
      TOLD,
      EFFORT,
      "(?:attack of the|heart attack when|shark|chess|dog attack|my students|not a panic|panic buying|lost it completely when|the remote|of the giggles)s?\\b",
    ],
  },
  {
    id: "breath and heart",
    kind: "panic",
    find: [
      "(?:cant|could not|couldnt|can not|cannot|unable to|hard to|struggl\\w+ to|trouble|fighting|fight|forgot(?:ten)? how to|not able to|gasping|gulping|not) <some>(?:get |any |a |enough |my |catch |full |one )*(?:air|breath|breathe|breathing|breath back)(?: |<stop>)",
      "(?:(?:breath|breathing|lungs|air) <some>(?:went|gets short|wont go|locked|too fast|forgot|into a|isnt|not going in|is not|stopped|in a bag)|(?:heart|pulse)(?: \\w+)? <some>(?:explod\\w*|took off|takes off|bolts|going (?:like crazy|mad|to explode|so fast|1\\d\\d)|out of control|wont (?:slow|stop)|is like drum|at 1\\d\\d|1\\d\\d|healthy<stop> still|breaks but|will stop|going to stop|stop any))",
      `(?:heart|pulse)(?: \\w+)? <some>(?:pound\\w*|rac(?:e|es|ing)|hammer\\w*|thump\\w*|thudding|banging|leaping|skip|is going|beating so|in my ears|goes|went) <most>${ALARM}`,
      `(?:chest|throat) <some>(?:is |was |s |feels |got |gets |all |went |goes |like )*tight\\w* <most>${ALARM}`,
      "(?:(?:chest|throat|windpipe) <some>(?:is |was |s |feels |so |got |gets |all |went |goes |like |hurts )*(?:clos(?:e|es|ed|ing)|crush\\w*|constrict\\w*|in a vice|vice|locks?|hurts and|locked|going to explode|so tight)|closing up|(?:someone|something|elephant) (?:s )?sitting on my chest|hand round my (?:windpipe|throat)|lump in (?:the|my) throat|chest (?:hurts|locks)|cant swallow(?:<stop>| and)|choking (?:on nothing|and))",
      "(?:think|thought|feel|feels|felt|sure|convinced|certain|afraid|scared|feeling|like|terrified) <some>(?:like |that |as if )*<some>(?:i|im|ill|id|going|about|was|my heart) (?:am |was |just |really |about |going |might |actually )*(?:dying|(?:to|will|would|ill|id|going to) die|(?:go|going) (?:crazy|mad|insane)|losing my mind|lose my mind|pass(?:ing)? out|faint|collapse|having a (?:heart attack|stroke)|suffocat\\w*|stop breathing|will stop)(?: |<stop>)",
      "(?:sure i was (?:dying|about)|thought (?:stroke|heart attack|this is it|i was dying)|this is it,? (?:im|i)|im a goner|die of panic|(?:ecg|paramedics) <some>(?:was clear|fine|found nothing|said panic|clear|and says)|wok?e <some>(?:gasping|choking|drenched|up gasping)|gasping(?:<stop>| and| sure| so| couldnt)|pulse (?:its )?1\\d\\d|checking my pulse)",
      "(?:heart <some>(?:skips?|skipping|stopping)(?: and|<stop>)|drop dead<stop>|no air<stop>|am i dying)",
    ],
    unless: [
      TOLD,
      EFFORT,
      "(?:blocked nose|the kitten|skipped when|vicks|nose|blocked|he put|he had|he held|his hand|around my|sits on|until i|of shame|of embarrassment|questions|nearly had a heart attack|deadline|she|if i laugh|melted|snoring|finally i can|take a deep|out to get me|run for|for a second|my neck|ribs|burn me|the wash|gave me a heart attack|trifle)s?\\b",
    ],
  },
  {
    id: "body and unreal",
    kind: "panic",
    find: [
      "(?:hands?|fingers?|face|lips|arms?|legs?|body|feet|knees) <some>(?:is |are |was |were |all |went |go |gone |goes |get |got |like |completely |started |start |so |whole |wont |stop |bad |to )*(?:numb|tingl\\w*|stiff|claws|jelly|cramp\\w*|gave way|gave out|vibrat\\w*|shaking|trembl\\w*|went|cold)(?: |<stop>)<some>(?:and|chest|heart|dizzy|i |breath|so bad|my|when|room|whole|like|stop|all|<stop>)?",
      "(?:(?:cant|couldnt|could not|can not) (?:feel|stop) (?:my (?:legs|hands|fingers|face)|the (?:wheel|shaking|panic)|shaking|trembling|pacing)|shaking (?:all over|and (?:sweating|gasping|crying|choking)|so bad|like)|trembling (?:and|knees|all)|(?:whole )?body(?:s| was| is) (?:vibrating|trembling|shaking)|(?:tingling|numb) (?:fingers|hands|face|lips|arm)|pins (?:and|n) needles|fingers (?:gone )?stiff)",
      "(?:(?:everything|nothing|world|room|hands|head|stuff|it) <some>(?:was |is |went |looks? |feels? |felt |looked |started |s |goes )*(?:unreal|not real|was real|far away|spinning|tilt(?:ed|ing)|foggy|like behind glass|behind glass|tinny|too bright|dark)(?: |<stop>)|not in my body|outside my body|through glass|tunnel vision|vision (?:went|go|became|gone|goes)|black out at the edges|ears (?:rang|were ringing)|legs? (?:like jelly|gone|gave))",
      "(?:walls? (?:are |were )?(?:closed?|closing|close|coming) in|walls of the|(?:sweating|drenched|cold sweat|soaked)(?:<stop>| and| in sweat| shaking| sure| gasping| racing| cant| heart)|i froze<stop> couldnt|frozen to the spot|clawed at|clawing at|head between my knees|breath\\w* into a (?:paper )?bag|sat (?:me )?(?:bolt upright|on the bathroom floor|in the corridor)|bathroom (?:tiles|floor) (?:with|til|again)|on the floor again sure)",
      "(?:(?:dizzy|dizziness|faint) <some>(?:and|the|lump|pound\\w*|until|terrified|im)|(?:feel|gonna|going to|ill|id|about to|was sure id) (?:to )?(?:faint|pass out|collapse)|(?:came|comes) (?:from nowhere|out of (?:nowhere|the blue)|over me)|out of nowhere<stop>|(?:avoid|cant do|stopped) <some>(?:the (?:metro|tube|motorway|bridge|bus)|driving|leave the (?:flat|house)) <some>(?:because|any more|in case|since)|stay near exits|near the exit|case (?:i have|it comes)|locked myself in the utility)",
      "(?:im|i am|was|been|started|start|keep) (?:just |so )?(?:shaking|trembling|hyperventilating|spiralling|freaking out)(?: |<stop>)<some>(?:and|so|all|right|i|<stop>)?",
    ],
    unless: [
      TOLD,
      EFFORT,
      "(?:my speech|glasses of|rope|numb about|with cold|knife|grief|asleep|she|dentist|steering|cheap|nice|hand over|the garden|train(?:ed|ing)|hands hurt|laughed|until (?:i|the) (?:voted)|painting|bathroom floor with a|bleeding|razor|bit shaky|stage|job|presentation|boundary)s?\\b",
    ],
  },
];
