import type { CrisisRule } from "../rule-set.ts";

const TOLD = "(?:<told>)s?\\b";
const HARMLESS =
  "(?:tuck\\w*|santa|bedtime stor\\w+|dog groom\\w*|the (?:dog|cat)s?(?! and)|beard|grapes?|rap (?:song|battle|music)|speech|kindness|gesture|song|physio|barber|hairdresser|vet|shoulder|keyboard|lecture|tailor|instagram|twitter|blog|youtube|instructions|yoga channel|lesson|toddler|parcel|package|steps|calories|spending|period|fridge|celery|rugby|landlord came by|i asked him|toast|the dishes|keys|fever|smile|forced (?:fun|myself|a smile)|air force|nude (?:lipstick|heels|shoes)|life drawing|painting|museum|wedding photos|holiday photos|hand under the table)s?\\b";

/** Stalking, sexual violence, pictures as a threat and what children tell, in English. */
export const ABUSE_EN: readonly CrisisRule[] = [
  {
    id: "stalked",
    kind: "violence",
    find: [
      "stalk(?:s|ed|ing|er|ers)?",
      "(?:my |the |an )?ex(?: wife| husband| boyfriend| girlfriend| wifes| \\w+)? <most>(?:keeps?|kept|shows? up|turns? up|waits?|following|follow\\w*|outside|parked|tracker|broke|breaks|found|got my|posted|sent|sends|new accts|grabbed|threat\\w*|knows)",
      "(?:follow(?:s|ed|ing)|track(?:s|ing)|spies|spying|watch(?:es|ing)|waits|waiting|waited|parked|sat) <some>(?:me|for me|outside|on (?:me|cameras)) <some>(?:home|everywhere|from|to my|on (?:cameras|the)|at night|after|work|in the (?:car park|shower)|outside|my (?:work|house|window)|three nights|the (?:gym|nursery)|<stop>)",
      "(?:(?:keeps?|kept|started to|start to) (?:showing|turn(?:ing)?|ringing|calling|making|following) (?:up|me|new|every)|(?:outside|at|by) my (?:house|work|flat|door|window|office|bed|apartment) (?:every|again|at night|all night|for hours|right now|door|work)|standing (?:over|by) (?:the|my) bed|by my bed|(?:stood|standing|stands) <some>end of (?:the|my) bed)",
      "(?:(?:tracker|air\\s?tag|spyware|hidden camera|cameras?) <some>(?:on|under|in|me) (?:my|every|me)|knows (?:where i|my children|what bus|which window|where i live)|finds? (?:me|the new address|my new number)|found (?:me|my new|the last two)|they know where i live|photos of my (?:own )?(?:front door|windows)|pics of my front door|lets? himself in|broke in while)",
    ],
    unless: [
      TOLD,
      HARMLESS,
      "(?:sticks|exam|ex got married|new girlfriend|split the furniture|waits for me with|bus to|express)s?\\b",
    ],
  },
  {
    id: "touched",
    kind: "violence",
    find: [
      "<near> <most>(?:touch(?:es|ed|ing)?|grop(?:e|es|ed|ing)|grab(?:s|bed|bing)?|rub(?:s|bed|bing)?|strok(?:es|ed)|squeez(?:es|ed)|fondl\\w+|kiss(?:es|ed)?|undress\\w*|feels?|press(?:ed|es)|corner(?:s|ed)|flashed|exposed) <some>(?:(?<!for )me(?:<stop>| (?:when|where|at|in|down|there|while|without|again|under|up|inappropriately|and|against))|us<stop>|himself|herself|my (?:<private>)|it|between my|the women)",
      "(?:(?:puts?|put|putting|shoved|forced|slid|stick|sticks|had) (?:his|her|their|a|my) (?:hands?|fingers?|thing|other one) <some>(?:up|under|in|inside|between|down|on) (?:my|me|his|her|where|there|us|the sacristy)|(?:hand|hands|fingers) (?:up|under|down|in|inside|between|where) (?:my|me|us|he shouldnt))",
      "(?:(?:rubb\\w+|pressed|forced|pushed|exposed|pleasur\\w+) (?:himself|herself|themselves|his way|their way) (?:on|against|onto|into|upon|to|and)|forced himself|exposed himself|flashed me|watches me in the shower|films? (?:me|us) (?:in|without)|into the bathroom while i|handles? me where)",
      "(?:(?:touch(?:es|ed|ing)|grop\\w*|molest\\w*|fondl\\w*|assault\\w*|rap(?:e|ed|es|ing)|abus\\w*|violat\\w*|harass\\w*) (?:me|us|my (?:<private>|little|sister|brother|daughter|son)|by)(?! (?:deeply|heart|so much|a nerve))|(?:i|we) (?:was|were|got|been|am|being) (?:raped|molested|groped|assaulted|sexually|abused|drugged|spiked|trafficked)|got groped)",
      "(?:rap(?:e|ed|es|ist)(?! (?:seed|fantasy))|sexual(?:ly)? (?:assault\\w*|abus\\w*|harass\\w*|violence|touch\\w*)|molest\\w*|incest|grooming me|groomed (?:me|by)|sold for sex|my pimp)",
      "(?:(?:on|into|to|in) (?:his|grandpas|my|the) (?:lap|bed|tent|hotel room|van|bunk|room at night) (?:and|at|when|each|was|room|\\w+ and)?\\s?<some>(?:touch|hand|hands|puts|raped|he|at night|since|pants|pretend|night|crime)|sit on his lap|(?:came|come|comes|coming|gets?|got) (?:in|into|in to) my (?:room|bed|bedroom|tent|cab))",
      "(?:(?:climbs?|climbed|gets?|got|slips?|crawls?) <some>(?:in|into) my bed|stares and touches|walks in (?:when|while) i (?:shower|change|undress))",
    ],
    unless: [
      TOLD,
      HARMLESS,
      "(?:physio|touch\\w* base|touched a nerve|touch(?:ed)? wood|he kissed me goodnight|first kiss|date|in love|birthday|hugs?|in touch|the ball|grabbed a|remote|my heart|grabs me by the collar|craving|cat|wedding|dye|climbing)s?\\b",
    ],
  },
  {
    id: "forced",
    kind: "violence",
    find: [
      "(?:forc\\w*|mak(?:es|e|ing)|made|pressur\\w*|coerc\\w*|blackmail\\w*|beg\\w*|bully\\w*) (?:me|us|the women) <most>(?:sex|kiss|touch|do things|do stuff|take my|undress|naked|strip|bed|sleep with|kneel|finish him|drink|eat my|watch when|sit on|top off|sell drugs|go with the|photos of myself|apologi\\w+|oral|send|have sex|get on my knees|on his lap)",
      "(?:said|saying|say|told|tell|kept saying|scream\\w*|begg?\\w*|cried|did say) <some>(?:no|stop|him to stop|not to|i didnt want|it four times|to stop|him not to|i said no)(?: to)?\\s?<some>(?:and|but|he|she|to|anyway|,)?\\s?<some>(?:did it|anyway|didnt stop|kept|wouldnt|still|continued|carried on|ignored|laugh\\w*|didnt listen|didnt care|pins|before i|four times|did what|tonight)",
      "(?:(?:inside|on top of|get off|got off) me(?:<stop>| when| while| even| and)|while i (?:was )?(?:asleep|sleeping|drunk|passed out|unconscious|showering)|when im asleep|(?:did|took) what he wanted|took what he wanted|did it anyway|does sex to me|until he was done|takes? the condom off|bed that (?:hurt|i dont)|what he did in the bunk|wouldnt get off|never said yes|never wanted it|he was stronger|doesnt stop him|gets me alone|hold me down|holds me down|held me down|held me there)",
      "(?:(?:sex|slept|sleep|it|have sex) (?:with me |with him |with his friends )?(?:against my|without (?:my )?consent|even when i|whether im|or (?:im|i am|i lose)|if i sleep)|landlord says (?:sex|i can)|pay the rent another way|keep my shift if|pass if i came|wants? a favou?r|if i (?:slept|sleep) with (?:him|them)|between married people|married (?:to him|nine)|in exchange for sex|forced a kiss)",
      "(?:(?:drugged|spiked|put something in|slipped something) (?:me|my drink|in my drink|at)|something in my drink|woke up (?:and|in|with) (?:he|a strangers|my clothes|naked)|strangers bed|no underwear on|clothes off and|with no memory|remember a ceiling|boys weight on me|still dont feel clean|scrubbed the whole|still rape if|wasnt a proper rape|it was not washing|i froze<stop> he|filmed (?:it|while|themselves)|stick things in me)",
      "(?:had sex with me|(?:lose|keep) my (?:job|flat|room|grade|visa) (?:if|unless)|(?:hands?|fingers) (?:was|were) (?:in|inside|on|under|up) my|(?:slept|sleep) with (?:him|her|them|the boss)(?:<stop>| to keep| or))",
      "(?:(?:didnt|wouldnt|doesnt|wont|never) stop (?:when|even|though|after) i (?:said|say|begged|cried|asked|told)|(?:when|after|even though) i (?:said|say) (?:no|stop)|puts? (?:something|stuff) in my (?:drink|tea|food)|he didnt stop<stop>)",
    ],
    unless: [
      TOLD,
      HARMLESS,
      "(?:gym|ironing|smile for|to bed early|anaesthetic|on duty|trying to make me|eat my veg|made me laugh|kids made me|work late|saved|the bus|gets on top)s?\\b",
    ],
  },
  {
    id: "pictures as a threat",
    kind: "violence",
    find: [
      "(?:send|sends|sent|post|posts|posted|leak|leaks|leaked|share|shared|put|show|upload|spread|posting|sending|sharing|has) <some>(?:my|our|the|those|private|of me|it|them) <some>(?:nudes?|naked|nude photos|private|intimate|film|videos?|pictures of|photos of me|clip|online|to my (?:whole|dad|family|class|boss|work))",
      "(?:nudes?|naked (?:pics?|photos?|pictures?|video)|sex tape|intimate (?:photos?|video|images?)|private film)",
      "(?:revenge porn|sextort\\w*|blackmail(?:s|ed|ing)? (?:me|my)|is blackmailing me with|deep\\s?fakes?|recorded me|filmed (?:me|us|it)|films? (?:me|us)|(?:put|post\\w*) <some>online|online after i|video of me|clip in the group chat|send(?:ing)? (?:photos|pictures|videos) of myself|stop sending videos|pictures of himself|top off on camera|send it to my (?:dad|family|mum)|goes to my dad|photos of me and wants)",
      "(?:record(?:ed|s|ing) (?:us|me)(?: \\w+)? having|threat\\w* to (?:show|share|post|send|leak|publish|tell)|show everyone)",
      "(?:(?:post|send|leak|share|show|publish|upload)(?:s|ing|ed)? <some>(?:videos?|photos?|pictures?|pics) of (?:me|us|my)|going to post <some>(?:of us|of me))",
    ],
    unless: [
      TOLD,
      HARMLESS,
      "(?:for chocolate|holiday|homework|my wife filmed|shot the wedding|graduat\\w+|ukulele)s?\\b",
    ],
  },
  {
    id: "seen and told by a child",
    kind: "violence",
    find: [
      "(?:daddy|daddys|mummy|mommy|mammy|mum|mom|dad|papa|grandpa|grandad|uncle|stepdad|nan)(?: \\w+)? <some>(?:hurts?|hurt|hits?|did it|does things|cross|makes? (?:me|mummy)|bleed|did things|friend hurt|makes me sit|was crying|was screaming)(?: me| us| mummy| mommy| mum| her|<stop>| and there was| when| to me)",
      "(?:(?:does|did|doing|do) (?:things|stuff|bad things|it) to (?:me|us|you in)|(?:dont|never|please dont) tell (?:any(?:one|body))?\\s?<some>(?:but|about|here|i|that) <some>(?:dad|nan|uncle|mum|husband|wife|he|hits|stepdad|touch\\w*)|our little secret|never told anyone <some>(?:about|that|here)?\\s?<some>(?:touch\\w*|he|my (?:wife|husband|uncle)))",
      "(?:(?:i|we) (?:saw|heard|hear|can hear|listen) <some>(?:him|her|it|dad|the bang|them) <some>(?:hitting|hit|drag|beating|screaming|mum|hurting|again|through the wall|i was on the stairs|when they)|hear mum (?:getting|being)|hes hurting|shes hurting|in front of (?:the baby|my (?:own )?(?:kids|children|boys|two))|he goes for mama|held my little sisters ears|i hold my)",
      "(?:(?:neighbours?|man next door|friends husband|best friend|boy in my class|sister|daughter|aunt|flatmate) <some>(?:is |are |s |rang |being |has |kids |hits? )?(?:being )?(?:beating|battering|beaten|hits? her|whispering|burns him|finger marks|fella hits|in her own dirt)|her dad hits|his mum burns|had a cast on again|shouts and then|before its me again|when he starts<stop>|dont know who(?:m)? (?:to|i can) tell|it happened again)",
      "(?:(?:coach|teacher|tutor|priest|uncle|grandpa|grandad|cousin|officer|doctor|pastor|choir master|babysitter) <some>(?:abused|touch(?:ed|es) (?:me|us|my|him|her)|touched<stop>|undress|made me|makes us stay|puts (?:his )?(?:fingers|hands)|raped|keep me back|used to touch|did things|does to)|when i was (?:\\d+|six|seven|eight|nine|ten|eleven|twelve|little|small) ..(?:touch\\w*|abus\\w*|did things|came into|hands)|part of the treatment)",
    ],
    unless: [
      TOLD,
      HARMLESS,
      "(?:surprise|daddy hit the|home run|ball|daddy made|pancakes|tantrum|knee|ice lolly|hug|volcano|(?:mum|dad) hit (?:the|a)|hole in one|roof|school play|the cake|teacher made us sing|toys|biscuit tin|stage slaps)s?\\b",
    ],
  },
];
