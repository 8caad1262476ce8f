import type { CrisisRule } from "../rule-set.ts";

const TOLD = "(?:<told>)s?\\b";
const PLAY =
  "(?:home run|hole in one|goal|ball|football|\\d+\\s?[-:] ?\\d+|the match|game|chess|cards|at (?:tennis|cards|pool|scrabble|golf|squash)|boxing|spar\\w*|karate|judo|sword|pirates|rugby|hockey|pillow fight|snowball\\w*|at the gym|record|personal best|eggs|drum\\w*|the batter|dough|traffic|jackpot|target|deadline|the road|snooze|play\\w*|like a truck|different|the spot|the nail|the roof|(?:joke|news|speech|song|line|scene|grief|memory|wave|truth|it) hit|hit (?:me )?(?:that|like|how)|figure\\w*|the bill|physio|tag|water pistol|dancing|tantrum|trampoline|in points|tournament|league|opponent|left hook|surprise|giggl\\w+|over the road|dashboard|balloons?|pool noodles|ice rink|skat\\w+|ladder|off the swing<stop>|climbing frame|kids? fall|haha|wrestl\\w+|tickl\\w+|coach pushed|the pram|audition|grading|quarters|puppy|dog (?:bit|jump\\w*|pull\\w*)|cat (?:bit|scratch\\w*|jump\\w*|knock\\w*)|mosquito|wasp|toddler|my son threw|wooden spoon drum|parking|paint|never (?:hit|laid|hurt|touched)|spin class|sunburn\\w*|bus driver singing|heels|shoes are|knees|the heat|this heat|nil|penalt\\w+|ball over|wall with my thesis|push the button|like mad|weeks now|apply|launch date|for a coffee)s?\\b";

