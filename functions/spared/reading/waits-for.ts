import { tellsOfAllowance } from './read-settled';
import { isRecentIn } from './recent';
import { isClauseOfAnother, ownSentences } from './sentences';

/** Reasons to pause training that are not dangers in themselves. */
export type Waiting = 'operation' | 'pregnancy-loss' | 'fever' | 'no-inhaler' | 'alcohol' | 'doctor-first';

const operated =
  /\b(?:operation|operated|surgery|surgeries|the op|an op|my op|keyhole|laparoscop\w+|append\w+ectomy|(?:cholecyst|hyster|mast|tonsill|vas|lump)ectomy|transplant(?:ed)?|new (?:hip|knee|shoulder|valve)|(?:hip|knee|valve|shoulder) replacement|gastric (?:sleeve|bypass|band)|bariatric|(?:pacemaker|icd|stent|plate|pins|implant)\b.{0,14}\b(?:put in|fitted|in|inserted|placed)|retina\b.{0,20}\b(?:lasered|reattached|repaired)|(?:appendix|gall ?bladder|tonsils?|ovary|ovaries|uterus|womb|(?:wisdom )?(?:tooth|teeth)|lump|cyst|mole|hernia|kidney|spleen|prostate|cataracts?|carpal tunnel|meniscus|acl|pins|plate)\b.{0,14}\b(?:out|removed|taken out|pulled|extracted|repaired|repair|fixed|done|cut out|replaced))\b/;
const planned =
  /\b(?:(?:have|having|need|needs|needing|getting|get|due|before|waiting for|scheduled|booked|facing|next|soon|tomorrow|going (?:in )?for)\b.{0,24}\b(?:operation|surgery|op|out|removed|replaced|replacement)|if i)\b/;

const lost = /\b(?:miscarr\w+|stillb(?:orn|irth)|lost (?:the|our|my) (?:baby|pregnancy)|ectopic)\b/;

const lostLongAgo = /\b(?:(?:years?|yrs?) ago|when i was|never)\b/;

const isHot =
  /\b(?:(?:got|have|having|had|running|with|w|in bed|ive|its|it is|more like|think|spiking|feel\w*|im|also|still|caught|down with|day \w+ of)\b.{0,14}\b(?:fever\w*|temperature|a temp|chills|flu|covid|stomach bug|mono|glandular)|^(?:a |high |slight )?fever\w*|fever (?:and|n|&|with)|(?:3[89]|40)(?:[.,]\d)? ?(?:c\b|degrees|°|fever|temp\w*)|\b3[89][.,]\d\b|10[0-4](?:[.,]\d)? ?(?:f\b|degrees f|°|fever|temp\w*)|glandular fever)\b/;
const notHot =
  /\b(?:ago|recovered|back from|after having|no|not|without|never|had no|hay|cabin|spring|baby|dance|gone|passed|over|broke|room|outside|oven|weather|heat\w*|sun|water|fan|yesterday was|last (?:month|year)|ages ago|if|pitch|dream|man flu|jab|vaccin\w*|shot|long|post)\b/;

const withoutInhaler =
  /\b(?:no|forgot|forgotten|lost|left|without|(?:dont|do not|havent|have not|havnt) (?:have|got)|not got|ran out of|run out of|cant find|empty|out of|broke\w*)\b.{0,16}\b(?:inhaler|puffer|ventolin|pump spray|reliever|salbutamol)\b|\b(?:inhaler|puffer|ventolin|reliever)\b.{0,12}\b(?:is|s|at|back|in)\b.{0,14}\b(?:home|empty|gone|lost|house|work|mums|moms|car|ran out|finished|broken|out)\b/;

const drunk =
  /\b(?:im|i am|bit|still|so|pretty|kinda|feeling) (?:\w+ )?(?:drunk|tipsy)\b|\b(?:had|drank|after|downed)\b.{0,12}\b(?:[3-9]|1\d|three|four|five|six|a few|several|couple(?: of)?|too many|some) (?:\w+ )?(?:beers?|pints?|wines?|glasses of wine|shots?|cocktails?|drinks|g&ts?|ciders?|vodkas?)\b/;
