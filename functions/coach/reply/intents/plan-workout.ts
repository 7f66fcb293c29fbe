import type { Exercise } from '../../../../shared/rules/exercise';
import { factLabelOf } from '../../../spared/public';
import { touchesGroup } from '../../../../shared/rules/training/muscle-groups';
import type { CoachReply } from '../../coach-facts';
import { describeSession } from '../requests/describe-session';
import { requestOf, type PlanRequest } from '../requests/plan-request';
import { withSwapsOf } from '../requests/exchange-moves';
import { sessionFor } from '../requests/session-for';
import { says } from '../../../understanding/phrases';
import { say, type Intent, type Dialogue } from '../dialogue';
import { bareBodyPart } from './bare-body-part';
import { actOf } from '../../understanding/read-act';
import { waitsForMidwife } from '../../safety/pregnancy';
import { bareMinutesIn } from '../../understanding/said';
import { joined } from '../../../../shared/rules/joined';

const minutesForIdeas = 10;
const shortMinutes = 8;

/** There is no one to plan for until the first questions are answered. */
export const unknownPerson =
  "Before I plan, I'd like to know your goal, your days, and what hurts. It takes two minutes. Then ask me again.";

const askMidwife =
  "Before I plan, ask your **doctor or midwife** what's right for you now. Then tell me *“my midwife said it is fine”*, and I'll plan something gentle.";

/** The proposal for a request, or what prevents it. */
export function propose(
  asked: PlanRequest,
  { facts, earlier, reading }: Dialogue,
  opening: string,
): CoachReply {
  if (!facts.training) return say(unknownPerson);
  const wanted = new Set(reading.exercises.map(({ id }) => id));
  const unwantedIds = [...asked.unwantedIds, ...earlier.unwantedIds.filter((id) => !wanted.has(id))];
  const request = { ...asked, unwantedIds };
  const planned = sessionFor(request, facts.training);
  const session = planned && withSwapsOf(planned, request, facts.training);
  const parts = request.groups.filter(({ name }) => name !== 'whole body' && name !== 'stretching');
  const isOfParts = (exercise: Exercise | undefined) =>
    exercise !== undefined &&
    parts.some((group) => touchesGroup(exercise, group) || exercise.category === group.category);
  const isBroader =
    session !== null &&
    parts.length > 0 &&
    2 * session.exercises.filter(({ exerciseId }) => isOfParts(facts.exercisesById.get(exerciseId))).length <
      session.exercises.length;
  const words = isBroader
    ? `Not much for your ${joined(parts.map(({ name }) => name))} suits you today, so the rest works other areas:`
    : opening;
  if (session) return describeSession({ trainingId: null, session }, request, facts, words);
  if (waitsForMidwife(facts)) return say(askMidwife);
  return say(
    facts.exercises.length === facts.excludedIds.length
      ? "That rules out every move I have. Drop one request and I'll try again."
      : "I have nothing suitable for all of that at once. Drop the body part or the equipment, and I'll try again.",
  );
}

const trainingWords = ['workout', 'circuit', 'session', 'train', 'plan', 'routine', 'hiit'];

function openingFor({ reading }: Dialogue): string {
  if (reading.groups.length > 0)
    return `Here's something for your ${joined(reading.groups.map(({ name }) => name))}:`
      .replace('your whole body', 'the whole body')
      .replace('your cardio', 'your heart and lungs')
      .replace('for your stretching', 'to stretch');
  return reading.pains.areas.size > 0 ? 'We can train around that:' : 'How about this one for today?';
}

const requestWords = [
  ...trainingWords,
  'exercise',
  'give|make|want|need|get|do|try|fancy|suggest|recommend|show|build|plan',
  'something|anything',
  'stretch',
  'yoga',
  'please',
];

/** A body part or a feeling alone isn't a request. */
function asksForPlan({ reading }: Dialogue): boolean {
  const { minutes, equipment, bannedEquipment, bare, quiet, words } = reading;
  const hasWish = minutes !== null || equipment.length + bannedEquipment.length > 0 || bare || quiet;
  return hasWish || says(words, ...requestWords);
}

