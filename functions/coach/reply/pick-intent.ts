import { says } from '../../understanding/phrases';
import type { Dialogue } from './dialogue';
import { guessIntents, type Guess } from './intent-model';
import { asksForChange, refersBack } from './requests/asks-for-change';

const briefWords = 3;
const unknownName = 'out-of-scope';

const appWords = [
  'app',
  'vita',
  'browser',
  'install',
  'offline',
  'phone',
  'tablet',
  'ipad',
  'computer',
  'laptop',
  'android',
  'iphone',
  'internet',
  'wifi',
  'download',
  'website',
  'program',
  'this',
];

/** Being proud, or low, takes one of these words. */
const joyWords = [
  'did|done|finished|completed|made|managed|smashed|nailed|crushed|beat|reached|hit|ran|lifted|won|lost|got',
  'proud|happy|amazing|awesome|yay|woohoo|finally|first time|record|best ever|stronger|fitter|better|great',
];
const lowWords = [
  'sad|low|down|depressed|lonely|alone|cry|crying|hopeless|useless|worthless|hate myself|awful|terrible|miserable|anxious|anxiety|stressed|overwhelmed|empty|numb|grief|died|lost|breakup|blue|unhappy|bad day|rough|struggling|cant cope|exhausted|tired of|fed up|sick of|failure|ashamed|dead inside',
];

/** About an exercise that is neither named nor was discussed before. */
const namesNone = ({ reading, earlier }: Dialogue) =>
  reading.exercises.length + reading.unwanted.length + earlier.exercises.length > 0 ? 1 : 0.3;

/** How much more likely an intent is in context than by its words alone; 0 rules it out. */
const leans: Readonly<Record<string, (dialogue: Dialogue) => number>> = {
  'change-plan': (dialogue) => {
    const { earlier, reading } = dialogue;
    if (earlier.plan === null) return 0;
    if (!earlier.isPlanLast) return refersBack(dialogue) ? 30 : 0.3;
    return asksForChange(dialogue) && reading.exercises.length === 0 ? 30 : 1;
  },
  'plan-workout': ({ reading }) => {
    const { minutes, equipment, exercises, days } = reading;
    if (days.length > 0) return 0.5;
    return minutes !== null || (equipment.length > 0 && exercises.length === 0) ? 3 : 1;
  },
  'tired-or-busy': ({ reading }) => (reading.minutes === null ? 1 : 0.3),
  'plan-week': ({ reading }) => (reading.days.length > 0 && says(reading.words, 'plan', 'schedule') ? 4 : 1),
  'missing-exercise': ({ reading }) => (reading.missing.length > 0 ? 8 : 0.5),
  'compare-exercises': ({ reading }) => (reading.exercises.length > 1 ? 3 : 0.5),
  'explain-exercise': ({ reading, earlier }) => {
    if (reading.exercises.length > 0)
      return reading.words.length <= briefWords && reading.effort === null ? 8 : 1;
    return earlier.exercises.length > 0 ? 1 : 0.3;
  },
  'exercise-easier-harder': ({ reading, earlier }) => {
    const isNamed = reading.exercises.length + reading.unwanted.length > 0;
    if (!isNamed && (earlier.exercises.length === 0 || earlier.about === 'plan')) return 0.3;
    return reading.effort === null ? 1 : 4;
  },
  'pain-advice': ({ reading }) => (reading.pains.areas.size + reading.pains.muscles.size > 0 ? 1.5 : 0.5),
  'bare-body-part': ({ reading }) =>
    reading.words.length <= briefWords && reading.groups.length > 0 ? 2 : 0.3,
  points: ({ reading }) => (says(reading.words, 'silver', 'gold', 'platinum', 'next tier') ? 20 : 1),
  settings: ({ reading }) =>
    says(reading.words, 'music', 'sound', 'volume', 'dark mode', 'text size') ? 3 : 1,
  'choose-load': ({ reading }) =>
    reading.equipment.length > 0 ||
    says(reading.words, 'heavy', 'heavier', 'weight', 'weights', 'load', 'kilos', 'light')
      ? 1
      : 0.3,
  'app-works': ({ reading }) => (says(reading.words, ...appWords) ? 1 : 0.2),
  'praise-self': ({ reading }) => (says(reading.words, ...joyWords) ? 1 : 0.15),
  'low-mood': ({ reading }) => (says(reading.words, ...lowWords) ? 1 : 0.3),
  'exercise-benefits': namesNone,
  'exercise-calories': namesNone,
  'exercise-muscles': namesNone,
  'exercise-amount': namesNone,
  joke: ({ reading }) =>
    says(reading.words, 'joke', 'jokes', 'funny', 'laugh', 'pun', 'smile', 'humor', 'humour', 'cheer me up')
      ? 1
      : 0.05,
  period: ({ reading }) =>
    says(
      reading.words,
      'period',
      'periods',
      'pms',
      'cramps',
      'cycle',
      'menstruation',
      'menstruating',
      'bleeding',
    ) && !says(reading.words, 'this week|month', 'last week|month')
      ? 1
      : 0.1,
};

