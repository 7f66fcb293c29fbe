import { slowsAndLowers, slowsOnly } from './health/heart-medicines';
import { lately } from './lately';
import { otherIllness } from './other-illness';

/** What a sentence names that plans could take into account; whether it applies to the person is decided elsewhere. */
export interface Slot {
  as: Named;
  /** 'unread' is something physical that is only known in words. */
  kind: Kind;
  /** An area, muscle, condition, stage of life, limit, diet, or food; null if only the words are known. */
  what: string | null;
}
type Kind = 'sore' | 'condition' | 'lifeStage' | 'limit' | 'diet' | 'allergy' | 'unread';
/** The placeholder for it when only the phrasing matters. */
type Named = 'part' | 'muscle' | 'illness' | 'stage' | 'limit' | 'food';

interface Name {
  as: Named;
  kind: Kind;
  /** Null: known to be physical, but it only makes plans more careful. */
  whats: readonly (string | null)[];
  words: RegExp;
}

const area = (words: RegExp, ...whats: string[]): Name => ({ as: 'part', kind: 'sore', whats, words });
const muscle = (words: RegExp, ...whats: string[]): Name => ({ as: 'muscle', kind: 'sore', whats, words });
const condition = (what: string | null, words: RegExp): Name => ({
  as: 'illness',
  kind: what === null ? 'unread' : 'condition',
  whats: [what],
  words,
});
const stage = (what: string, words: RegExp): Name => ({
  as: 'stage',
  kind: 'lifeStage',
  whats: [what],
  words,
});
const limit = (what: string, words: RegExp): Name => ({ as: 'limit', kind: 'limit', whats: [what], words });
const seat = (words: RegExp): Name => ({ as: 'limit', kind: 'condition', whats: ['seated'], words });
const legs =
  '(?:foot|feet|ankle|leg|legs|shin|tibia|fibula|heel|toes?|metatarsals?|knee ?cap|femur|hip|knee)';
const held = '(?:moon ?boot|walking boot|boot|cast|plaster|crutches|non ?weight ?bearing)';
/** No one in a boot or a cast should stand. */
const inCast = new RegExp(
  `\\b${legs}\\b.{0,30}\\b${held}\\b|\\b${held}\\b.{0,20}\\b${legs}\\b|\\bon crutches\\b|\\bin (?:a|the|my) (?:moon ?|walking )?boot\\b|\\bboot on\\b|\\b(?:broke|broken|fractured|shattered) (?:my |a |the )?(?:left |right |both )?${legs}\\b|\\b(?:below|above)[ -]?knee amput\\w+|\\bamput\\w+.{0,10}\\b(?:leg|foot|knee)\\b|\\bprosthetic (?:leg|foot)\\b`,
);

const diet = (what: string, words: RegExp): Name => ({ as: 'food', kind: 'diet', whats: [what], words });
const food = (what: string, words: RegExp): Name => ({ as: 'food', kind: 'allergy', whats: [what], words });

