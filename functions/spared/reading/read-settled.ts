import { areaPhrases } from '../../understanding/health/body-areas';
import { conditionPhrases } from '../../understanding/health/condition-phrases';
import { placesOf } from '../../understanding/phrases';
import { bodyAreaSchema } from '../../../shared/rules/exercise';
import { conditions } from '../../../shared/rules/training/person';
import type { HealthFact } from '../health-fact';
import { wordsOf, type Word } from '../../../shared/rules/reading/words';
import { ownSentences, type Sentence } from './sentences';

const well =
  /\b(?:(?:is|are|feels?|feeling|am|im|all|be|its|been|seems?|now)\s+(?:totally |completely |all |perfectly |absolutely |much |so much |way |really |doing |back to )*(?:fine|ok|okay|good|great|better|healed|gone|normal|well|sorted)|healed|recovered|cured|cleared|no longer|not anymore|any ?more|doesn'?t hurt|does not hurt|stopped hurting|hurts no more|don'?t hurt|no (?:more )?(?:pain|allergy)|back to normal|(?:can|could|allowed to) (?:jump|kneel|stand|get down|get on|do (?:the )?floor|use|eat|have)|(?:jumping|jumps|floor|kneeling|noise|dairy|meat|gluten|nuts|eggs|fish|soy|mat|equipment) (?:is|are|work) (?:ok|okay|fine|good|allowed)|forget (?:about )?(?:the|my|that)|turned out|sorted itself|sorted out|settled down|cleared up|all clear|found (?:my|the|a)|bought|awake|woke|moved|eat(?:ing)? (?:meat|dairy|eggs|fish|nuts) again|got (?:my|a|the) .* (?:back|now))\b/;
const notQuite =
  /\b(?:not|n't|isn'?t|aren'?t|never)\s+(?:\w+\s+){0,2}(?:fine|ok|okay|good|great|better|healed|gone|well|normal)\b|\b(?:a bit|a little|little|slightly|somewhat|getting|bit|almost|nearly|hope|wish|until|if|when|once|will)\b.{0,20}\b(?:better|fine|ok|okay|healed|gone|good)\b|\bstill (?:hurts?|sore|bad|pregnant|there|aches?)\b/;

const otherWords: Readonly<Record<string, RegExp>> = {
  no_jumping: /\b(?:jump\w*|hop\w*|noise|noisy|loud|quiet|impact|neighbou?rs?|baby|kids?|awake|woke)\b/,
  no_floor: /\b(?:floor|ground|lie|lying|mat)\b/,
  no_standing: /\bstand\w*\b/,
  no_kneeling: /\bkneel\w*\b/,
  no_equipment: /\b(?:equipment|weights?|dumbbells?|gear|gym|home)\b/,
  band_only: /\b(?:equipment|weights?|dumbbells?|gear|bands?|gym|home)\b/,
  no_mat: /\bmat\b/,
  no_chair: /\bchair\b/,
  seated: /\b(?:chair|desk|sit\w*|stand\w*|home|office|seated)\b/,
  vegan: /\bvegan\b|\b(?:meat|eggs?|dairy|fish)\b/,
  vegetarian: /\bvegetarian\b|\bmeat\b/,
  nuts: /\bnuts?|peanuts?\b/,
  milk: /\b(?:milk|dairy|lactose|cheese)\b/,
  egg: /\beggs?\b/,
  fish: /\b(?:fish|seafood|shellfish)\b/,
  gluten: /\b(?:gluten|wheat|bread|coeliac|celiac)\b/,
  soy: /\bsoya?\b/,
  pregnancy: /\b(?:pregnan\w+|baby|test|born|birth)\b/,
};

const arm = /\barms?\b/i;

function names({ text, words }: Sentence, { what, kind, words: told }: HealthFact): boolean {
  if (what === null) return words.some(({ stem }) => stem.length > 3 && told.toLowerCase().includes(stem));
  if (otherWords[what]?.test(text)) return true;
  // A sore arm is stored as shoulder and wrist, and both settle together.
  if (arm.test(text) && arm.test(told)) return true;
  const area = bodyAreaSchema.safeParse(what);
  if (area.success) {
    const named = (said: readonly Word[]) =>
      areaPhrases[area.data]
        .filter((phrase) => placesOf(said, phrase, 1).length > 0)
        .map((phrase) => (phrase === 'feet' ? 'foot' : phrase));
    const [now, before] = [named(words), named(wordsOf(told))];
    // A fine wrist says nothing about the elbow.
    return now.length > 0 && (before.length === 0 || before.some((phrase) => now.includes(phrase)));
  }
  const condition = conditions.find((each) => each === what);
  if (condition && kind !== 'event')
    return conditionPhrases[condition].some((phrase) => placesOf(words, phrase).length > 0);
  const muscle = what.replaceAll('_', ' ');
  return (
    text.includes(muscle.replace(/s$/, '')) ||
    (/\blegs?\b/.test(text) && /quad|hamst|glute|calv/.test(muscle))
  );
}

const mostWords = 8;
const notAtAll =
  /\b(?:not|no longer|isn'?t) pregnant\b|\btest (?:was|is|came back) negative\b|\bfalse alarm\b/;
const anyOfThem = /\b(?:it|that|everything|all)\b|^(?:fine|better|all good|healed)/;

/** Reads each part separately: 'the back is fine, the shoulder still hurts'. */
const partsOf = (sentence: Sentence): Sentence[] =>
  sentence.text
    .split(/,|;| but | though | although /)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, words: wordsOf(text) }));