const notNow =
  /\b(?:yesterday|last (?:night|nite|week\w*)|tomorrow|after (?:the|my) workout|later|never|usually|every|per week|a week|calories|kcal|how many|log)\b/;

/** Illnesses and signs that a doctor should see first, whatever the request. */
const forDoctor: readonly RegExp[] = [
  /\b(?:aneurysm|aortic|dissection|marfan\w*|cardiomyopathy|myocarditis|pericarditis|long qt|pulmonary embolism|placenta previa|cervical insufficiency)\b/,
  /\bepilep\w+\b|\b(?:i (?:had|have|get|got)|ive had|my (?:last |first )?|last|first|second|another|prone to) (?:a |an |the |some )?(?:big |small )?seizures?\b/,
  /\b(?:hole|ulcer|open (?:sore|wound))\b.{0,30}\b(?:soles?|foot|feet|toes?|heels?)\b|\b(?:foot|feet|toes?|heels?)\b.{0,30}\b(?:hole|ulcer|open (?:sore|wound))\b/,
  /\b(?:blister|cut|sore|wound)\b.{0,40}\b(?:soles?|foot|feet|toes?|heels?)\b.{0,80}\b(?:open|smell\w*|pus|infected|black|wont heal)\b/,
  /\bcant keep (?:any ?)?(?:water|anything|food|fluids|nothing)\b.{0,10}\bdown\b/,
  /\bsickle cell\b(?! trait)/,
  /\b(?:[2-9]|two|three|four|five|several|many) falls\b|\bfell (?:twice|(?:three|3|two|2) times)\b/,
  /\b(?:lost|losing|dropped)\b.{0,24}(?:\b|\d)(?:kg|kilos?|lbs?|pounds|stone|weight)\b.{0,30}\b(?:without (?:even )?trying|not (?:even )?trying|no (?:idea|reason)|dont know why|unexplained)\b|\bnight sweats\b/,
  /\b(?:ozempic|wegovy|mounjaro|semaglutide|saxenda)\b.{0,80}\b(?:puk\w*|vomit\w*|throwing up|cant keep)\b|\bpain\b.{0,20}\b(?:thru to|through to|into) (?:my |the )?back\b.{0,60}\b(?:vomit\w*|sick|puk\w*|ozempic|wegovy|mounjaro)\b/,
  /\b(?:cipro\w*|levofloxacin|fluoroquinolones?)\b/,
  /\b(?:clot|dvt|thrombosis)\b.{0,30}\b(?:leg|calf|lung|arm|xarelto|eliquis|warfarin|apixaban|thinners?)\b|\b(?:clot in my|have a clot|dvt)\b/,
  /\b(?:on|having|doing|during|started|finished|between) (?:chemo|radiotherapy|radiation|immunotherapy)\b|\bchemo round\b|\bplatelets?\b.{0,12}\blow\b|\b(?:radiotherapy|chemo) (?:finished|ended)\b/,
  /\blump\b.{0,30}\b(?:groin|belly|tummy|navel|belly button)\b|\b(?:groin|belly|navel|belly button)\b.{0,20}\b(?:bulge|lump)\b|\bpops out when i cough\b/,
  /\b(?:foot|leg)\b.{0,14}\b(?:slaps?|drags?|drops?|dragging|gives? out)\b(?!.{0,10}\bset)|\b(?:drop(?:ping)?|cant hold) (?:cups|things|stuff|pens?)\b|\bnumb\w*\b.{0,30}\b(?:weak\w*|drop\w*|cant feel)\b/,
  /\b(?:no period|periods? (?:has |have )?(?:stopped|gone|disappeared|vanished)|lost my period|missed (?:\d+|two|three|four|five|six|several|a few) periods|havent had (?:a|my) period)\b/,
  /\b(?:inhaler|puffer|ventolin)\b.{0,16}\b(?:[3-9]|\d\d|three|four|five|six|seven|eight|many|all) (?:times|day|night)\b|\basthmas? (?:s |is |been |has been )?(?:\w+ )?(?:bad|worse|awful|terrible|out of control|flaring|acting up|playing up)\b/,
  /\b(?:doctor|doc|gp|cardiologist|nurse)\b.{0,24}\b(?:something|smth|sth|murmur|concerned|worried|irregular)\b.{0,14}\bheart\b/,
  /\b(?:pain|hurts?|aches?|sore)\b.{0,24}\b(?:tummy|stomach|belly|abdomen|appendix)\b.{0,40}\b(?:worse|cant stand|unbearable|severe|since last|all night)\b/,
  /\b(?:long ?covid|me\/?cfs|chronic fatigue)\b.{0,80}\b(?:crash\w*|push\w*)\b/,
  /\b(?:covid|flu|pneumonia)\b.{0,60}\b(?:puff\w*|breathless|out of breath|short of breath|palpitations|chest)\b/,
  /\b(?:cant|cannot|can not|unable to) (?:lift|raise) (?:my |the )?(?:left |right )?(?:arm|shoulder|leg|foot|wrist)\b.{0,50}\b(?:by itself|on its own|other hand|at all)\b/,
  /\bspleen\b.{0,16}\b(?:big|enlarged|swollen)\b/,
  /\b(?:ramadan|fasting|no (?:food|water) since|not eaten|havent eaten)\b.{0,60}\bdiabet\w+|\bdiabet\w+.{0,60}\b(?:ramadan|fasting|no (?:food|water) since|not eaten|havent eaten)\b/,
];
const longAgo =
  /\b(?:years? ago|yrs? ago|as a (?:kid|child|baby)|when i was|used to|menopaus\w*|pregnan\w*|the pill|coil|iud|no more|cleared|never|(?:nearly|almost|about to|gave|gives|giving|gonna|going to)\b.{0,14}\b(?:aneurysm|seizures?)|(?:computer|engine|brakes?|market|price)\w*)\b/;

