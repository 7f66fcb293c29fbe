import { readConditions } from '../../../shared/domain/health-notes/read-conditions';
import { readPains } from '../../../shared/domain/health-notes/read-pains';
import type { BodyArea, Muscle } from '../../../shared/exercises/exercise';
import type { ToldFact } from '../health-fact';
import type { Sentence } from './sentences';

/** A question in general tells of nobody: 'what helps with asthma'. */
const isGeneral = (text: string) =>
  /^(?:what|why|how|is|are|does|do|can|which|who|when|should)\b/.test(text) &&
  !/\b(?:i|my|me|im|ive)\b/.test(text);

const soreDays = 3;
/** A longer part is a story. */
const mostWords = 20;
const torn =
  /\b(?:torn|tore|broke|broken|fractur\w+|operat\w+|surger\w+|op|swollen|dislocat\w+|ruptur\w+|slipped|herniated|replac\w+|sprain\w*|acl|meniscus|rehab)\b/;

function sideOf(text: string): ToldFact['side'] {
  const left = /\bleft\b/.test(text);
  const right = /\bright\b(?! now| away| after| before)/.test(text);
  if (/\bboth\b/.test(text) || (left && right)) return 'both';
  return left ? 'left' : right ? 'right' : null;
}

const worn =
  /\b(?:sore|doms|ach(?:e|es|ing|y)|tired|dead|destroyed|fried|wrecked|shot|jelly|cooked|smoked|toast|knackered|tight|stiff|killing me|burning|hurt(?:s|ing)?|pulled|strained|cramp\w*)\b/;
