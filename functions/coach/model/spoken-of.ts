import { areaPhrases, complaintPhrases } from '../../understanding/health/body-areas';
import { conditionPhrases } from '../../understanding/health/condition-phrases';
import { placesOf } from '../../understanding/phrases';
import { conditions } from '../../../shared/rules/training/person';
import { muscleGroups } from '../../../shared/rules/training/muscle-groups';
import { bodyAreaSchema } from '../../../shared/rules/exercise';
import { isAnothers, ownSentencesOf, toldOf, type HealthFact } from '../../spared/public';

type Named = Pick<HealthFact, 'kind' | 'what'>;
type Sentence = ReturnType<typeof ownSentencesOf>[number];

/** Words for limits, foods, and diets. */
const otherWords: Readonly<Record<string, RegExp>> = {
  no_jumping: /\b(?:jump|hop|plyo|impact|nois|loud|quiet|neighbou?r|baby|sleep|asleep|awake)\w*/,
  no_floor: /\b(?:floor|ground|carpet|lie|lying|lay)\b/,
  no_standing: /\b(?:stand|feet|upright)\w*/,
  no_kneeling: /\b(?:kneel\w*|knees?)\b/,
  no_equipment: /\b(?:equipment|weights?|dumbbells?|gear|kit|gym|bodyweight|hotel)\b/,
  band_only: /\b(?:bands?|tube|equipment|gym)\b/,
  no_mat: /\bmats?\b/,
  no_chair: /\b(?:chairs?|stool)\b/,
  nuts: /\b(?:\w*nuts?|almonds?|cashews?|pecans?|pistachios?)\b/,
  milk: /\b(?:milk|dairy|lactose|cheese|yogh?urt|cream|butter|whey)\b/,
  egg: /\beggs?\b/,
  fish: /\b(?:fish|seafood|shellfish|shrimps?|prawns?|salmon|tuna)\b/,
  gluten: /\b(?:gluten|wheat|bread|c(?:o)?eliac)\b/,
  soy: /\b(?:soya?|soybeans?|tofu|edamame)\b/,
  vegan: /\b(?:vegan|plant[ -]based|animal products?|meat|dairy|eggs?)\b/,
  vegetarian: /\b(?:vegetarian|veggie|vegan|meat|plant[ -]based)\b/,
};

/** What people call an area of the body, a muscle, or a condition. */
function phrasesOf(what: string): readonly string[] {
  const area = bodyAreaSchema.safeParse(what);
  const condition = conditions.find((each) => each === what);
  return [
    what.replaceAll('_', ' '),
    ...(area.success ? [...areaPhrases[area.data], ...complaintPhrases[area.data]] : []),
    ...(condition ? conditionPhrases[condition] : []),
    ...muscleGroups
      .filter(({ muscles }) => muscles.some((muscle) => muscle === what))
      .flatMap(({ phrases }) => phrases),
  ];
}

const names = ({ what }: Named, { text, words }: Sentence): boolean =>
  what !== null &&
  (otherWords[what]?.test(text) === true ||
    phrasesOf(what).some((phrase) => placesOf(words, phrase, 1).length > 0));

const question =
  /^(?:so |and |ok |but )?(?:what|which|why|how|is|are|does|do|did|can|could|should|will|would|when|where|who)\b/;
const ofSelf = /\b(?:i|im|ive|my|me)\b/;
/** Words saying it isn't over, or not for sure; the rules themselves hear when pain is denied. */
const doubtful =
  /n't\b|\b(?:still|not|never|hurts?|hurting|pain\w*|sore|ach\w+|worse|bad|hardly|almost|nearly|until|till|if|when|hope|wish|want|maybe|might|perhaps|soon|should be|better|getting|bit|little|somewhat|except|but|sometimes)\b/;
const kindsOfUnread: readonly HealthFact['kind'][] = ['sore', 'injury', 'condition'];

/** Whether the person's own words may have reported this: the rules hear something of the kind, or it is named. */
export function maySpeakOf(message: string, fact: Named): boolean {
  const heard = toldOf(message).some(
    ({ kind }) => kind === fact.kind || (kind === 'unread' && kindsOfUnread.includes(fact.kind)),
  );
  const isStage = fact.kind === 'lifeStage';
  const isNamed = ownSentencesOf(message).some(
    (sentence) =>
      names(fact, sentence) &&
      !(question.test(sentence.text) && !ofSelf.test(sentence.text)) &&
      !(isStage && isAnothers(sentence.text)),
  );
  return isNamed || (heard && !isStage);
}

/** Whether the person's own words name this as something that may be over; asked, hoped for, or half over doesn't count. */
export const maySettle = (message: string, fact: Named): boolean =>
  ownSentencesOf(message).some(
    (sentence) => names(fact, sentence) && !question.test(sentence.text) && !doubtful.test(sentence.text),
  );
