/** Words that name a danger outright, by the coach's name for the concern. They count whatever a model says. */
const phrases: readonly (readonly [string, RegExp])[] = [
  [
    'low-sugar',
    /\binsulin\b.{0,50}\b(?:skipped|havent (?:had|eaten)|haven't (?:had|eaten)|not eaten|without eating|no (?:lunch|breakfast|dinner|food))\b/,
  ],
  ['blood', /\b(?:bit of|some|having|light|had) spotting\b(?! (?:me|him|her|for))/],
  [
    'injury',
    /\bwhen i wipe\b.{0,30}\bnumb\w*|\bnumb\w*\b.{0,30}\b(?:between (?:my |the )?legs|down (?:there|below)|saddle|crotch|when i wipe|privates|genitals|perineum)\b/,
  ],
  [
    'pregnancy',
    /^\d{1,2} ?w(?:ks?|eeks)? (?:today|now|tomorrow|along)\b|\b\d{1,2} ?(?:w|wks?|weeks)\b.{0,40}\b(?:twins|kick\w*|bump|hardly a kick)\b/,
  ],
  [
    'fasting',
    /\bday \d+ of (?:just |only |my |a |the )?(?:water|juice|dry|not eating|fast\w*)\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) days? (?:of |on )?(?:just |only )?(?:water|without food|no food|not eating)\b/,
  ],
  [
    'self-harm',
    /\bsu[icsy]{2,4}d(?:e|al)\b|\bself[- ]?harm\w*|\b(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning) my ?self\b|\b(?:want to|wanna|going to|gonna|keep|kept|urge to|thinking (?:of|about)|feel like|need to|plan(?:ning)? to|thoughts of|ways? to) (?:\w+ )?(?:hurt|hurting|cut|cutting|burn|burning|harm|harming) my ?self\b(?! some| off)|\bend(?:ing)? (?:my|my own) life\b|\btak(?:e|ing) my (?:own )?life\b|\bend it all\b|\bwant(?:ed)? to die\b|\bwanna die\b|\bdo(?:n'?t| not) want to (?:live|be alive|exist|wake up|be here any ?more)\b|\bjump (?:off|in front of|under|from) (?:a|the) (?:train|bridge|roof|building|car|bus|lorry|truck|tube|metro|balcony|tracks?)\b|\b(?:ways?|how|methods?|easiest|painless|quickest|fastest) (?:to|of) (?:die|dying|kill(?:ing)? (?:my|your|one)self|harm(?:ing)? (?:my|your|one)self|hurt(?:ing)? (?:my|your|one)self|end(?:ing)? (?:my|your|one'?s) life|commit\w* suicide)\b|\bdangerous ways to\b|\bbetter off dead\b|\bwithout me\b.{0,20}\bbetter off\b|\bbetter off without me\b|\bno reason to live\b|\bslit (?:my|your)\b|\blethal (?:dose|amount)\b|\bunaliv\w+ my ?self\b|\bkms\b/,
  ],
  [
    'heart',
    /\b(?:chest pains?|pain in (?:my|the) chest|chest (?:hurts|is tight|feels tight|tightness|pressure)|crushing (?:chest|pain)|heart attack|my heart (?:hurts|aches|is (?:racing|pounding) and)|palpitations|(?:heart|pulse|hr|heart rate)\b.{0,32}\b1[3-9]\d\b.{0,24}\b(?:rest|resting|sitting|sittin|lying|sofa|couch|bed)|(?:icd|defib\w*)\b.{0,20}\b(?:shock\w*|went off|fired|zapped))\b/,
  ],
  [
    'stroke',
    /\bface (?:is |has |side )?(?:drooping|dropped|droops|numb)\b|\bslurr(?:ed|ing) (?:my )?(?:speech|words)\b|\b(?:one|left|right) side (?:of my (?:body|face) )?(?:is |went |gone |feels )?numb\b/,
  ],
  [
    'breathing',
    /\b(?:can'?t|cannot|cant|can not|unable to) breathe\b|\bthroat (?:is )?(?:closing|swelling|swollen)\b|\bshort(?:ness)? of breath (?:all|at rest|at night|lying|sitting|since|today|right now)\b/,
  ],
  [
    'fainting',
    /\b(?:i|just|nearly|almost|kept?) (?:have |just |nearly |almost |about to |going to )*(?:faint(?:ed)?|pass(?:ed)? out|black(?:ed)? out)\b|^(?:so |hi |hey |well )?(?:fainted|passed out|blacked out)\b|\bstopped sweating\b|\b(?:heat|sun) ?stroke\b/,
  ],
  [
    'blood',
    /\b(?:cough(?:ed|ing)?|vomit(?:ed|ing)?|throw(?:ing)? up|threw up|spit(?:ting)?|pee(?:ing|d)?|poo\w*) (?:up )?(?:some )?blood\b|\bblood in my (?:pee|urine|stool|poo|poop|vomit|spit)\b/,
  ],
  [
    'medicines-drugs',
    /\b(?:took|taken|swallowed|had|injected)\b.{0,40}\b(?:twice|double|too (?:many|much)|two doses|extra dose|whole (?:pack|bottle|strip|box))\b|\bdouble dos(?:e|ed)\b|\boverdos(?:e|ed|ing)\b|\btoo (?:many|much) (?:pills|tablets|insulin|paracetamol|ibuprofen|meds|medication|warfarin|thinner)\b/,
  ],
  [
    'eating-disorder',
    /\b(?:make|making|made) my ?self (?:sick|throw up|vomit|puke)\b|\bbulimi[ac]\b|\banorexi[ac]\b|\bpurg(?:e|ed|ing)\b.{0,25}\b(?:after|food|meal|dinner|eat\w*)\b|\blaxatives?\b.{0,30}\b(?:weight|thin|skinny|eat\w*|meal|food|lose)\b|\brecover(?:y|ing|ed) (?:for|from) (?:ana|mia|ed|an eating disorder|anorexia|bulimia)\b/,
  ],
  ['low-sugar', /\b(?:sugars?|glucose|levels?|reading|bg)\b.{0,14}\b[1-3][.,]\d\b|\b[1-3][.,]\d ?mmol\b/],
  [
    'injury',
    /\b(?:i (?:got |have |had |was )?|got |have |had )(?:a )?concuss\w+|\b(?:header|hit my head|knocked my head|banged my head)\b.{0,40}\b(?:stars|headache|dizzy|sick|vomit\w*)|\b(?:shoulder|knee ?cap|knee|hip|elbow|jaw) (?:has |have |had |just )?(?:popped|came|went|slipped) out\b/,
  ],
  [
    'pregnancy',
    /^(?:(?:btw|and|so|hi|hey) )?(?:im|i am|i'm) (?:now |about |almost |like )?\d{1,2} ?(?:wks?|weeks)(?: now| today| along)?$|\b(?:i am|im|i'm|being|while|currently|now|also) (?:\w+ ){0,3}pregnant\b/,
  ],
];