const muscleWords: readonly (readonly [RegExp, readonly Muscle[]])[] = [
  [/\blegs?\b|\bthighs?\b/, ['quadriceps', 'hamstrings', 'glutes']],
  [/\bquads?\b/, ['quadriceps']],
  [/\b(?:hamstrings?|hammies|hammys?)\b/, ['hamstrings']],
  [/\b(?:calf|calves)\b/, ['calves']],
  [/\b(?:glutes?|butt|bum|booty)\b/, ['glutes']],
  [/\b(?:chest|pecs?)\b/, ['chest']],
  [/\barms?\b/, ['biceps', 'triceps']],
  [/\bbiceps?\b/, ['biceps']],
  [/\btriceps?\b/, ['triceps']],
  [/\b(?:abs|core|stomach muscles|tummy muscles)\b/, ['abs', 'obliques']],
  [/\blats\b/, ['lats']],
];
const notSore =
  /\b(?:no|not|never|isn'?t|aren'?t|without|used to)\b[\w' ]{0,15}\b(?:sore|hurt\w*|ach\w+|tired|stiff)\b|\bso sore that\b|\b(?:get|make|want)\b.{0,12}\bsore\b/;
/** The chest hurts inside: that is no tired muscle. */
const isOfHeart = (text: string) =>
  /\bchest\b/.test(text) && !/\b(?:sore|doms|pec|muscle|workout|push[- ]?ups?|bench)\b/.test(text);

function soreMuscles({ text }: Sentence): ToldFact[] {
  const found = text
    .split(/,|;| but | so (?=do|give|lets|can)| do /)
    .filter((part) => worn.test(part) && !notSore.test(part) && part.split(' ').length <= mostWords)
    .flatMap((part) =>
      muscleWords.filter(([word]) => word.test(part) && !(word.test('chest') && isOfHeart(part))),
    );
  return [...new Set(found.flatMap(([, muscles]) => muscles))].map((what) => ({
    kind: 'sore',
    what,
    side: null,
    days: soreDays,
  }));
}

const trouble =
  /\b(?:twing\w*|inflamed|gives? way|giving way|gave way|locks? up|click\w*|grumbl\w*|niggl\w*|play\w* up|act\w* up|dodgy|giving me (?:grief|trouble|jip|gyp)|toast|knackered|went out|gone out|put out|threw out|out again|go(?:es)? over|rolled|bone on bone|worn out|no cartilage|lump|bad(?! for| idea)|dislocat\w*|can'?t (?:turn|bend|lift|move|straighten|grip|load|put weight on)|wont (?:bend|move)|stiff|seized|inflam\w*|swollen|puffy|frozen|torn|tore|impinge\w*|broke\w*|sprain\w*|tweak\w*|pulled|strain\w*)\b/;
const troubled: readonly (readonly [BodyArea, RegExp])[] = [
  ['knees', /\bknees?\b|\bkneecap\b/],
  [
    'lower_back',
    /\b(?:my|the|lower|me|bad) back\b(?! in| to)|\bback (?:went|is|has|gone|keeps|locked|seized)\b|\blumbar\b|\bspondyl\w*|\blumbago\b|\bl[45]\b|\bs1\b|\bdisc\b/,
  ],
  ['neck', /\bneck\b|\bturn my head\b|\bwhiplash\b/],
  ['shoulders', /\bshoulders?\b|\boverhead hurts\b/],
  ['wrists', /\bwrists?\b|\bthumbs?\b|\bquervains?\b|\bcarpal\b|\belbows?\b/],
  ['ankles', /\bankles?\b|\bachilles\b|\bheel spur\b|\bplantar\b|\bshins?\b|\bfoot\b/],
  ['hips', /\bhips?\b|\bgroin\b|\blabr\w+\b/],
];
const always =
  /\b(?:spondyl\w*|quervains?|whiplash|carpal|plantar|lumbago|bone on bone|labr\w+|ehlers|hypermobil\w*)\b/;
const fineNow = /\b(?:fine|ok|okay|better|healed|gone|recovered|no longer|not|never|isn'?t|used to|no)\b/;

/** What is said to give trouble in ways of its own: 'my back went out', 'ankles go over'. */
const troubledIn = ({ text }: Sentence): BodyArea[] =>
  (trouble.test(text) || always.test(text)) && !fineNow.test(text) && !isGeneral(text)
    ? troubled.filter(([, part]) => part.test(text)).map(([area]) => area)
    : [];

/** What hurts, by a sentence. */
export function painsIn(sentence: Sentence): ToldFact[] {
  const { text, words } = sentence;
  const { areas: named, muscles } = readPains(words, 'message');
  const areas = new Set([...named, ...troubledIn(sentence)]);
  const kind = torn.test(text) ? 'injury' : 'sore';
  const side = sideOf(text);
  const days = /\b(?:just|only)(?: for)? today\b|\bfor today\b|\btoday only\b/.test(text) ? 1 : null;
  const ofAreas = [...areas].map((what): ToldFact => ({ kind, what, side, days }));
  const strained = [...muscles].map((what): ToldFact => ({
    kind,
    what,
    side,
    days: kind === 'injury' ? null : 7,
  }));
  const isAsked = /^(?:what|which|how) (?:muscles?|exercises?)\b/.test(text);
  const sore = areas.size > 0 || isAsked ? [] : soreMuscles(sentence);
  return [
    ...ofAreas,
    ...strained,
    ...sore.filter(({ what }) => !strained.some((each) => each.what === what)),
  ];
}

const ofTheHeart =
  /\bheart (?:attack|condition|disease|problem|problems|failure|surgery|murmur|trouble|issue|issues|valve|bypass|defect|meds|op)\b|\b(?:weak|bad|dodgy|sick|enlarged) heart\b|\b(?:cardiac|coronary|angina|arrhythmia|atrial fibrillation|afib|cardiomyopathy|myocarditis|pacemaker|stents?|cardiovascular|tachycardia|mini[ -]?stroke|tia)\b|\bhad a stroke\b|\bstroke (?:last|in|two|three|a)\b/;
/** They come up in exercise too, and then they are no state of health. */
const passing =
  /\b(?:dizzy|dizziness|light ?headed|faint(?:ing)?|breathless\w*|short(?:ness)? of breath|palpitations?|chest (?:pains?|tightness))\b/;
const alreadyBorn =
  /\b(?:gave birth|had (?:a|my|our) (?:baby|son|daughter|twins|c[ -]?section)|postpartum|post partum|postnatal|breast ?feeding|c[ -]?section|ca?esarean|weeks? post|newborn)\b/;
const expecting =
  /\b(?:pregnant|preggers|trimester|expecting (?:a|my|our|twins)|due (?:in|date)|bun in the oven|\d+ (?:weeks|wks|months) (?:pregnant|along|preg)|with child)\b/;
const moreConditions: readonly (readonly [string, RegExp])[] = [
  ['wheelchair', /\b(?:in|use|using|from) (?:a |my )?wheel ?chair\b|\bwheelchair user\b/],
  [
    'unsteady',
    /\b(?:parkinson'?s?|rollator|walking (?:stick|frame)|zimmer|wobbly|unsteady|fall easily|keep falling|lose my balance|bad balance|poor balance|fear of falling|scared of falling|afraid of falling|neuropathy|multiple sclerosis|\bms)\b/,
  ],
  ['osteoporosis', /\b(?:osteo(?:porosis|penia)|brittle bones|low bone density|thin bones)\b/],
  [
    'high_blood_pressure',
    /\b(?:blood pressure|bp)\b.{0,25}\b(?:high|up|bad|meds|tablets|pills|elevated|raised|through the roof|\d{3})\b|\b(?:high|elevated|raised) (?:blood pressure|bp)\b|\bhypertension\b/,
  ],
  ['asthma', /\b(?:asthma\w*|copd|inhaler)\b/],
  ['diabetes', /\b(?:diabet\w+|type (?:1|2|one|two)|insulin pump|t1d|t2d)\b/],
  [
    'hernia',
    /\b(?:inguinal |umbilical |hiatal )?hernia\b(?!.*\bdis[ck])|\bprolapse[d]?\b(?!.*\bdis[ck])|\bpelvic floor (?:problem|issue|weak)\w*|\bdiastasis\b/,
  ],
  ['vertigo', /\b(?:vertigo|bppv|meniere'?s?)\b/],
  [
    'seated',
    /\b(?:can'?t|cannot|not able to|unable to) stand\b(?! (?:burpees|it|him|her|them|this|planks|running|squats))/,
  ],
];
const gone =
  /\b(?:no longer|not anymore|used to|never had|cured|grew out|gone|don'?t have|do not have|no (?:history|sign)|isn'?t|not|normal|years ago|as a (?:kid|child))\b/;

/** The states of health that a sentence tells of, and the stage of life. */
export function conditionsIn(sentence: Sentence): ToldFact[] {
  const { text } = sentence;
  if (isGeneral(text)) return [];
  const none = { bodyPains: null, workLifeEffects: null, fitnessBarriers: null };
  const read = readConditions({ ...none, medicalConditions: text }).filter((condition) => {
    if (condition === 'heart') return ofTheHeart.test(text);
    if (condition === 'pregnancy' || condition === 'postnatal') return false;
    return !(
      passing.test(text) &&
      (condition === 'vertigo' || condition === 'asthma') &&
      !/asthma|vertigo|copd|inhaler/.test(text)
    );
  });
  const more = gone.test(text)
    ? []
    : moreConditions.filter(([, phrase]) => phrase.test(text)).map(([what]) => what);
  const conditions = [...new Set<string>([...read, ...more])].map((what): ToldFact => ({
    kind: 'condition',
    what,
    side: null,
    days: null,
  }));
  return [...conditions, ...lifeStagesIn(text)];
}

const youngAge =
  /\b(?:i am|im|i'm|me,|aged?|turn(?:ed|ing)(?: in)?|only|just)\s+(?:only |just |almost |nearly )*(1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?!\s*(?:min|sec|hour|day|week|month|kg|kilo|lb|pound|stone|workout|point|percent|%|rep|set|km|mile|k\b|cm|st\b|am\b|pm\b|off|away|down|squat|push|more|minutes?))|\b(1[0-7])\s*(?:yo|y\/o|yrs?|years?)[ -]?old\b|\b(1[0-7]) ?(?:yo|y\/o)\b|\b(?:in (?:middle|high) school|(?:7|8|9|10|11|12|seventh|eighth|ninth|tenth|eleventh)th grade|9th grader|my gcses)\b/;
const oldAge =
  /\b(?:i am|im|i'm|aged?|turn(?:ed|ing)|at)\s+(?:now |almost |nearly )*(6[5-9]|[789]\d)\b(?!\s*(?:min|sec|kg|kilo|lb|pound|percent|%|rep|km|cm|points?|workouts?))|\b(6[5-9]|[789]\d)\s*(?:yo|y\/o|years?[ -]old|yrs?)\b|\bin my (?:seventies|eighties|late sixties|70s|80s)\b/;
const ofMany = /\bchildren|kids|years? ago|months? old\b/;

const anothers =
  /\b(?:wife|girlfriend|gf|sister|daughter|friend|partner|mum|mom|she|colleague|boss|neighbou?r|cousin|cat|dog|fianc[eé]e?)\b(?: is| was|s|'s| just| has| had| got| and i are)/;

function lifeStagesIn(text: string): ToldFact[] {
  const stage = (what: string): ToldFact => ({ kind: 'lifeStage', what, side: null, days: null });
  const isOver =
    /\b(?:not|no longer|never|isn'?t|if i (?:were|was)|trying to (?:get|be)|want to (?:get|be)|years? ago)\b/.test(
      text,
    );
  if (anothers.test(text)) return [];
  if (alreadyBorn.test(text) && !isOver && !/\bhis|her\b/.test(text)) return [stage('postnatal')];
  if (expecting.test(text) && !isOver) return [stage('pregnancy')];
  const isYoung = youngAge.test(text);
  if (isYoung) return [stage('under_18')];
  return oldAge.test(text) && !ofMany.test(text) ? [stage('over_65')] : [];
}
