/**
 * Lists of words in English patterns. Apostrophes are gone by then: "don't" is "dont".
 * `some` and `most` let a few words pass; a pattern has no space after them.
 */
export const WORDS_EN = {
  some: ["(?:[\\w:]+,? ){0,3}"],
  most: ["(?:[\\w:]+,? ){0,6}"],
  stop: ['(?:$|(?=\\s?[.,!?;:\\n)"]))'],
  not: [
    "(?:do|did|does|is|was|were|are|have|has|had|ca|could|wo|would|should|ai)\\s?nt",
    "cant|wont|cannot|can not|(?:do|did|does|will|would|could|should|am|is|was|have) not|not|never|no longer|without|nothing|nobody|no\\s?one",
  ],
  want: [
    "want(?:ed|ing|s)?|wish(?:ed|es|ing)?|need(?:ed)?|prefer|hop(?:e|ed|ing)|long(?:ing)?|pray(?:ed|ing)?|beg(?:ged|ging)?|ready|going|trying|plan(?:s|ned|ning)?|intend(?:ed)?|about|mean|like|love|desire|crav(?:e|ing)|content|glad|happy|happier|free|asked|decided|thinking (?:of|about)|thoughts? (?:of|about)",
  ],
  hope: [
    "hop(?:e|es|ed|ing)|wish(?:ed|es|ing)?|pray(?:s|ed|ing)?|beg(?:ged|ging)?|want(?:s|ed)?|ask(?:ed|ing)?|wait(?:ing)?|longing|like|love|imagin(?:e|ing)|dream(?:t|ed|ing)?|fantasi[sz]\\w+|rather|if only|grateful|glad|happier than|picture|daydream",
  ],
  dead: [
    "dead(?! (?:tired|serious|set|on my feet|end|line|heat|beat|weight|cat|battery))|die|dying|died|gone for good|not alive|in the ground|under the ground|in a coffin",
  ],
  living: [
    "liv(?:e|ing)(?! (?:in|with (?:my|a|the|her|him)|near|at|by|off|room))|be(?:ing)? (?:kept )?alive|stay(?:ing)? alive|exist(?:ing)?|existence|breath(?:e|ing)|life|going on|carry on|be in this world|remain",
  ],
  killing: [
    "kill|off|hang|shoot|drown|gas|poison|unalive|stab|top|neck|electrocute|erase|delete|smother|suffocate|strangle|throttle|end|finish|murder|throw|fling|hurl",
  ],
  body: [
    "face|head|arms?|neck|throat|hair|stomach|belly|tummy|back|ribs?|wrists?|chest|ears?|legs?|hands?|fingers?|nose|jaw|eyes?|mouth|lips?|teeth|tooth|knees?|shoulders?|collar|shins?|kidneys|skull|eyebrow|collarbone|lap|thighs?|bones?|toes?",
  ],
  skin: [
    "(?:own |left |right |upper |inner )*(?:arms?|forearms?|wrists?|thighs?|legs?|hips?|stomach|skin|ankles?|calf|calves|belly|shins?|hands?)",
  ],
  private: [
    "breasts?|boobs?|chest|bum|bottom|butt|ass|arse|thighs?|crotch|privates?|private parts?|underwear|pants|knickers|shorts|skirt|shirt|bra|blouse|dress|jeans|trousers|scrubs|legs|genitals|top|clothes|body",
  ],
  child: [
    "(?:the|my|our|her|his|this) (?:own |little |newborn |baby |eldest |youngest )*(?:baby|babys|newborn|infant|toddler|sons?|daughters?|child|kids?|children|girls?|boys?|twins|lad|little one)",
  ],
  relative: [
    "(?:step|grand|god|foster)\\s?(?:dad|father|mum|mom|mother|brother|sister|son|daughter|pa|ma|parents?)|husbands?|wife|wifes|hubby|(?:business )?partner|spouse|fianc\\w+|boyfriends?|bf|girlfriends?|gf|(?:father|mother|brother|sister|son|daughter|parents)s?\\s?in\\s?laws?|in\\s?laws|father|dad|daddy|mother|mum|mom|mommy|mummy|mam|mama|papa|amma|nanay|madam|parents?|brothers?|bro|sister|son|daughter|cousin|uncle|auntie?|grandpa|grandma|grandad|granddad|nan|gran|ex|exes|man|fella|boss|manager|supervisor|foreman|employer|mistress|owner|landlord|colleague|co\\s?worker|team leader|captain|sergeant|officer|seniors?|director|instructor|teacher|tutor|professor|coach|trainer|carers?|caregiver|nurse|doctor|therapist|priest|pastor|nuns?|guard|bouncer|pimp|client|customer|passenger|patient|student|room\\s?mate|flatmate|housemate|neighbours?|neighbors?|classmates?|stalker|resident|housekeeper|choir master|babysitter",
  ],
  near: [
    "(?:(?:my|the|our|his|her|a|one of|an|some|older|other|ex|own|new|grown|up|teenage|next|door|drill|foster|kids|former|big|little|mums|two|three|four) )*(?:<relative>|guys?|men|boys|lads|girls)",
    "he|she|they|hes|shes|theyve|theyre|hed|shed|someone|somebody|people",
  ],
  me: [
    "me|us|mum|mom|mama|mummy|mommy|mam|her|my (?:own |little |younger |baby |older |whole |left |right |other )*(?:<body>|mum|mom|mother|sister|brother|son|daughter|kids?|children|child|baby|boy|girl|wife|sister|nan|aunt|dad|father|husband|girlfriend|parents|grandson|family)|our (?:<body>|son|daughter|kids|children|baby|boys?|girls?)|the (?:kids|children|baby|boys|girls)|his wife",
  ],
  hits: [
    "hit|hits|hitting|{slap}|{punch}|{kick}|{choke}|{strangle}|beat|beats|beating|beaten|{smack}|{spank}|{whip}|{whack}|{shove}|{batter}|{throttle}|{headbutt}|{bash}|{thrash}|{stab}|{assault}|{attack}|{abuse}|{bite}|bit|{backhand}|belted|caned|canes|{thump}|{stamp}|burns|burned|burning|burnt|scratches|scratched|scratching|{pinch}|{slam}|spat|spit|spits|{pin}|{drag}|hurt|hurts|hurting|bruises me|bruised|{suffocate}|{smother}|{mug}|knock(?:s|ed|ing)? out|{torture}",
  ],
  byother: [
    "(?:<near>|who|his mates) (?:\\w+ ){0,3}(?:<hits>|cuts?|held|holds|pull\\w*|press\\w*|squeez\\w*|throw\\w*|threw|forced|touch\\w*|grab\\w*|raped|did)",
  ],
  weapon: [
    "knife|knives|guns?|pistol|rifle|shotgun|revolver|scissors|blade|machete|axe|hammer|bat|razor|weapon|broken bottle|acid",
  ],
  gun: ["guns?|pistols?|revolver|shotguns?|rifles?|service weapon|bullets?|firearm|glock"],
  pills: [
    "pills?|tablets?|meds|medication|medicines?|painkillers?|paracetamol|tylenol|ibuprofen|aspirin|xanax|benzos?|antidepressants?|insulin|morphine|sleepers|sedatives|fentanyl|oxy\\w*|ambien|zopiclone|codeine|valium|opioids?|amitriptyline|melatonin",
  ],
  poison: [
    "bleach|antifreeze|pesticide|rat poison|weed\\s?killer|poison|laundry (?:stuff|pods?)|drain cleaner|detergent|batteries|cyanide",
  ],
  place: [
    "roof|rooftop|bridge|overpass|flyover|ledge|cliffs?|cliff road|balcony(?: rail)?|window\\s?(?:sill|ledge)?|windows|railings?|rail|parapet|barrier|platform|edge|pier|terrace|tower|multi\\s?storey|parking (?:garage|structure|deck)|top (?:floor|level)|\\w+ floor|building|stairwell|headland|lookout|dam|boat ramp",
  ],
  vehicle: ["bus|trains?|lorry|truck|car|cars|traffic|tube|tram|van|express"],
  soon: [
    "tonight|tonite|right now|rn|now|today|this (?:evening|afternoon|arvo|weekend|morning|minute)|tomorrow|tmrw|tmr|tomorow|at (?:noon|midnight|dawn|\\d+|ten|nine|eight)|in (?:an hour|a (?:minute|moment|sec\\w*)|\\w+ minutes|the next)|(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|before (?:he|she|they|anyone|the|my|i)|by (?:midnight|morning|tonight|then|tomorrow)|(?:once|when|after|as soon as|while|until) (?:he|she|they|my|the|everyone|everybody|this|her|his|work)",
  ],
  act: [
    "(?:do|doing|end|ending|finish|finishing) (?:it|this|everything|things|my life|it all|myself)|kill(?:ing)? myself|kms|die|dying|hang(?:ing)? myself|jump(?:ing)?|step(?:ping)? off|overdos\\w+|unalive|unaliving|ctb|drive off|drown(?:ing)? myself|shoot(?:ing)? myself|let go of the|take (?:them all|my life|my leave|the rest)|be (?:dead|gone)|go(?:ing)? over (?:the|it)|be with (?:him|her|them) again",
  ],
  age: ["\\d\\d|thirty|forty|fifty|sixty|seventy|eighteen|twenty"],
  future: [
    "tomorrow|next (?:year|summer|week|month|spring|winter|appraisal|birthday)|another (?:year|day|christmas|winter|birthday)|christmas|easter|new year|summer|spring|winter|autumn|january|february|march|april|may|june|july|august|september|october|november|december|diwali|my \\w+ birthday|the (?:weekend|summer|end of)|<age>",
  ],
  told: [
    "novel|the book|bell jar|film|movie|documentary|episode|a series|series about|season \\d|podcast|the news|article|in the paper|character|actor|essay|(?:lecture|talk|training|course|module|seminar|class|degree|paper|policy|book) (?:on|about|at work|today)|prevention|awareness|seminar|poem|lyrics|the play|school play|in act|opera|case study|my (?:sociology|criminology)|true crime|crime|hamlet|juliet|rehears\\w+|stage|theatre|volunteer\\w*|helpline|crisis line|questionnaire|on (?:the )?(?:tv|telly)|a patient told|book club|first aid|first aid|heroine|narrator|hero|victim|zombie|halloween",
  ],
  game: [
    "(?:the |video ?)game|level|boss fight|raid|chess|quiz|fifa|scrabble|mario|elden ring|valorant|zombies|respawn|(?:die|died|dying|dead) (?:of )?laugh\\w*|embarrass\\w*|cringe|the mic|haha",
  ],
} as const;