const hard =
  /\b(?:hard(?:er)?|hardcore|hiit|tabata|intense|brutal|heavy|max(?:imum)?|sprints?|killer|crossfit|insanity|sweaty)\b/i;
const calmStates: readonly string[] = ['asthma', 'diabetes', 'wheelchair', 'seated'];

/** Something hard was asked for, and no doctor has said yes to it. */
function calmInstead({ text, facts }: Dialogue): string | null {
  const states = facts.spared.facts.filter(
    ({ kind, what, state }) =>
      kind === 'condition' && state === 'told' && what !== null && !calmStates.includes(what),
  );
  if (states.length === 0 || !hard.test(text)) return null;
  const names = joined(states.map((fact) => factLabelOf(fact).toLowerCase()));
  return `Nothing hard until your doctor says yes, with ${names}. This one is calm:`;
}

const mostInHeat = 15;
const inHeat =
  'In that heat, short and easy is enough, at the coolest hour, with water next to you. If you get a headache, chills, or dizziness, stop and cool down.';
/** 35 °C, or 95 °F, and above. */
const isHeatIn = (text: string) =>
  /\b(?:heat ?wave|scorching|(?:3[5-9]|4\d) ?(?:degrees|deg|°|c\b)|(?:9[5-9]|1[01]\d) ?(?:degrees f|°f|f\b|fahrenheit))/i.test(
    text,
  ) && !/\b(?:fever|temp\w*)\b/i.test(text);

function plan(dialogue: Dialogue): CoachReply {
  const request = requestOf(dialogue.reading);
  const minutes =
    request.minutes ??
    bareMinutesIn(dialogue.text) ??
    (says(dialogue.reading.words, ...trainingWords) ? null : minutesForIdeas);
  const opening = calmInstead(dialogue) ?? openingFor(dialogue);
  if (!isHeatIn(dialogue.text)) return propose({ ...request, minutes }, dialogue, opening);
  const short = Math.min(minutes ?? mostInHeat, mostInHeat);
  return propose({ ...request, minutes: short, effort: 'easier' }, dialogue, inHeat);
}

export const planWorkout: Intent = {
  name: 'plan-workout',
  answer: (dialogue) =>
    asksForPlan(dialogue) || actOf(dialogue) !== null ? plan(dialogue) : bareBodyPart.answer(dialogue),
};

const painUnnamed =
  "I'm sorry. Where does it hurt, and since when? Tell me which part, and I'll plan around it. If the pain is strong, or it's swollen or numb, have a doctor look at it first.";
const movingWords = [
  'move|train|workout|exercise|stretch|session|plan|instead|still',
  'can|should i|we do',
  'what now',
  'help|helps|change',
];

export const painAdvice: Intent = {
  name: 'pain-advice',
  answer: (dialogue) => {
    const { areas, muscles } = dialogue.reading.pains;
    const names = joined([...new Set([...areas, ...muscles].map((each) => each.replaceAll('_', ' ')))]);
    const care = `Sorry to hear about your ${names}. I can't judge what's behind it. If the pain is strong or lasts more than a few days, or it's swollen or numb, have a doctor or physical therapist look at it.`;
    if (names === '') return say(painUnnamed);
    if (!says(dialogue.reading.words, ...movingWords))
      return say(
        `${care}\n\nWant me to plan around it? Say *“what can I do instead?”* or *“10 gentle minutes”*.`,
      );
    const request = {
      ...requestOf(dialogue.reading),
      minutes: dialogue.reading.minutes ?? minutesForIdeas,
      quiet: true,
    };
    return propose(request, dialogue, `${care} Here's what you can do without loading it:`);
  },
};

export const tiredOrBusy: Intent = {
  name: 'tired-or-busy',
  answer: (dialogue) =>
    propose(
      { ...requestOf(dialogue.reading), minutes: shortMinutes, quiet: true, effort: 'easier' },
      dialogue,
      `Then let's keep it small. ${shortMinutes} easy minutes count as a workout, and even five do. If you're truly worn out or unwell, rest is the better choice.`,
    ),
};