/** Refers only to what was said before: 'is it enough?', 'was that good?' */
const pointing =
  /^(?:(?:and|but|so|ok|is|was|are|does|will|like|really|it|that|this|they|those|even|still|very|too|good|bad|enough|normal|dangerous|accurate|true|right|safe|worth|fast|slow|long|much|sure|what|then|how|for|me)\b ?)+$/;

function isPointing({ text, reading, earlier }: Dialogue): boolean {
  const said = (text.toLowerCase().match(/[a-z']+/g) ?? []).join(' ');
  return (
    earlier.intent !== null &&
    reading.words.length <= mostPointing &&
    /\b(?:is|was|are|does|like)\b/.test(said) &&
    pointing.test(said)
  );
}
const mostPointing = 5;
const pointsBack = 12;

/** What a message asks for, most probable first, by the model's guess and the context. */
export function rankIntents(dialogue: Dialogue): Guess[] {
  const guesses = guessIntents(dialogue.text).map(({ name, probability }) => ({
    name,
    probability:
      probability *
      (leans[name]?.(dialogue) ?? 1) *
      (name === unknownName && isPointing(dialogue) ? pointsBack : 1),
  }));
  const all = guesses.reduce((sum, { probability }) => sum + probability, 0) || 1;
  return guesses
    .map(({ name, probability }) => ({ name, probability: probability / all }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** Below this, nothing is known. */
const least = 0.12;
/** Ana asks which of two was meant only when both are at least this likely, and nearly as likely as each other. */
const both = 0.25;
const clearly = 1.3;

export type Choice =
  | { kind: 'one'; name: string }
  | { kind: 'two'; names: [string, string] }
  | { kind: 'none' };

/** Intents whose answers overlap so much that asking which one was meant makes no sense. */
const kin: readonly (readonly string[])[] = [
  ['soreness', 'rest-day', 'training-frequency', 'tired-or-busy', 'pain-advice'],
  ['progress', 'activity-period', 'last-workout', 'milestone', 'records', 'daily-goal', 'results-when'],
  ['stretching', 'cool-down', 'warm-up', 'posture-desk'],
  ['streak', 'streak-freeze'],
  ['acknowledge', 'refuse'],
  ['points', 'earn-points'],
  [
    'plan-today',
    'plan-workout',
    'suggest-routine',
    'bare-body-part',
    'start-workout',
    'beginner-start',
    'change-plan',
  ],
  ['settings', 'account', 'reminders', 'app-works', 'voice'],
  ['challenges', 'community'],
  ['weight-target', 'lose-weight', 'bmi'],
  ['get-stronger', 'choose-load', 'cardio-or-strength', 'results-when'],
  ['explain-exercise', 'form-advice', 'exercise-benefits', 'exercise-muscles', 'missing-exercise'],
  ['exercise-easier-harder', 'exercise-alternative'],
  ['food-idea', 'diet-question', 'protein-need', 'nutrition-today', 'log-meal', 'food-figures'],
  ['low-mood', 'motivation', 'tired-or-busy', 'insult', 'refuse'],
  [
    'about-coach',
    'greeting',
    'thanks',
    'goodbye',
    'acknowledge',
    'compliment-coach',
    'joke',
    'praise-self',
    'finished-workout',
  ],
];

const areKin = (one: string, other: string) =>
  kin.some((names) => names.includes(one) && names.includes(other));

/** What to answer: one intent, a question which of two is meant, or nothing known. */
export function chooseIntent(guesses: readonly Guess[]): Choice {
  const [first, second] = guesses;
  if (!first || !second || first.probability < least) return { kind: 'none' };
  const isClear = second.probability < both || first.probability >= clearly * second.probability;
  if (first.name === unknownName && !isClear) return { kind: 'one', name: second.name };
  return isClear || second.name === unknownName || areKin(first.name, second.name)
    ? { kind: 'one', name: first.name }
    : { kind: 'two', names: [first.name, second.name] };
}
