import { isAnothers, ownSentencesOf } from '../../spared/public';
import type { ConcernName } from './answers';

const inWords =
  /\b(?:almost|nearly|about) (?:had|have|to have|having) a (?:heart attack|stroke|fit)\b|\b(?:look|looking|looks|feel|feels) (?:\p{L}+ )?pregnant\b|\bpain[- ]?free\b|\b(?:give|gives|gave|giving|given) (?:me|us|her|him|them|everyone|my \p{L}+) (?:a|an|nearly a|almost a) (?:heart attack|stroke)\b|\bheart attack (?:burger|grill|snack)\b|\bpass(?:ed|ing)? out (?:the|some|our|flyers|leaflets|sweets|candy|cards)\b|\b(?:power|lights?|screen|tv|phone|electricity|monitor|wifi)\b.{0,25}\b(?:went|goes|out|black|dead|died)\b|\bsuicide (?:prevention|awareness)\b|\b(?:ink|colou?rs?|paint|marker|pen|edge|radiators?|brakes?) (?:is |are |was |were )?bleed\w*|\bmy foot (?:fell|is|was) asleep\b|\bmed(?:ical)? student\b|\b(?:medicine|med) balls?\b|\bpill bugs?\b|\bchill pills?\b|\bprescription (?:glasses|for (?:my glasses|happiness|fun))\b|\bto save my life\b|\bfat burn(?:er|ing)? (?:workout|session|circuit|\d)|\bboss fight\b|\bfaint (?:of heart|wifi|signal|smell|idea|memory|glow|line)\b|\bfainting goats?\b|\bdizzy with (?:joy|happiness|love)\b|\b(?:view|sunset|landscape|scenery|performance|show|dress|song|beauty)\b.{0,30}\bbreathless\b|\bbreathless with\b|\bbaby'?s? (?:breath|shower|carrots|steps|spinach|corn|oil|blue|pink|monitor)\b|\bblood (?:oranges?|moon|type|test was|diamond|sugar babies)\b|\bbloody (?:mary|hell|good|cold|brilliant|hot|long|hard)\b/iu;

/** Hurt in training, or afraid of it: 'I hurt myself doing squats'. */
const byAccident =
  /\b(?:dont|do not|not|without|never|avoid) (?:\p{L}+ ){0,3}(?:hurt|hurting|injur\p{L}+) my ?self\b|\b(?:hurt|injured|hurting) my ?self (?:doing|with|on|while|at|lifting|when|in|by|playing|running)\b/iu;
const ofTheGym =
  /\b(?:scared|afraid|nervous|anxious|intimidated|shy)\b.{0,24}\b(?:gym|class(?:es)?|train\w*|work(?:ing)? ?outs?|exercis\w*|start\w*|jump\w*|push ?ups?|lift\w*|mirrors?)\b/i;
/** Asked about cramps in general. */
const ofCramps = /^(?:how|what|why|any)\b.*\bcramps?\b(?!.*\b(?:swoll\w*|swell\w*|red|hot|warm|one side)\b)/i;
/** A hand that fell asleep; with a face, a side, or missing words it is more. */
const numbHand = /\b(?:hands?|fingers?|foot|feet|toes?)\b.{0,14}\b(?:numb|tingl\w*|asleep)\b/i;
const ofStroke = /\b(?:face|mouth|speech|side|sudden\w*|arm|vision|droop\w*|words|slur\w*|headache)\b/i;

/** A child that already walks, eats, and grows isn't a recent birth. */
const olderChild =
  /\b(?:[6-9]|1\d|2\d) ?(?:months?|mths?|mo)\b(?! (?:pregnant|along|post\w*|pp|after|since))|\b(?:toddlers?|\d+ ?(?:yo|years? old)|teenagers?|at school|nursery)\b|\b(?:asleep|sleep\w*|napp?\w*|awake)\b|\bbaby(?:s| is| was)? (?:just )?(?:up|out|down|crying|at|with|wont|kicks)\b/i;

/** Weeks until something. */
const untilThen =
  /\b(?:six ?pack|abs|holidays?|hols|vacation|wedding|beach|summer|race|marathon|party|prom|trip|streak)\b/i;
const ofBaby =
  /\b(?:bab(?:y|ies)|birth|born|bump|pregn\w*|preg\w*|due|trimester|midwife|c[- ]?section|csection|ca?esar\w*|post ?(?:partum|natal)|pp|deliver\w*|breast\w*|nursing|newborn|stitch\w*|labou?r|twins|gone|along|scan|test|womb|expecting)\b/i;

