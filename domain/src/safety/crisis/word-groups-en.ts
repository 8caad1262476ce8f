/**
 * Groups of words of one meaning, as whole words. Which groups stand together in a sentence says more than each word does
 * (features.ts).
 */
export const GROUPS_EN: Readonly<Record<string, string>> = {
  die: "die dies died dying dead death deaths deceased corpse body grave funeral coffin casket cremated perish",
  kill: "kill kills killed killing murder murdered finish",
  suicide:
    "suicide suicidal kms kys unalive unaliving ctb od overdose overdosed overdosing selfharm sh sewerslide",
  myself: "myself",
  me: "i me my mine im ive id ill",
  gone: "gone disappear vanish vanished cease exist existing existence exists erased erase nothing nothingness oblivion void",
  life: "life live lives living alive breathing survive surviving survived exist here",
  born: "born birth",
  end: "end ending ended ends over finish finished quit stop stopped stops done out exit escape",
  want: "want wanted wants wish wishing wished hope hoping need ready plan plans planned planning going gonna wanna tempted urge urges decided dream fantasise fantasize imagine picture thinking thoughts think pray praying prayed",
  not: "not never no cant dont wont without nobody none nothing didnt isnt doesnt couldnt cannot no-one anymore",
  better: "better easier happier relief relieved peace peaceful quiet rest calm safer kinder fine",
  burden:
    "burden weight mistake waste failure useless worthless pathetic hate disgusting deserve deserved punish punishment punished",
  reason: "point reason worth meaning purpose use sense",
  people:
    "everyone everybody people family kids children parents friends anyone no-one world mum mom mother dad father sister brother daughter son wife husband",
  pills:
    "pill pills tablet tablets meds medication painkillers paracetamol tylenol ibuprofen insulin bleach poison antifreeze bottle packet dose capsules prescription",
  blade: "blade blades razor razors knife scissors scalpel glass cutter needle lighter cigarette",
  rope: "rope noose belt cord hang hanging hanged hung ligature beam scarf ceiling hook cable",
  gun: "gun pistol rifle shotgun trigger bullet revolver loaded shoot shot",
  gas: "charcoal helium gas exhaust engine garage monoxide nitrogen hose",
  height:
    "bridge roof rooftop balcony window ledge cliff edge railing floor storey story tower overpass jump jumping jumped leap",
  road: "train trains tracks platform tube subway rails bus truck lorry traffic car cars motorway highway road",
  water: "river sea lake ocean drown drowning water canal pier stones",
  body: "wrist wrists arm arms thigh thighs leg legs skin neck throat vein veins head face ribs rib hair breast breasts chest stomach lip eye eyes tooth teeth jaw nose finger fingers hand hands knuckles",
  cut: "cut cuts cutting slice slit carve bleed bleeding blood bloody scar scars stitches bruise bruises bruised burn burned burning burns scratch marks wounds",
  hurt: "hurt hurts hurting pain harm harming punish",
  farewell:
    "note notes letter letters goodbye bye farewell sorry forgive love message messages wrote written",
  after:
    "insurance will passwords funeral affairs paperwork belongings guitar cat dog arrangements sorted giving gave away",
  sleep: "sleep wake waking woke asleep morning tomorrow bed night",
  time: "tonight now today soon friday saturday sunday monday hour hours minutes date day",
  hit: "hit hits hitting slap slaps slapped punch punched punches kick kicks kicked beat beats beaten beating choke choked chokes strangled strangle shove shoved shoves push pushed pushes drag dragged smack smacked whip whipped throw threw throws thrown smash smashed broke broken breaks fist fists grab grabbed grabs pinned pinch twist twisted bit bites spat hurt hurts attack attacked",
  near: "husband wife boyfriend girlfriend partner ex dad father mum mom mother stepdad stepfather stepmum brother sister uncle aunt cousin grandfather grandpa boss manager supervisor coach teacher professor senior landlord carer nurse neighbour neighbor roommate flatmate son daughter inlaws mil fil colleague coworker client customer stranger guy man men boys fiance captain sergeant pastor priest tutor doctor",
  they: "he she his her him hes shes they them theyre their",
  threat:
    "threatened threatens threat threatening threats leave tell police report warns warned said says swears promised",
  locked:
    "lock locked locks lets let allowed allow trapped keys key door passport phone money wages card cards bank checks permission",
  sex: "rape raped touch touched touches touching grope groped sex sexual clothes naked underwear bed consent forced force forces undress kiss kissed inside drunk",
  pictures:
    "pics pictures photos photo video videos nudes filmed recorded recording camera post posted send sends sent online",
  fear: "scared afraid fear fears terrified frightened flinch hide hiding freeze footsteps shaking dread tiptoe",
  stalk:
    "follow follows followed following outside stalk stalking stalks tracker tracking waits waiting watches watching shows",
  eat: "eat eats ate eating food meal meals calories calorie fat weight skinny thin pounds kg kilos lbs scale breakfast lunch dinner bite hungry empty stomach bones",
  purge:
    "purge purged purging vomit vomiting throw throwing threw sick toilet laxative laxatives puke spit fingers",
  fast: "starve starving starved fast fasting fasted days binge binged bingeing binging restrict restricting faint fainted period",
  breath: "breathe breath breathing air gasping suffocating choking hyperventilating hyperventilate lungs",
  heart: "heart chest pulse palpitations throat",
  panic: "panic attack attacks panicking panicked anxiety",
  shaking:
    "shaking numb tingling tingly dizzy faint sweat sweating sweaty trembling spinning unreal blurry pounding racing hammering jelly collapse passing",
  fun: "game games movie film films book books novel show series song songs laugh laughed laughing lol haha party fun funny joke jokes holiday concert podcast documentary episode character video news article drama theatre play",
  work: "meeting meetings report boss deadline deadlines email emails project exam exams presentation office shift work job interview class essay homework slide slides code bug server spreadsheet budget client invoice",
  things:
    "dog dogs cat cats plant plants phone battery laptop goldfish hamster fish rabbit puppy kitten tomatoes wifi printer",
  cooking:
    "cook cooking cooked vegetables onions onion bread chicken soup rice cake bake baking oven kitchen pasta dinner recipe garden gardening",
  sport:
    "gym run running ran match ball football rugby tennis boxing swim swimming yoga workout marathon hike hiking climbing cycling bike race team goal squat",
  medicine:
    "doctor dentist prescribed vitamin vitamins antibiotics flu cold bug hospital surgery pharmacy jab vaccine appointment physio nurse",
  calm: "walk tea coffee sunny cosy cozy nap bath happy proud grateful lovely nice relaxed smiled smile enjoyed",
};