/** What gives the words another meaning: films, drills, other times, denial, jokes. */
const otherwise: readonly RegExp[] = [
  /\b(?:suicide|suicides) (?:squad|sprints?|runs?|drills?|shuttles?|door|silence|kings|prevention (?:walk|run|charity|fundraiser))\b/,
  /\b(?:movie|film|series|episode|season|song|lyrics?|album|book|novel|game|video ?game|character|documentary|news|headline|article|history|essay|quote|podcast|joke|meme|crossword|exam|quiz|painting|poem|band)\b/,
  /\b(?:no|not|never|without|don'?t have|no longer|isn'?t|wasn'?t|negative for|ruled out|free of)\s+(?:\w+\s+){0,3}(?:chest pains?|suicid\w*|pregnant|heart attack|self[- ]?harm|faint\w*|pass(?:ed)? out|blood|overdos\w*|anorexi[ac]|bulimi[ac]|want to die|hurt my ?self|kill my ?self)\b/,
  /\b(?:don'?t|do not|not|without|avoid|never) (?:\w+ ){0,3}(?:hurt|hurting|harm|harming|cut|cutting) my ?self\b/,
  /\b(?:years? ago|back in (?:19|20)\d\d|as a (?:kid|child|teen)|when i was (?:a kid|young|little|\d+)|in the past)\b/,
  /\bhad\b.{0,24}\bin (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b(?!.{0,20}\b(?:still|again|now)\b)/,
  /\b(?:broke up|break ?up|heartbreak|heartbroken|laugh\w*|lol|lmao|haha\w*|cute\w*|embarrass\w*|so funny)\b/,
  /\b(?:almost|nearly|about) (?:had|have|to have|having) a heart attack\b/,
  /\b(?:almost|nearly|about to|gonna|will|going to) (?:kill my ?self|die|pass out|faint) (?:laughing|of (?:laughter|boredom|joy|embarrassment|cuteness)|from (?:laughing|boredom|joy))\b/,
  /\b(?:overdos\w*) (?:of|on) (?:cuteness|chocolate|christmas|caffeine memes|cheese|sugar rush|netflix|tv|vitamin sea|nostalgia)\b/,
];

/** The danger that a sentence names outright; null if it names none or plainly means something else. */
export function namedDanger(sentence: string): string | null {
  const said = sentence.toLowerCase().replaceAll('’', "'");
  const concern = phrases.find(([, phrase]) => phrase.test(said))?.[0] ?? null;
  return concern !== null && otherwise.some((phrase) => phrase.test(said)) ? null : concern;
}
