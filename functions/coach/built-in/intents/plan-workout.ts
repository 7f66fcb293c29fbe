import type { CoachReply } from '../../coach-facts';
import { describeSession } from '../requests/describe-session';
import { requestOf, type PlanRequest } from '../requests/plan-request';
import { sessionFor } from '../requests/session-for';
import { says } from '../../../../shared/domain/reading/phrases';
import { say, type Intent, type Dialogue } from '../dialogue';
import { joined } from '../wording/count';

const minutesForIdeas = 10;
const shortMinutes = 8;

/** Before the first questions are answered there is nobody to plan for. */
export const unknownPerson =
  'Before I plan for you I have to know you: your goal, your days, what hurts. Answer my questions, it takes two minutes, and ask me again.';

/** The proposal for a request, or what stands in its way. */
export function propose(request: PlanRequest, { facts }: Dialogue, opening: string): CoachReply {
  if (!facts.training) return say(unknownPerson);
  const session = sessionFor(request, facts.training);
  if (session) return describeSession({ trainingId: null, session }, request, facts, opening);
  return say(
    facts.exercises.length === facts.excludedIds.length
      ? 'With all of that I have no exercise left. Leave one wish out, and I will try again.'
      : 'Nothing that suits you fits all of that at once. Leave out the part of the body or the equipment, and I will plan again.',
  );
}

const trainingWords = ['workout', 'circuit', 'session', 'train', 'plan', 'routine', 'hiit'];

function openingFor({ reading }: Dialogue): string {
  if (reading.groups.length > 0)
    return `Here is something for your ${joined(reading.groups.map(({ name }) => name))}:`
      .replace('your whole body', 'the whole body')
      .replace('your cardio', 'your heart and lungs')
      .replace('for your stretching', 'to stretch');
  return reading.pains.areas.size > 0 ? 'We can train around that:' : 'How about this?';
}

function plan(dialogue: Dialogue): CoachReply {
  const request = requestOf(dialogue.reading);
  const minutes =
    request.minutes ?? (says(dialogue.reading.words, ...trainingWords) ? null : minutesForIdeas);
  return propose({ ...request, minutes }, dialogue, openingFor(dialogue));
}

export const planWorkout: Intent = {
  name: 'plan a workout',
  signals: [
    [3, '#minutes'],
    [3, '#group'],
    [3, '#equipment', '#bare'],
    [3, '#quiet'],
    [2, '#pain'],
    [
      2,
      'workout',
      'exercise',
      'train',
      'plan',
      'routine',
      'session',
      'circuit',
      'move',
      'give me',
      'something for',
      'ideas',
      'suggest',
      'what can i do',
      'what is good for',
      'best for',
      'stretch',
      'how do i get',
      'get rid of',
      'tone',
      'grow',
      'work on',
    ],
    [1, '#brief'],
    [-2, '#exercise'],
  ],
  answer: plan,
};

export const painAdvice: Intent = {
  name: 'training with pain',
  signals: [
    [5, '#pain'],
    [1, 'what should i do', 'help', 'advice', 'can i', 'still', 'safe', 'avoid'],
    [-2, '#minutes'],
    [-2, '#quiet', '#bare', '#equipment'],
    [-1, '#group'],
  ],
  needs: ({ reading }) => reading.pains.areas.size + reading.pains.muscles.size > 0,
  answer: (dialogue) => {
    const { areas, muscles } = dialogue.reading.pains;
    const names = joined([...areas, ...muscles].map((each) => each.replaceAll('_', ' ')));
    const request = {
      ...requestOf(dialogue.reading),
      minutes: dialogue.reading.minutes ?? minutesForIdeas,
      quiet: true,
    };
    return propose(
      request,
      dialogue,
      `Sorry to hear about your ${names}. I can't judge what is behind it: if it is strong, swollen, numb or stays for more than a few days, let a doctor or physiotherapist look at it. What you can do without loading it:`,
    );
  },
};

export const tiredOrBusy: Intent = {
  name: 'tired or no time',
  signals: [
    [
      6,
      'tired',
      'exhausted',
      'no energy',
      'knackered',
      'can not be bothered',
      'not be arsed',
      'not feeling it',
      'lazy',
      'no time',
      'busy',
      'not much time',
      'not in the mood',
      'not feel like',
      'do not want to',
      'long day',
      'stressed',
      'hungover',
      'slept badly',
      'no sleep',
      'drained',
      'shattered',
    ],
    [-3, '#minutes'],
    [-3, '#resting'],
  ],
  answer: (dialogue) =>
    propose(
      { ...requestOf(dialogue.reading), minutes: shortMinutes, quiet: true, effort: 'easier' },
      dialogue,
      `Then let's keep it small: ${shortMinutes} easy minutes count as a workout too, and you may stop after the first move. If you are truly worn out or unwell, rest is the better training.`,
    ),
};
