import { says } from '../../understanding/phrases';
import type { Dialogue } from './dialogue';
import { swapPlaceOf } from './requests/swap-place';
import { periodIn } from './wording/period';

const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

const bareWhy =
  /^(?:ok |but |and |so |hm |um )*(?:why|how come|why though|why (?:that|this|these|those)(?: one| ones| workout| plan)?|why so)(?: exactly)?$/;
const barePeriod =
  /^(?:ok |and |so |what about |how about |also )*(?:for )?(?:in )?(?:the )?(?:last|this|previous|past)? ?(?:week|month|today|yesterday|week before)$/;
const goBack =
  /\b(?:go |going |get )?back to (?:the |my )?(?:other|first|previous|old|earlier|last|one before|plan before|workout before)|\b(?:the |my )(?:previous|earlier|old) (?:one|plan|workout) (?:again|please|back|was better)|\bthe other one (?:again|back|was better)|\bundo(?: that| it)?$|\bgo back$/;

/** Intents whose numbers belong to a period. */
const figures = new Set(['activity-period', 'steps', 'nutrition-today', 'progress', 'daily-goal']);

function whyIntent({ earlier: { plan, about, isPlanLast, intent } }: Dialogue): string | null {
  if (plan && (isPlanLast || about === 'plan' || intent === 'explain-plan')) return 'explain-plan';
  return about === 'exercise' ? 'exercise-benefits' : null;
}

const weary =
  /^(?:(?:like|no|i mean|im|i am|just|but|ok|and) )*(?:so|really|very|super|completely|totally|dead|too) (?:tired|exhausted|knackered|shattered|wiped|drained|beat|worn out)$/;

/** 'Got two kettlebells, use them.' */
const usesIt =
  /\b(?:use|using|work with|train with|plan with|do something with|include) (?:em|them|it|those|these|that|my|the|this)\b|\bwhat can i do with (?:em|them|it|those|these|that|my|a|the|this|two|one)\b/;

const ofTomorrow =
  /^(?:(?:and|so|ok|hey) )*(?:what|whats|what is|what do i (?:do|have)|what have i got|which (?:workout|session)|what should i do|do i (?:train|have a (?:workout|session)))(?: (?:on|up|planned|the plan|for|is|about|my|workout|session|it|s))* (?:tomorrow|the day after tomorrow|next|this weekend)$/;
/** After something hurts: 'what can I still do?' */
const whatIsLeft =
  /^(?:(?:and|so|ok|but) )*what (?:can|could|should) i (?:still )?(?:do|train)(?: (?:then|instead|now|at all|with (?:it|that|this)))*$/;

/** Short questions after an exercise was discussed, and what they ask about it. */
const ofExercise: readonly (readonly [asks: RegExp, intent: string])[] = [
  [
    /^how many(?: (?:reps?|sets?|times|of them|should i do|do i do))*$|^how long(?: (?:for|should i (?:hold|do) it))?$|^(?:reps|sets)$/,
    'exercise-amount',
  ],
  [
    /^(?:what|which) muscles?(?: \w+){0,4}$|^what (?:does|do) (?:it|they|that) (?:work|train|hit|target)$/,
    'exercise-muscles',
  ],
  [
    /^(?:whats|what is|what are) (?:it|that|they|those) (?:good )?for$|^what does it do(?: for me)?$|^does it help$/,
    'exercise-benefits',
  ],
  [
    /^(?:show(?: me)?|how|how exactly|how does (?:it|that) go|how do i do (?:it|that|them)|again|once more|show me again|demo|video)$/,
    'explain-exercise',
  ],
  [
    /^(?:how do i know|how can i tell|am i doing) (?:\w+ ){0,4}(?:right|wrong|correct|properly|correctly)$|^(?:common )?mistakes$|^what can go wrong$/,
    'form-advice',
  ],
  [
    /^(?:something else|anything else|alternatives?|what else|instead|another one|other options?)$/,
    'exercise-alternative',
  ],
  [/^how (?:deep|low|far|wide|slow|fast|high|straight)(?: \w+){0,4}$/, 'form-advice'],
];

/** The intent of a message that says little on its own but is clear in context; null for one that stands alone. */
export function followUpOf(dialogue: Dialogue): string | null {
  const { text, earlier, reading } = dialogue;
  const said = plain(text);
  if (bareWhy.test(said)) return whyIntent(dialogue);
  if (barePeriod.test(said) && periodIn(reading.words) !== null && (earlier.period || earlier.intent)) {
    if (earlier.intent !== null && figures.has(earlier.intent)) return earlier.intent;
    return earlier.period === null ? null : 'activity-period';
  }
  if (reading.equipment.length > 0 && usesIt.test(said)) return 'plan-workout';
  if (weary.test(said)) return 'tired-or-busy';
  if (ofTomorrow.test(said)) return 'plan-week';
  if (whatIsLeft.test(said)) return 'plan-today';
  if (earlier.about === 'exercise' && earlier.exercises.length > 0) {
    const core = said.replace(/^(?:(?:and|but|so|ok|okay|hm|then|also) )+/, '');
    const asked = ofExercise.find(([asks]) => asks.test(core));
    if (asked) return asked[1];
  }
  if (earlier.before !== null && goBack.test(said)) return 'plan-back';
  if (earlier.plan === null) return null;
  if (swapPlaceOf(dialogue) !== null) return 'change-plan';
  const isAboutIt = says(reading.words, 'it|that|this shorter|longer|harder|easier');
  return isAboutIt && earlier.about === 'plan' ? 'change-plan' : null;
}