/** 'My blood pressure was 190/115': far outside the range in which anyone should train without asking. */
function isPressureOff(text: string): boolean {
  const [, upper = '', lower = ''] = /\b(\d{2,3}) ?(?:\/|over) ?(\d{2,3})\b/.exec(text) ?? [];
  if (upper === '' || !/\b(?:bp|blood pressure|pressure|reading)\b/.test(text)) return false;
  const [high, low] = [Number(upper), Number(lower)];
  return high >= 160 || low >= 100 || high < 90;
}

const signs: readonly (readonly [Waiting, (text: string) => boolean])[] = [
  ['pregnancy-loss', (text) => lost.test(text) && !lostLongAgo.test(text)],
  ['operation', (text) => operated.test(text) && isRecentIn(text) && !planned.test(text)],
  ['no-inhaler', (text) => withoutInhaler.test(text)],
  ['fever', (text) => isHot.test(text) && !notHot.test(text)],
  [
    'doctor-first',
    (text) => isPressureOff(text) || (forDoctor.some((sign) => sign.test(text)) && !longAgo.test(text)),
  ],
  ['alcohol', (text) => drunk.test(text) && !notNow.test(text)],
];

const isMine = /\b(?:my|i|im|ive|me)\b/i;

const ofTheDay: readonly string[] = ['no-inhaler', 'alcohol'] satisfies Waiting[];
/** Whether it is over by tomorrow. */
export const isOfTheDay = (waiting: string): boolean => ofTheDay.includes(waiting);

/** The reason to pause training in a sentence about the person; null if there is none, or a doctor allows training. */
export function waitsFor(sentence: string): Waiting | null {
  if (tellsOfAllowance(sentence)) return null;
  const [own] = ownSentences(sentence);
  const mine =
    isMine.test(sentence) && !isClauseOfAnother(sentence.toLowerCase()) ? sentence.toLowerCase() : '';
  const said = (own?.text ?? mine).replaceAll(/[’']/g, '');
  return signs.find(([, isSaid]) => isSaid(said))?.[0] ?? null;
}