/** Violence that others do, in English. */
export const VIOLENCE_EN: readonly CrisisRule[] = [
  {
    id: "somebody hits",
    kind: "violence",
    find: [
      "<near> <most>(?:<hits>)(?: on| at| up)? (?:<me>)",
      "<near> <some>(?:{push}|{shove}|{pull}|{grab}|{yank}|{drag}|{squeeze}(?! my hand)|{twist}|bent|bends|{slam}|{press}|{shake}|shook|broke|breaks|{crack}|{fracture}|{split}|ripped|rips|knocked|{jump}|{corner}|{whip}|{trap}|caught|throws?|threw|dislocated|chased?|chases) <some>(?:(?<!\\b(?:for|with|to|from|and|than|like|at) )me(?! (?:a|the|to (?:apply|try|see|go)|off))|us (?:all )?(?:on|down|in|into|with|by|against)|my (?:own |left |right )*(?:<body>)|two of my|(?:her|his|our|my) (?:arms?|hair|son|daughter|mum|mom|sister|brother|kids?))",
      "(?:hits?|hitting|slapp?(?:ed|s|ing)|slap|punch(?:ed|es|ing)?|kick(?:s|ed|ing)?|chok(?:ed|es|ing)|strangl(?:ed|es|ing)|beat(?:s|ing)?|headbutted|backhanded|smack(?:ed|s)|shov(?:ed|es|ing)|whacks|bites|bit|burned|scratch(?:ed|es)|pinch(?:ed|es)|stabbed|hurts|batter(?:s|ed|ing)?|whipp?(?:ed|s)) (?:on )?(?:me|us|my (?:little \\w+|sister|brother|mum|mom|son)|mum|mom|mummy|mama|her|his wife|our \\w+)(?: (?:again|when|where|because|if|every|with|in (?:the|front|my)|so (?:hard|that)|until|till|last|and|on the|down|against|into|across|at|once|twice|sometimes|over|tonight|yesterday|today|by|too|harder|for|black|off|with)|<stop>)",
      "(?:push|shov|thr[eo]w|slam|drag|yank|pull|press|knock|kick|pin)(?:s|es|ed|ing|n|ned)? (?:me|us|her|him|my (?:face|head|hand|arm|mum|sister|mother)) <some>(?:into|against|down|off|across|through|on to|onto|out of|over|around|by the|up against|on the (?:bed|floor)|to the (?:floor|wall))",
      "(?:(?:grab|pull|drag|held|holds|hold|had|has|got|gets|yank|caught|squeez|twist)\\w* (?:me|us|her|mum|my sister) <some>by (?:the|my|her|their|his) (?:hair|arms?|throat|neck|jaw|collar|wrists?|ankles|ear|hijab)|pulls? my hair|by my (?:hair|throat))",
      "(?:dad|daddy|father|papa|stepdad|husband|boyfriend|mum|mom|mother|uncle|he|she) <some>(?:hits?|beats?|hurt(?:s|ing)?|strangled|choked|punched|kicked|squeezed|slapp?ed|squeezed|shook|hitting|beating|battering|whips|burns) <some>(?:mum|mom|mummy|mama|mommy|her|my (?:little )?(?:sister|brother|mum|mom)|his wife|their kids|the (?:kids|other|baby|maid)|mummys neck|our|him with)",
      "(?:(?:threw|throws?|throwing|thrown|hurl\\w*|chuck\\w*|launch\\w*|swung|swings) <most>(?:at|over) (?:me|us|my (?:\\w+ )?(?:head|face|knee|stomach)|her|mum|mama|somebody)(?! (?:parties|party))|thrown at my)",
      "(?:(?:smash\\w*|broke|breaks|pour\\w*|threw|tipped|shatter\\w*) <most>(?:on|over|into|at|in|against) (?:my (?:\\w+ )?(?:head|lap|face|body|hands?|nose|arm)|me|us)(?: |<stop>)|pours? (?:hot|boiling)|(?:boiling|hot) (?:water|tea|coffee|oil) <some>(?:on|over|at) (?:me|my))",
      "(?:(?:hits|beats|flogs|whacks?|hit|beat|beating|beaten) (?:me|us|him|her|our|my (?:mum|sister|brother|son|daughter|kids|little \\w+)|mum) <some>with (?:a|an|his|her|the|my|whatever|their|wet|soap|hockey|its)|with (?:a|his|her|the|dads) <some>(?:belt|cable|cane|hanger|slipper|broomstick|strap|rod|whip|paddle)(?: |<stop>)|(?:(?:get|gets|got|getting) (?:the|a|his|her) (?:belt|cane|strap|slipper|stick|fist|hiding|slap|beating|hanger)|(?:took|takes) (?:the|his|her) (?:belt|cane|strap|slipper|stick|cord|hanger))|(?:waiting with|sound of) (?:his|her) belt|belt (?:day|buckle))",
      "(?:(?:his|her|their|a|dads|the) (?:fists?|belt|back of his hand|ring this time)(?:<stop>| so| and| on| in| when| buckle)|the fists,|back of (?:his|her) hand|gets? a fist|it was a fist|punch\\w* (?:the|a) (?:wall|door)s? <some>(?:next|again|beside)|hole (?:in|at) <some>(?:door|the height|wall))",
      "(?:(?:violent|abusive|battered|abuses?d?|abusing|brutal) (?:with|to|toward\\w*|relationship|marriage|home|husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|ex|household|again|me|us)|(?:hes|shes|is|turns?|gets?|got|becomes?|became|he was) (?:so |really |very )*(?:violent|abusive|physical with)|domestic (?:violence|abuse))",
      "(?:(?:spits?|spat) (?:in|at|on) (?:my|me)|head in the toilet|kick(?:s|ed) (?:me|us) awake|stubs? (?:his|her) cigarettes? <some>(?:on|out on) (?:me|my)|(?:slammed|slams|shut) my (?:hand|fingers|arm|head) in|hits? (?:me )?(?:harder|where it)|my (?:nose|arm|jaw|wrist) (?:he|she) broke|whipp?(?:ed|s) us)",
    ],
    unless: [
      TOLD,
      PLAY,
      "(?:by the collar sometimes|to marry|the jumper|choking hazard|teething|squeezed my hand|at fifa|the brakes|on the swing|round two|the ball|charity|awareness|seminar|i (?:hit|beat|kick|bit|threw|slapped) (?:the|a|my)|hurts? my (?:feelings|eyes)|leg hurts|pull my (?:weight|leg)|hit on me|hug\\w*|tax bill|beat me to|ran into|down payment|wanted the floor|bandage|dyed|alarm|hung|burned? (?:off|calories|the (?:rice|toast))|punish myself|my own (?:face|head|child fell)|myself|bite (?:and|or)|i want to|kitchen dirty|throw(?:ing)? up|threw up|threw it|vomit)s?\\b",
    ],
  },
  {
    id: "being beaten",
    kind: "violence",
    find: [
      "(?:i|we|ive|im|was|were|been|being|be|get|got|gets|getting|hes|shes|it|lads) <some>(?:beaten(?: up)?|hit|slapped|punched|kicked|choked|strangled|assaulted|attacked|abused|battered|whipped|caned|smacked|spanked|shoved|dragged|jumped|mugged|stabbed|burned|hurt|tied up|held down|pinned|robbed|groped|molested|raped|hurt at home|threatened) (?:by|again|every|when|growing|as a|at home|last|at school|on the (?:way|bus|street)|for (?:not|talking|being|spilling|coming|crying|asking)|with|down|into|in the (?:face|stomach|head|mouth)|across the|if|because|<stop>|and|or i|is just|three|black|in front|before|if)",
      "(?:(?:somebody|someone|people|anyone) <some>(?:hurts?|hurting|beating|hitting|beats|hits|threatening|abusing) (?:me|us)|being hurt at|i get hurt in it|hurt me down there|(?:hurts?|hurting) (?:me|us|mummy|mum|mommy|her)(?: when|<stop>| again| down)|get hurt in it)",
      "(?:(?:years|history|survivor|victim|case) of (?:being hit|abuse|beatings|violence)|(?:abused|beaten|hit) as a (?:kid|child)|grew up being|no proof|(?:stopped|start(?:s|ed)|keeps|about the|my husbands|does all dads|do all dads|all dads) (?:hitting|hits?|beating)|hits? when he|hit(?:s|ting)?<stop> (?:he|she) drinks)",
      "(?:(?:slap|slapped|punched|choked|kicked|spat on|beaten)<stop> (?:slap|slapped|punched|kicked|spat|beaten|coffee)|coffee too hot|(?:ive|i) <some>(?:welts|marks|lines) (?:from|on|down|all)|took turns kicking|kicked my head in|stamped on my|beat(?:en)? (?:it )?out of me|kneel on (?:salt|gravel|rice)|(?:made|make|makes) (?:me|us) kneel)",
      "(?:(?:shot|knocked) me out (?:twice|cold|again)|(?:gave|given) me (?:a black eye|bruises)|left (?:me )?(?:a |new |another )+(?:bruise|mark)|put(?:s)? me in (?:the )?hospital|stood over me|stands? over me|fist up|lifts? (?:a|his|her) hand|raises? (?:a|an|his|her) (?:hand|arm)|hand(?:les|led) me so roughly|rough with me|lay(?:s|ing)? (?:a )?hands on me|puts? (?:his|her) hands on me)",
      "(?:(?:slapped|hit|beat|kicked|smacked|belted|shook) (?:my|him|her) <some>(?:wife|husband|girlfriend|partner|son|boy|kids?)?\\s?<some>(?:again and|backs away|terrified of me|from my belt|not the first time)|welts from|i hit him across)",
      "(?:starves? (?:me|us)|(?:shakes|shook) me|beat(?:s|ing)? (?:me|us|him|her) up|(?:kids|boys|girls|they) <some>(?:beat|jump|hit|kick|punch)(?:s|ed)? (?:me|us)(?: up)?)",
    ],
    unless: [
      TOLD,
      PLAY,
      "(?:a (?:huge )?(?:bill|tax bill|fine|fee)|the news|nobody hurt|took a beating|the documentary|hail|was beaten to|by (?:a|the) (?:wave|ball|bus|thought|tax|news|hail)|ankle|nose,? my own|budget|flat by|beaten (?:flat|by two)|i want to|plants?|alarm|my wrist hurts|in traffic|nosebleed|voices|at (?:five|tennis)|burn(?:ed|t) (?:out|to a crisp)|hit by a (?:wave|bus|truck|car|lorry|train)|stomach bug)s?\\b",
    ],
  },
  {
    id: "neck and weapons",
    kind: "violence",
    find: [
      "(?:(?:hands?|arm|fingers|grabbed|squeez\\w+|squeezes) <some>(?:around|round|on|at|over) (?:my|mummys|her|mums) (?:neck|throat|mouth|face)|(?:grabbed|squeez(?:es|ed)|squeezing) <some>(?:neck|throat)(?: |<stop>)|(?:hands|against the \\w+) by my throat|hand on my (?:mouth|throat|neck)|by the neck when)",
      "(?:(?:chok|strangl|throttl|suffocat)(?:es|ed|ing) (?:me|us|her|mum|mama)|pillow over my (?:face|head)|until i (?:passed out|saw black|blacked out|stopped fighting|couldnt breathe)|sits? on my chest|head under (?:the|bath)|tried to drown me|(?:face|head) into the (?:sink|freezer|toilet|wall|cooker|door))",
      "(?:held|holds?|holding|pull\\w*|point\\w*|wav\\w*|came at|comes at|chas\\w*|put|puts|picked up|swings?|swung|hes got|has|had|showed me|drove it at|with) <most>(?:<weapon>) <some>(?:to|at|on|against|in|under|and|round|over|through|when|before|<stop>|outside)?\\s?<some>(?:me|my|us|throat|neck|head|face|chest|ribs|my \\w+|<stop>)",
      "(?:(?:a |the |bread |kitchen |his |her )*<weapon> (?:to|at|on|against) (?:my|me|us|mums|her)\\s?(?:neck|throat|face|chest|ribs|head|back|wrist)?|(?:help|and) (?:he|she) has a (?:knife|gun)|pointed <some>(?:at me|weapon at|gun at)|pulled (?:a|the) <weapon> on me|(?:ex|he|she) has a (?:gun|knife)|(?:cleans|loads) his (?:rifle|gun)|gun to (?:the|my|his))",
      "(?:(?:drives?|drove|driving) (?:at )?\\d+ with (?:me|us|the kids)|drove (?:it|the car) at (?:me|us)|grabbed the steering|acid on me|with acid|set fire to my|burn (?:the|our) house down|smashed the windscreen|held (?:the baby|me) over|slashed my tyres|dead bird|over the stairwell)",
      "(?:held|holds|holding|hold|sat on|knelt on) (?:me|us|my (?:head|face|arms?|wrists?|sister|brother|chest)) <some>(?:down|under(?:water)?|against|by the|over|there|still|in the|until|on the|so)",
    ],
    unless: [
      TOLD,
      PLAY,
      "(?:in round|the jumper|laughed|laughing|popcorn|choke hold|glue|wrist and|kitchen knife for|i (?:have|had|hold|keep|put|picked|want)|scarf|jeans|hold my breath|held my breath|steak|necklace|choked up|hay fever|asthma|for the cake|running|i.?ll|im going to|going to (?:stab|kill) him)s?\\b",
    ],
  },
  {
    id: "wounds and excuses",
    kind: "violence",
    find: [
      "(?:black eye|split (?:my )?lip|bite marks|cigarette burns|burst lip|swollen shut|broken (?:rib|nose|jaw|toe)|chipped the tooth|bruises?|bruised|fractured|cracked two|finger marks|marks on (?:me|my)|stitches|marks he|bruises shaped) <most>(?:he|she|husband|wife|dad|mum|boyfriend|girlfriend|ex|from (?:him|her|his|last)|sleeves|make\\s?up|conceal\\w*|hide|again|cover|told|said|officer|slipped|because|this year|before|scarf|on (?:her|his|my) (?:arms|neck|lip|both|mum)|when|where|in july|second)",
      "(?:(?:another|one more|new|have a|ive a|ive got a|got a|the) (?:black eye|bruise on|split lip|broken rib)|(?:hide|hid|hides|hiding|cover\\w*) <some>(?:bruises?|marks|black eye)|bruises with|(?:foundation|scarf|concealer|makeup) (?:on|in|weather|for)|arms are (?:black and blue|bruised)|covered in (?:marks|bruises)|with bruises)",
      "(?:told|tell|said|says|lied|convinced) <most>(?:i |it was |from |was |they |hospital |them |was just )+(?:walked into|fell|slipped|tripped|slip|clumsy|an accident|a cupboard|a door|the cat|a bottle|fitting a shelf|down the|lifting|five|food|it was the cat)(?! poisoning)",
      "(?:(?:didnt|did not) (?:walk into|fall|slip)|walked into a door|i say i fall|(?:fell|walked)<stop> (?:he|she) (?:pushed|hit)|word for my husbands|i was not clumsy|no one would believe a|believe (?:a man|it when a woman)|fell in the shower<stop>|chipped the tooth)",
      "(?:(?:broke|cracked|fractured|dislocated|broken|knocked out|took|broke two of|split) (?:two of )?my (?:\\w+ )?(?:nose|ribs?|arm|jaw|wrist|finger|tooth|teeth|collarbone|lip|eyebrow|shoulder|glasses)(?! (?:on (?:ice|the)|skat|at|when i))|(?:he|she|they) (?:broke|cracked|split) (?:her|my|two of))",
      "(?:(?:ribs|back|face|hip|legs?|lip|ear|eye|arms?) (?:is|are|was) (?:all )?(?:black|purple|taped|swollen|ringing|bleeding|black and blue|striped?)|(?:patch|hair) (?:he|she) (?:ripped|pulled)|bleeding mouth|blood on (?:her|my) (?:lip|nose)|ribs hurt when|sore arm again|nose bled|bleed\\w* when the line|so mum doesnt see what he|see my back|cover my back|my lip like this)",
      "(?:im|i am|was|is|arms are|legs are|body is) (?:all )?black and blue",
    ],
    unless: [
      TOLD,
      PLAY,
      "(?:bumped|knee|moving|operation|dentist|bike|appendix|wardrobe weighs|shins|bump on the cupboard|skat\\w+|ice|carrying laundry|nothing broken|gutters|paper|tattoo|football|surgery|physio|stitches are out|gallbladder|myself|chopping|i cut|i burn|i keep|broke my heart|i told (?:her|him) i slipped up|fell asleep|fell off (?:the|my) (?:bike|horse)|my fists)s?\\b",
    ],
  },
  {
    id: "threatened",
    kind: "violence",
    find: [
      "(?:threat\\w*) <most>(?:me|us|my|to (?:kill|stab|hit|throw|post|have|harm|hurt|burn|cut|leave me|take)|with (?:a|the|acid|scissors|knife)|kids|each time)(?! (?:with karaoke|a meeting))",
      "(?:hell|shell|he will|she will|he would|hed|(?<!the )shed|theyll|they will|they would|theyd|going to|gonna|ill|said (?:he|she|they)|says (?:he|she|they)|swears?|swore|hes going to) <some>(?:kill|hurt|shoot|stab|beat|bury|slit|hunt|cut|drop|burn|batter|finish what|rape|destroy|break|ruin|come back for|have me deported|take the kids|put me in|get it|deport) <some>(?:me|us|my|up|it|him|him self|in the hospital|both|you|all|if|hes started|the house|legs|what)",
      "(?:he|she|they|dad|father|parents|husband|ex|uncle|brother|partner|wife|boss) (?:\\w+ )?(?:said|says|told|swore|shout\\w*|scream\\w*) <most>(?:kill|hurt|shoot|beat|bury|die|next|regret|dead|axe|burn|both die|if i (?:leave|tell|go|scream|say|refuse|go to)|find out what happens|wait till i get|make sure i never|nobody will find|take it out|deported|no one will|lose my visa)",
      "if i (?:leave|tell|told|go|scream|say|refuse|argue|complain|talk|file|dont|ask|come back short|miss|stop sending|talk to|knock|come home)(?: \\w+){0,5}?\\s?<some>(?:he|she|they|hell|shell|theyll|i get|gets|ill|make|pay|kill|kids|hurts?|hits?|post|belt)",
      "(?:(?:i |im |id |im the )(?:next|was next|had it coming|get it|pay for it|would be next|be next|pays for it)<stop>|said (?:id|i was|im) (?:be )?next|next time (?:it would|itd|hed|he|she)|i pay for it|ill be paying|pay for it in bed|where hed bury me|nobody will find my body|if i cant have you|you cant hide|dug a hole|with my name on it|see you soon,\\s?bitch|teach me a lesson)",
      "(?:killed my (?:cat|dog)|kicked the dog|cut (?:up )?my (?:face|clothes)|(?:smash|break|broke|rip|ripp)\\w* (?:my|the) (?:phone|laptop|phone line|glasses|door)|kick(?:ed|s)? (?:my|the|down the) door|bang\\w* on (?:it|the door|my door)|breaking (?:the|my) door|broke (?:my|the) door|(?:door|bathroom) <some>with (?:an axe|a bat)|sends? men|sent two men|loan men)",
      "(?:(?:he|she|they)(?: ll|ll)? <some>(?:post|send|show|share|leak) (?:them|it|the video|my) <some>(?:unless|if|to my|everywhere|online)|unless i (?:come back|pay|send|do what|sleep))",
    ],
    unless: [
      TOLD,
      PLAY,
      "(?:rain|weather|karaoke|stand up|kill me (?:when (?:he|she) sees|if i forget)|kill me for buying|murder me|mums? will kill|mum says over|chair|diet|laundry|if i tell (?:you|her about)|threat of (?:rain|redundancy)|get to the shop|pay me|landlord raises|doctor says|therap\\w+|if looks|i (?:could have|swear)|im going to kill|im going to stab|i wont eat|dont eat)s?\\b",
    ],
  },
  {
    id: "locked in, controlled",
    kind: "violence",
    find: [
      "(?:lock|shut|bolt|chain|tie|tied|tying|trap|nail|keep|kept|confin|barricad|leav|left)(?:s|ed|ing|ped)? (?:me(?! a)|us|mum|my (?:mum|mother|sister|brother|little \\w+|kids)|dad|her|him) <some>(?:in|inside|to|out|outside|up|down|on the (?:balcony|floor|motorway)|there|behind|away|with|indoors)",
      "(?:(?:gets?|got|was|were|being|been|im) locked (?:in(?! a (?:long|meeting))|up|inside)(?: the (?:shed|cellar|room|cupboard|bathroom))?|(?:locked|locks|closed) (?:the|my|our) (?:doors?|gate|fridge|massage room door|passports|curtains)(?: (?:and|at|so|behind|because)|<stop>| windows)|locking me in|nailed the window|cupboard under the stairs|tied (?:me|us) to)",
      "(?:wont|wouldnt|doesnt|didnt|does not|do not|never|not|dont) (?:let|lets|allow\\w*) (?:me|us) <most>(?:leave|out|go|see|have|talk|work|eat|sleep|use|call|get|study|alone|inhaler|phone|doctor|outside|english)",
      "(?:(?:im|i am|was|we are|not) (?:not |never )?(?:allowed|let) (?:out|to (?:leave|go|see|talk|have|work|eat)|outside|go to the shop)|ask (?:for )?permission to (?:shower|eat|go|use)|not allowed (?:out|outside)|i have to ask permission)",
      "(?:took|takes|taken|taking|keeps?|kept|confiscat\\w*|hid|hides|has|holds|checks?|controls?|reads?|locked|cut off) <some>(?:all )?(?:my|our|all of our|every|the money) <some>(?:phone|passports?|bank card|card|money|wages|keys|documents|papers|salary|visa|sim|insulin|pension|messages|wheelchair|peso|location|hearing aids|medication|tips)(?! (?:for the day|away for the day))",
      "(?:(?:controls?|watches) (?:the money|me on|every|my insulin|who i)|hides? my|(?:gives|gave) me (?:\\w+ )?(?:dollars|quid|nothing but|no food)|doesnt give me food|locks the fridge|like a servant|sleep on the (?:balcony|kitchen floor)|owe him for the visa|keep (?:my|our) (?:passport|mobile)|forc\\w+ me to marry|taking me back home to be married|found a man for me|sold to him|no papers no complaint|hazing|ragging)",
      "(?:scared|afraid|terrified|frightened|too scared|dread\\w*|fear) <some>(?:of (?:my (?:<relative>|own grandson)|him|her|what he|going home)|to go home|to be (?:home|alone with)|to ask|for my life|hell hurt|hes going|in my own|because of my (?:dad|husband|stepdad)|what he|to ring|he|of me<stop>|all the time<stop>)",
      "(?:(?:flinch|hide|hid|hiding|listening|jump|stomach drops|freeze|i know|tell|learned|learnt) <most>(?:his (?:key|footsteps|belt|car|hand)|the (?:key|gate|lock|shouting|belt)|when(?:ever)? (?:he|she|someone|dad)|in the (?:wardrobe|cupboard|bathroom)|footsteps|by the way he (?:parks|puts)|how he|lifts|ute)|(?:read|hear|heard|hearing) (?:his|dads|the) (?:footsteps|key|car)|footsteps on the stairs|which (?:husband|mood)|walks? on eggshells|walking on eggshells)",
      "(?:(?:sleep|sleeping|sleeps|locked|hide|lock) <some>(?:in the (?:car|bath|loo|bathroom|wardrobe)|with a chair|door locked|door bolted|against the door|with the kids|in the loo till)|chair against the door|drawers against the door|bag packed and hidden|packed bag|at the refuge|breached the|out of the bathroom window|get out without him|(?:if|when) he finds (?:this|out|me)|delete this after|car in the drive|car pulling into)",
      "(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|dad|mum) <some>(?:controls?|decides|dictates|monitors|tracks) <some>(?:where i|who i|what i|everything|when i|every|my (?:phone|money|location|messages|every)|me)",
      "(?:forced to (?:have|marry|give|work|leave school|quit|get|stay|abort|wear)|forc(?:e|es|ed|ing) me to (?:give|hand over|marry|abort|stay|work for|beg)|(?:doesnt|dont|not) feel safe (?:at home|with (?:him|her|my)|in my (?:own )?(?:home|house)))",
      "(?:(?:his|dads|her) (?:footsteps|key in|car in)|(?:took|taken|takes) <some>(?:my )?(?:keys|phone|card|passport|money),? (?:and )?my (?:phone|keys|card|passport|money)|leaves? me (?:outside|out) in the|(?:counts|checks) my (?:steps|pockets|receipts|phone|mileage))",
    ],
    unless: [
      TOLD,
      PLAY,
      "(?:my keys|meeting|spare key|locked (?:myself )?out of my (?:account|email)|lock(?:s|ed)? (?:myself|my keys)|account|computer|lockdown|supermarket|toilet because|handle|locksmith|left my keys|took my (?:phone )?away for the day|leave early|doctor (?:wont|put)|annual leave|of (?:spiders|heights|flying|dogs|the dark|the dentist|the driving|gaining|food|eating|rice|bread)|boss wont let me leave early|work from home|passed|wedding|allowed to (?:water|eat)|not allowed eat|location on|share|asked him to|send|press|dentists?|running out|school run|hide (?:and seek|how|food|the bags|it|in the pantry)|garden|dirty|she hid|eaten|sleep in<stop>|locked horns|took the knives)s?\\b",
    ],
  },
];
