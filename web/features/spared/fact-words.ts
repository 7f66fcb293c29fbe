import { heldKinds, type SparedFact } from '../../../shared/contracts/spared';
import { addDays, type LocalDate } from '../../../shared/rules/local-date';
import { joined } from '../../../shared/rules/joined';
import { calendarDayText, shortDayText } from '../../lib/date-time-text';

type Kind = SparedFact['kind'];

const healed = "It's healed";
const over = 'No longer applies';

const settleTexts: Readonly<Record<Kind, string>> = {
  sore: healed,
  injury: healed,
  condition: over,
  lifeStage: over,
  allergy: over,
  diet: over,
  limit: over,
  unread: over,
  event: 'A doctor has checked it',
};

/** Dangers that are not for a doctor to check first. */
const ofTheMind = ['event.self-harm', 'event.friend-self-harm', 'event.abuse'];
/** What passes on its own, without a doctor. */
const passing: Readonly<Record<string, string>> = {
  'event.fever': 'The fever is gone',
  'event.no-inhaler': 'I have my inhaler',
  'event.alcohol': 'I am sober',
};
/** Training waits for these, but they are not emergencies. */
const calm = [...Object.keys(passing), 'event.operation', 'event.pregnancy-loss', 'event.doctor-first'];
const ofFood = ['event.eating-disorder', 'event.fasting', 'event.cutting-weight'];

/** The label of the button that removes a fact. */
export function settleText({ id, kind, holdsTraining }: SparedFact): string {
  if (kind !== 'event') return settleTexts[kind];
  if (!holdsTraining) return over;
  if (ofTheMind.includes(id)) return 'I am safe';
  return passing[id] ?? (ofFood.includes(id) ? 'I have eaten' : settleTexts.event);
}

const places: Readonly<Record<SparedFact['source'], string>> = {
  onboarding: 'when we started',
  profile: 'here',
  chat: 'in the chat',
  nutrition: 'in the nutrition chat',
  voice: 'by voice',
  player: 'during a workout',
};

function dayIn(date: LocalDate, today: LocalDate): string {
  if (date === today || date === addDays(today, -1)) return calendarDayText(date, today).toLowerCase();
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return `on ${isThisYear ? shortDayText(date) : calendarDayText(date, today)}`;
}

/** For example 'You told me in the chat on Nov 24'. */
export const toldText = ({ source, since }: SparedFact, today: LocalDate): string =>
  since === null ? 'From your profile' : `You told me ${places[source]} ${dayIn(since, today)}`;

/** For example 'Until tomorrow'; null when it holds until it is settled. */
export function untilText({ until }: SparedFact, today: LocalDate): string | null {
  if (until === null) return null;
  if (until === today) return 'For today';
  return `Until ${until === addDays(today, 1) ? 'tomorrow' : shortDayText(until)}`;
}

const mostLetters = 80;

/** The person's own words, cut after a whole word when long. */
export const shortly = (text: string): string =>
  text.length <= mostLetters ? text : `${text.slice(0, mostLetters).replace(/[\s,.;:]*\s\S*$/, '')}…`;

export const holdChoices = [
  { days: 1, text: 'For today' },
  { days: 3, text: 'For a few days' },
  { days: null, text: 'Until I say otherwise' },
] as const;

/** The person sets a duration only for what they said, not for what they chose on the profile. */
export const canBeHeld = ({ kind, since }: SparedFact): boolean =>
  since !== null && heldKinds.some((held) => held === kind);

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** For example 'left knee' or 'no nuts'. */
const inSentence = ({ kind, label }: SparedFact): string =>
  kind === 'allergy' ? label.replace(/^.*: /, 'no ') : uncapitalized(label);

/** What settling a fact changed, given the facts that are `left`. */
export function settledText({ id, kind, label }: SparedFact, left: readonly SparedFact[]): string {
  const same = left.find((fact) => fact.id === id);
  if (kind === 'event' && same && !same.holdsTraining)
    return left.some(({ holdsTraining }) => holdsTraining)
      ? 'Good to hear. Your training is still on hold for something else.'
      : "Good to hear. Your training is back, and I'll keep it gentle for a while.";
  if (same) return "It's also on your profile, so I'll keep planning around it.";
  if (kind === 'sore' || kind === 'injury') {
    const are = /(?:s|feet)$/i.test(label) ? 'are' : 'is';
    return `Good to hear. Your ${uncapitalized(label)} ${are} back in your plans.`;
  }
  if (kind !== 'event') return `Got it. “${shortly(label)}” is off your list.`;
  return left.some(({ holdsTraining }) => holdsTraining)
    ? 'Good to hear. Your training is still on hold for something else.'
    : 'Good to hear. Your training is back.';
}

/** Tells the person what was understood. */
export function understoodText(told: readonly SparedFact[]): string {
  const waiting = told.filter(({ holdsTraining }) => holdsTraining);
  if (waiting.length > 0 && waiting.every(({ id }) => calm.includes(id)))
    return 'Thank you for telling me. Your training is on hold until you can tap the button here.';
  if (waiting.length > 0)
    return 'Please stop training for now. If it is happening right now, call your local emergency number. Then tell me in the chat.';
  if (told.some(({ kind }) => kind === 'unread'))
    return "I don't know that one, so I saved your words. I'll go easy.";
  return `Got it: ${joined(told.map(inSentence))}. I'll plan around it.`;
}