const question = /^(?:is|are|can|could|should|would|does|do|will|what|how)\b/;
/** Everything that hurts. */
const everything =
  /^(?:and |so |but )?(?:it|its|it's|they|everything|everythings|all)(?: all)?(?: is| are| has| have|s)? (?:all )?(?:fine|healed|good|better|gone|ok|okay|back to normal)(?: again| now)?$/;
const passing: readonly HealthFact['kind'][] = ['sore', 'injury', 'unread'];
const lasting: readonly HealthFact['kind'][] = ['condition', 'lifeStage'];

/** The facts that a message settles: those it names as well again, or the one under discussion. */
export function settledIn(message: string, facts: readonly HealthFact[]): HealthFact[] {
  const candidates = facts.filter(({ kind }) => kind !== 'event');
  const found = ownSentences(message).flatMap((sentence) =>
    partsOf(sentence).flatMap((part) => {
      const { text } = part;
      if (notAtAll.test(text)) return candidates.filter(({ what }) => what === 'pregnancy');
      if (!well.test(text) || notQuite.test(text) || question.test(text)) return [];
      const named = candidates.filter((fact) => names(part, fact));
      if (named.length > 0) return named;
      if (everything.test(text)) return candidates.filter(({ kind }) => passing.includes(kind));
      const [only, ...more] = candidates;
      const isOnly = only !== undefined && more.length === 0 && !lasting.includes(only.kind);
      return isOnly && anyOfThem.test(text) && text.split(' ').length <= mostWords ? [only] : [];
    }),
  );
  return [...new Set(found)];
}

const allowedWords =
  /\b(?:doctor|gp|midwife|physio\w*|obgyn|ob|cardiologist|nurse|surgeon|consultant|doc)\b.{0,60}\b(?:fine|ok|okay|allowed|allows|cleared|said yes|says yes|good to go|green light|approved|happy|safe|good for (?:me|you)|encourag\w+|recommend\w*|wants? me to|says? (?:keep|carry on|continue|go for|do|start|lift|train)|said (?:keep|carry on|continue|go for|start|i can)|perfect|all good|can (?:\w+ ){0,2}(?:train\w*|exercis\w*|work ?out|move|do it|start|go))\b|\b(?:cleared|green light|allowed|ok(?:ay)?ed|signed off|approved)\b.{0,30}\b(?:by|from)\b.{0,20}\b(?:doctor|gp|midwife|physio\w*|obgyn|ob|cardiologist|doc|surgeon)\b|\b(?:got|have|been) (?:the )?(?:all[ -]?clear|cleared|green light)\b/;

/** Whether a message says that a doctor or midwife allows training. */
export const tellsOfAllowance = (message: string): boolean =>
  ownSentences(message).some(
    ({ text }) => allowedWords.test(text) && !/\b(?:not|n't|hasn'?t|didn'?t|until|unless|if)\b/.test(text),
  );