/** Earlier names win over later ones that overlap them: 'upper arm' is not an arm, 'back of my legs' not a back. */
const listed: readonly Name[] = [
  {
    as: 'illness',
    kind: 'condition',
    whats: ['high_blood_pressure', 'heart_medicine'],
    words: slowsAndLowers,
  },
  condition('heart_medicine', slowsOnly),
  condition(
    'high_blood_pressure',
    /\b(?:high )?blood pressure\b|\bhypertensi\w+|\b(?:my |the |high )?bp\b|\b(?:ramipril|amlodipine|lisinopril|losartan|candesartan|bp (?:tab(?:let)?s|meds|pills))\b|\bmy pressure\b|\bpressure (?:is |was )?(?:too )?(?:high|up)\b|\btension high\b/,
  ),
  condition(
    'heart',
    /\bheart (?:attack|failure|condition|disease|problems?|trouble|murmur|op|operation|surgery|valve|bypass|meds|issues?|defect|rhythm)\b|\b(?:weak|bad|dodgy|dicky|funny|enlarged|sick) (?:heart|ticker)\b|\b(?:cardiac|coronary|cardiovascular|tachycardia|valve (?:problem|replacement|repair)|(?:atrial )?fibrillation|palpitations)\b|\bwatch (?:out for )?my heart\b|\bheart (?:isnt|is not) (?:strong|great|good)\b|\birregular heart ?beat\b|\b(?:pacemaker|stents?|angina|a ?fib|arrhythmia\w*|svt|cardiomyopathy|myocarditis|(?:triple |double |quadruple )?bypass|leaky valve|mitral|aort\w+|cardiac rehab|cardiologist|tia|mini[ -]?stroke|(?:had|since|after) (?:a |the |my )?stroke)\b/,
  ),
  condition(
    'diabetes',
    /\bdiabet\w+|\btype (?:1|2|one|two)\b|\bt[12]d?\b|\binsulin\b|\bmetformin\b|\bcgm\b|\bsugar (?:problem|disease|is high|runs high|too high)\b|\b(?:blood sugars?|my sugars?)\b|\bhba1c\b|\bhaving sugar\b/,
  ),
  condition(
    'osteoporosis',
    /\bosteo(?:porosis|penia|porotic)\b|\b(?:broke|broken|fractured|crushed|collapsed) (?:a |my )?vertebra\w*|\bcompression fracture\b|\b(?:thin|brittle|weak|crumbly|fragile) bones\b|\bbone densit\w+|\bdexa\b|\bt[- ]?score\b|\balendron\w+\b/,
  ),
  condition(
    'unsteady',
    /\b(?:dizz\w+|giddy|light ?headed|wobbly|woozy|head ?rush)\b.{0,16}\b(?:when|whenever|if|as|after|every time|each time)\b.{0,12}\b(?:stand\w*|get(?:ting)?|bend\w*|sit\w*|rise|rising) ?(?:up|down|over|straight)?\b|\b(?:stand(?:ing)?|get(?:ting)?) up\b.{0,24}\b(?:dizz\w+|giddy|light ?headed|woozy|head spins?)\b|\bwobbly\b/,
  ),
  condition(
    'vertigo',
    /\bvertigo\b|\bdizziness\b|\bbppv\b|\bmeni[eè]re\w*\b|\bcrystals in my ears?\b|\blabyrinthitis\b|\bhypotension\b|\b(?:get|gets|getting|go|feel) (?:\w+ )?(?:dizzy|giddy|light ?headed)\b|\bdizzy spells?\b|\bworld (?:goes|spins)\b|\broom spins\b/,
  ),
  condition(
    'asthma',
    /\basthma\w*|\bcopd\b|\bemphysema\b|\binhalers?\b|\bventolin\b|\bsalbutamol\b|\bpuffer\b|\blungs? (?:disease|condition|problems?|function|are bad)\b|\bshort of breath easily\b|\bbronchi\w+\b/,
  ),
  condition('hernia', /\bhernias?\b(?! dis[ck])|\bprolapse[ds]?\b|\bpelvic floor\b|\bdiastasis\b/),
  condition(
    'wheelchair',
    /\bwheel ?chair\b|\bpower ?chair\b|\bchair user\b|\b(?:use|in) my chair (?:full[ -]?time|all the time|now)\b|\bchair[- ]bound\b|\bwheelie here\b|\bparapleg\w+|\b(?:tetra|quadri)pleg\w+|\bparaly[sz]ed\b|\bt\d{1,2} (?:complete|incomplete|para)\b/,
  ),
  condition(
    'unsteady',
    /\b(?:my|bad|poor|no|terrible|rubbish) balance\b|\bbalance (?:is|isnt|isn't|not|issues?|problems?|trouble|has|goes)\b|\bunsteady\b|\bnot steady\b|\bwobbly on my\b|\bparkinson\w*|\bmultiple sclerosis\b|\bms\b|\brollator\b|\bzimmer\b|\bwalking (?:stick|frame)\b|\bwith a (?:stick|cane)\b|\bneuropath\w+|\b(?:had|have had|\w+) (?:a )?falls\b|\bhad a fall\b|\b(?:lose|lost|losing|keep losing) my balance\b|\b(?:keep|kept) falling\b|\bfall easily\b|\btopple\w*|\btoppling\b|\b(?:scared|afraid|frightened|fear) of falling\b|\bfall(?:ing)? over\b/,
  ),
  stage(
    'pregnancy',
    /\bpregnan\w+|\bpregg(?:o|ers|y)\b|\btrimester\b|\bbump is\b|\b(?:baby|twins) (?:is |are )?due\b|\bdue (?:in|date)\b|\bexpecting\b|\bim carrying\b|\b\d+(?:\+\d)? with twins\b|\bup the duff\b|\bwith child\b|\bcarrying (?:twins|a baby|my|our)\b|\btwo lines\b|\bbun in the oven\b|\b\d+ (?:weeks|wks|months) (?:gone|along|preg\w*)\b|\bknocked up\b/,
  ),
  stage(
    'postnatal',
    /\bpost ?partum\b|\bpost ?natal\b|\bgave birth\b|\bc[ -]?sections?\b|\bca?esarean\b|\b(?:had|have had|just had|popped out|delivered|pushed) (?:a |my |our |the )?(?:\w+ )?(?:baby|bub|little (?:girl|boy|one)|son|daughter|twins|first|second)\b|\bnew ?born\b|\bbreast ?feed\w*|\bnew mum\b|\bnew mom\b|\b(?:baby|bub|bubba|little one|bairn)(?: is| s|'s)? (?:only |just |now )?\d+ (?:days?|weeks?|wks?|months?)(?: old)?\b|\b\d+ (?:days|weeks|wks|months) (?:pp|post)\b|\bnormal delivery\b|\bmy delivery\b/,
  ),
  stage(
    'under_18',
    /\b(?:im|i am|me|turn(?:ed|ing)?|aged?)\s+(?:only |just |nearly |almost )*(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! ?(?:min|sec|hour|day|week|month|kg|kilo|lb|pound|stone|workout|point|percent|%|rep|set|km|mile|k\b|cm|st\b|am\b|pm\b|off|away|down|squat|push|more|stone|per))|\b1[0-7] ?(?:yo|y\/o|yrs?|years?)(?: old)?\b(?! (?:ago|together|of|in|now|later|running))|\byear (?:[6-9]|1[0-3])\b(?! (?:ago|into))|\b(?:6|7|8|9|10|11|12)th grade\w*|\bclass (?:[6-9]|1[0-2])\b|\bgcses?\b|\bnot 18\b|\b(?:in|at) (?:high|middle|secondary) school\b|\bunder ?18\b|\bfreshman in high school\b/,
  ),
  stage(
    'over_65',
    /\b(?:im|i am|me|turn(?:ed|ing)?|just|nearly|almost|aged?|be|at)\s+(?:just |nearly |almost |now |over |past )*(?:6[5-9]|[789]\d|sixty[ -](?:five|six|seven|eight|nine)|seventy(?:[ -]\w+)?|eighty(?:[ -]\w+)?|ninety(?:[ -]\w+)?)\b(?! ?(?:min|sec|kg|kilo|lb|pound|percent|%|rep|km|cm|st\b|points?|days?|workouts?|per))|\b(?:6[5-9]|[789]\d) ?(?:yo|y\/o|yrs? old|years? (?:old|young))\b|\b(?:6[5-9]|[789]\d) (?:last|next) birthday\b|^(?:6[5-9]|[789]\d)(?:,| and| yr| year| here| with| w)(?= )|\bin my (?:seventies|eighties|nineties|late sixties|70'?s|80'?s)\b|\b(?:my|old age|state) pension\b|\bpensioner\b|\bborn in 19[2-5]\d\b|\boap\b/,
  ),
  limit(
    'no_jumping',
    /\b(?:jump\w*|hop|hops|hopping|plyo\w*|leap\w*|bounc\w*|star jumps?|jacks|burpees) (?:is|are|r|bits? (?:is|are))? ?(?:out|banned|off|a no|not (?:ok|possible|allowed|for me))\b/,
  ),
  limit(
    'no_jumping',
    /\b(?:no|not|without|avoid|skip|zero|never|cant|can't|cannot|dont|don't|wont|won't|not allowed|stop|nothing|less)(?: \w+){0,4} (?:jump\w*|hop|hops|hopping|plyo\w*|(?:high )?impact|leap\w*|bounc\w*|noise|noisy|stomp\w*|thump\w*|thud\w*|loud)\b/,
  ),
  limit(
    'no_jumping',
    /\b(?:low|zero|no)[ -]impact\b|\bquiet\w*\b|\bsilent\w*\b|\bneighbou?rs?\b|\bdownstairs\b|\bflat (?:below|beneath|under\w*)\b|\b(?:people|bloke|guy|lady|woman|man|couple|family|tenants?|folk) (?:below|beneath|under\w*)\b|\bceilings?\b|\basleep\b|\bsleeping\b|\bnapp\w+|\bnap\b|\bthin (?:walls?|floors?)\b|\bcreaky\b|\bfloorboards\b|\blandl(?:ord|ady)\b|\bwake (?:the|my|her|him|them|everyone)\b|\bthud\w*\b|\bstomp\w*\b/,
  ),
  limit(
    'no_floor',
    /\b(?:no|not|nothing|without|avoid|skip|never|cant|can't|cannot|dont|don't|wont|won't)(?: \w+){0,5} (?:floor|ground|carpet|deck|lying(?: down)?|lie down|lay down|laying down)\b|\bup (?:from|off) the (?:floor|ground|deck|carpet)\b|\bget(?:ting)? (?:down |back )?(?:on|to|off|onto) the (?:floor|ground|deck)\b|\b(?:floor|ground|carpet)(?: here| in here)? (?:is|s|was|stinks|work is|stuff is|'s)\b|\b(?:dirty|wet|gross|filthy|manky|minging|sticky|disgusting|freezing|hard|tiled?|concrete) (?:floor|ground|carpet)s?\b|\bonly (?:\w+ ){0,4}standing\b|\b(?:can|could|to) (?:do|be done) (?:it |this |them |all )?(?:standing|upright)\b|\b(?:lying|laying)(?: down)? (?:is|isnt|not)\b|\bstanding (?:only|stuff|moves|exercises|up only)\b|\b(?:keep|stay|be|remain) (?:me )?(?:upright|standing|on my feet|vertical)\b|\bif i (?:get|go) (?:down )?on the (?:ground|floor)\b|\bfloor (?:work|stuff|moves|exercises)\b|\bupright\b/,
  ),
  limit('no_kneeling', /\bkneel\w*\b|\bon (?:my|the) knees\b|\ball fours\b|\bhands and knees\b/),
  limit(
    'band_only',
    /\b(?:only|just|nothing but|all (?:i have|ive got|i've got|i own|i got))(?: \w+){0,5} (?:bands?|thera ?band)\b|\b(?:bands?|thera ?band)\b.{0,25}\b(?:that is all|thats all|only|only thing|all ive got|all i have|nothing else)\b/,
  ),
  limit(
    'no_equipment',
    /\b(?:no|without|zero|any|lack|sold|havent got|haven't got|have no|having no|dont (?:have|own)|don't (?:have|own)|got no|left|forgot|broke|lost|nicked|stole|took|borrowed|lent|gave away)(?: \w+){0,3} (?:equipment|gear|weights|kit|dumbb?ells?|db'?s|gym)\b|\b(?:just|only) (?:my )?body ?weight\b|\b(?:only|just) (?:have|got|own|ive got)(?: \w+){0,2} (?:chair|mat|wall|floor|bed|sofa|towel|stairs?|rug|carpet)\b|\bbody ?weight only\b|\bjust me\b|\bnothing to lift\b|\b(?:stuff|gear|kit|weights|equipment) (?:is|are|'s) (?:in storage|at home|in the car|packed|gone)\b/,
  ),
  limit(
    'no_mat',
    /\bno (?:yoga |exercise )?mat\b|\b(?:dont|don't|do not|doesnt|havent|haven't|have not|got no|have no|without|ate|lost|left|forgot|broke)(?: \w+){0,3} mat\b|\bmatless\b|\bmat (?:got|is|was|went)\b/,
  ),
  limit(
    'no_chair',
    /\bno chairs?\b|\b(?:dont|don't|do not|doesnt|havent|haven't|have not|got no|have no|without|ate|lost|left|forgot|broke)(?: \w+){0,3} chairs?\b/,
  ),
  seat(inCast),
  seat(
    /\b(?:cant|can't|cannot|not able to|unable to|not allowed to)(?: \w+)? stand\b|\bseated\b|\bsitting (?:only|down|stuff|ones|version)\b(?! all)|\bsat down\b|\bfrom (?:my|a|the) (?:chair|desk|seat|bed)\b|\bstay (?:sat|sitting|in my chair|seated)\b|\bstanding is (?:out|not)\b|\b(?:not allowed|off) (?:on )?my feet\b|\bnon?[ -]weight ?bearing\b|\bzero weight ?bearing\b|\bstuck (?:at|in|on) (?:my |a |the )?(?:desk|chair|bed|plane|train|bus|coach)\b/,
  ),
  diet(
    'vegan',
    /\bvegan\w*\b|\bplant[ -]based\b|\bno animal products?\b|\bnothing from an? animals?\b|\bno animals?\b|\banything from an animal\b/,
  ),
  diet(
    'vegetarian',
    /\bvegetarian\w*\b|\bvegg(?:ie|y)\b(?! (?:burger|soup|stir|wrap|chilli|sticks|lasagne|bowl))|\bvego\b|\bpure veg\b|\b(?:no|dont eat|don't eat|never eat|gave up|quit|stopped eating|off|given up)(?: any)? (?:meat|animals)\b|\bmeat[- ]free\b/,
  ),
  food(
    'nuts',
    /\b(?:nuts?|peanuts?|almonds?|cashews?|walnuts?|hazelnuts?|pistachios?|pecans?)\b(?! and bolts)/,
  ),
  food('milk', /\b(?:milk|dairy|lactose|cheese|yogh?urt|whey|cream)\b/),
  food('egg', /\beggs?\b/),
  food('fish', /\b(?:fish|seafood|shell ?fish|shrimps?|prawns?|salmon|tuna|cod|crab|lobster)\b/),
  food('gluten', /\b(?:gluten|wheat|bread|pasta|coeliac|celiac)\b/),
  food('soy', /\b(?:soya?|soybeans?|tofu|edamame|tempeh)\b/),
  muscle(/\bupper arms?\b|\bback of my (?:upper )?arms\b|\btri(?:cep)?s?\b|\bbingo wings\b/, 'triceps'),
  muscle(
    /\bback of (?:my|the|both) (?:legs?|thighs?)\b|\bham ?strings?\b|\bham(?:m(?:y|ies|ys)|s)\b/,
    'hamstrings',
  ),
  muscle(/\binner (?:leg|thigh)s?\b|\binside of my (?:\w+ )?thighs?\b|\badductors?\b/, 'inner_thighs'),
  muscle(/\bcal(?:f|ves|fs)\b|\bgastroc\w*\b|\bsoleus\b/, 'calves'),
  muscle(/\bquad(?:s|ricep\w*)?\b/, 'quadriceps'),
  muscle(
    /\bglutes?\b|\bbutt(?:ocks?)?\b|\bbums?(?: cheeks?)?\b|\barse\b|\bass(?: cheeks?)?\b|\bbooty\b|\bpiriformis\b|\bbackside\b/,
    'glutes',
  ),
  muscle(/\blats?\b(?! pull)/, 'lats'),
  muscle(/\bpec(?:s|toral\w*)?\b|\bchest muscles?\b|\bchest\b/, 'chest'),
  muscle(/\bbi(?:s|ceps?)\b/, 'biceps'),
  muscle(
    /\babs\b|\babdominals?\b|\bobliques?\b|\bcore\b|\b(?:tummy|stomach|belly) muscles?\b|\bribs? muscles?\b/,
    'abs',
    'obliques',
  ),
  muscle(/\bthighs?\b|\blegs?\b|\bpins\b/, 'quadriceps', 'hamstrings', 'glutes'),
  area(
    /\bknee ?caps?\b|\bknees?\b|\bpatell\w+|\bmeniscus\b|\b[am]cl\b|\bosgood\b|\bchondromalacia\b/,
    'knees',
  ),
  area(
    /\bupper back\b|\bbetween (?:my|the) (?:shoulder ?blades?|wings)\b|\bshoulder ?blades?\b|\brhomboids?\b|\bupper spine\b|\bthoracic\b/,
    'neck',
    'shoulders',
    'upper_back',
  ),
  area(
    /\b(?:lower|low|lwr|bottom) (?:bit of (?:my|the) )?(?:backs?|bk|spine)\b|\blumbar\b|\bspin(?:e|al)\b|\btail ?bone\b|\bcoccyx\b|\bsacr\w+|\bsi joint\b|\bl[345]\b|\bs1\b|\bdis[ck]s?\b|\bdiscectomy\b|\bsciatic\w*\b|\blumbago\b|\b(?:my|me|the|bad|dodgy|sore|stiff|old lady|crook|weak) back\b(?! (?:in|to|on|at|from|up|again)\b)|\bwaist\b(?! (?:line|size|band|trainer|is \d))|\bbacks?(?: is| has| s|'s| was)? (?:pain|ache|went|gone|keeps|locked|seized|out|spasm\w*|spasms|trouble|problems?|issues?|injury|again|hurts?|aches?|surgery|op|killing)\b|\bput (?:my|me|the) back out\b|^back\b|\bback (?:and|n|&) (?:hips?|neck|knees?|shoulders?)\b/,
    'lower_back',
  ),
  area(
    /\bnecks?\b|\bnape\b|\btraps?\b(?! bar)|\btrapezius\b|\bwhiplash\b|\bcervical\b|\bturn my head\b/,
    'neck',
  ),
  area(
    /\bshou?lde?rs?\b|\bsholders?\b|\brotator\b|\bcuff\b|\bcollar ?bones?\b|\bclavicle\b|\bac joint\b|\bdelts?\b|\bdeltoids?\b|\bscapula\b|\blabrum\b/,
    'shoulders',
  ),
  area(
    /\bwrists?\b|\bthumbs?\b(?! (?:up|down))|\b(?:my|left|right|both|index|middle|ring|little|trigger) (?:hands?|fingers?)\b|\bfingers\b|\bscaphoid\b|\bcarpal\b|\bquervains?\b|\belbows?\b|\bforearms?\b|\bknuckles?\b|\bgrip\b/,
    'wrists',
  ),
  area(
    /\bankles?\b|\bachilles\b|\bheels?\b|\bshins?\b|\bplantar\b|\bmetatarsals?\b|\b(?:my|left|right|both|big|little|broken?|sore|stubbed|swollen)(?: \w+)? (?:foot|feet|toes?)\b|\bfoot (?:is|hurts|arch|injury)\b|\bsole of\b|\binstep\b|\bbunions?\b/,
    'ankles',
  ),
  area(/\bhips?\b(?! (?:hop|thrust))|\bgroin\b|\bhip ?flexors?\b|\bpelvi\w+|\bpubis\b|\blabral\b/, 'hips'),
  area(
    /\b(?:my|left|right|both|broken?|sore) (?:\w+ )?arms?\b|\barm (?:in a|is|hurts)\b/,
    'shoulders',
    'wrists',
  ),
  {
    as: 'part',
    kind: 'unread',
    whats: [null],
    words:
      /\bribs?\b|\bribcage\b|\bjaw\b|\bteeth\b|\btooth\b|\bears?\b|\beyes?\b|\bskin\b|\bside\b|\bjoints?\b|\btendons?\b|\bmuscles?\b|\bbody\b|\bbones?\b|\bnerves?\b|\bscar\b|\bstitch(?:es)?\b|\bstomach\b|\btummy\b|\bbelly\b|\bguts?\b|\bhead\b|\bsternum\b|\bhands?\b|\bfoot\b|\bfeet\b|\btoes?\b|\barms?\b/,
  },
  condition(null, otherIllness),
];

const names = listed.map((name) => ({ ...name, everywhere: new RegExp(name.words, 'g') }));

interface Found {
  name: (typeof names)[number];
  from: number;
  to: number;
}

const find = lately((text: string): readonly Found[] => {
  const found: Found[] = [];
  for (const name of names) {
    for (const match of text.matchAll(name.everywhere)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (to > from && !found.some((other) => from < other.to && other.from < to))
        found.push({ name, from, to });
    }
  }
  return found;
});

/** What a lower-case text names. */
export const slotsIn = (text: string): Slot[] =>
  find(text).flatMap(({ name: { as, kind, whats } }) => whats.map((what) => ({ as, kind, what })));

/** A text with each name replaced by its kind: only the phrasing counts, not the subject. */
export function masked(text: string): string {
  let from = 0;
  let result = '';
  for (const found of find(text).toSorted((a, b) => a.from - b.from)) {
    result += `${text.slice(from, found.from)}${found.name.as}x`;
    from = found.to;
  }
  return result + text.slice(from);
}