/** About the person, whoever else is mentioned. */
const ownBirth =
  /\b(?:im|i am|ive been|am) (?:\p{L}+ ){0,3}(?:pregnant|expecting|postpartum|pp|due)\b|\bi (?:just |recently |only )?(?:gave birth|had (?:a|my|the|our)|delivered|got pregnant)\b|\bmy (?:pregnancy|c ?section|csection|birth|delivery|stitches|due date|bump|labou?r)\b|\b(?:weeks?|wks?|months?) (?:pp|post ?partum|after (?:birth|giving birth|the birth|my))\b|\bbreast ?feed\p{L}*/iu;
const newborn = /\b\d+ ?(?:days?|weeks?|wks?)\b|\bnew ?born\b/i;
const ownAge =
  /\b(?:im|i am|i'm|i turn(?:ed)?|i just turned|me|i will be|ill be)\s+(?:only |just |a |nearly |almost )*(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b/i;

/** Someone else's age. */
const childOf =
  /\b(?:my|our|his|her|their|the) (?:\w+ )?(?:son|daughter|kid|boy|girl|child|nephew|niece|cousin|brother|sister|grandson|granddaughter|stepson|stepdaughter|lad|teen\w*)\b.{0,12}\b(?:is|s|turns|turned|aged?|who|\()/i;

/** Over and done: 'asthma as a kid, nothing since'. */
const was =
  /\b(?:used to (?:have|get|suffer)|as a (?:kid|child|teen\w*)|grew out of|(?:years?|yrs?) ago|in (?:19|20[01])\d|in 202[0-3])\b/i;
const nothingSince =
  /\b(?:nothing since|none since|not since|fine (?:now|since)|all (?:tests )?(?:normal|clear|good)|normal since|no (?:problems?|trouble|symptoms|issues?|pain) since|since school)\b/i;
const lasting: readonly ConcernName[] = ['self-harm', 'friend-self-harm', 'abuse', 'eating-disorder'];

const yearsAgo =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|few|couple of|many) ?(?:years?|yrs?) (?:ago|back)\b/i;
const withoutFood = /\b(?:days?|hours?|not eaten|havent eaten|nothing|fast\w*|since|starv\w*)\b/i;

/** Someone else's illness, long ago or long-term. */
const ofAnother =
  /\b(?:mum|mom|dad|mother|father|brother|sister|wife|husband|partner|friend|mate|gran\w*|nan\w*|uncle|aunt|son|daughter|he|she)\b/i;
const onceHad = /\bhad (?:a|an|his|her|their)\b.{0,12}\b(?:heart attack|stroke|bypass|stent)\b/i;
const rightNow =
  /\b(?:now(?! ok| fine)|just|today|tonight|this morning|help|collapsed|wont|unconscious|breathing)\b(?<!ok now)(?<!fine now)/i;
const livesWithIt =
  /\b(?:for years|manages?|well controlled|stable|fine|comes|coming|visit\w*|cook\w*|lunch|dinner|recipes?|birthday)\b/i;
const lowSigns =
  /\b(?:shak\w*|sweat\w*|confus\w*|faint\w*|dizz\w*|hypo\w*|hyper\w*|low|high|drop\w*|wont wake|unconscious|mmol|[1-3][.,]\d)\b/i;

/** Whether a sentence plainly means something other than a danger to the person: an idiom, or someone else's baby. */
export function isMeantOtherwise(concern: ConcernName, sentence: string): boolean {
  const said = sentence.replaceAll(/[’']/g, '');
  const isStage = concern === 'pregnancy' || concern === 'after-birth';
  if (!lasting.includes(concern) && was.test(said) && nothingSince.test(said)) return true;
  if (/\beat a horse\b/.test(said) && !withoutFood.test(said)) return true;
  if (ofAnother.test(said) && ownSentencesOf(sentence).length === 0) {
    if (concern === 'heart' || concern === 'stroke') return onceHad.test(said) && !rightNow.test(said);
    if (concern === 'low-sugar') return livesWithIt.test(said) && !lowSigns.test(said);
  }
  if (isStage && yearsAgo.test(said) && !ownAge.test(said)) return true;
  if (isStage && isAnothers(said) && !ownBirth.test(said)) return true;
  if (isStage && untilThen.test(said) && !ofBaby.test(said)) return true;
  if (concern === 'after-birth' && olderChild.test(said) && !ownBirth.test(said) && !newborn.test(said))
    return true;
  if (concern === 'under-18' && childOf.test(said) && !ownAge.test(said)) return true;
  if (concern === 'stroke' && numbHand.test(said) && !ofStroke.test(said)) return true;
  if (concern === 'self-harm' && (byAccident.test(said) || ofTheGym.test(said))) return true;
  if (concern === 'clot' && ofCramps.test(said)) return true;
  return inWords.test(said) || inWords.test(sentence);
}
