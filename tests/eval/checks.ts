import type { CoachFacts, CoachReply } from '../../functions/coach/coach-facts';
import type { BodyArea, Exercise } from '../../shared/rules/exercise';
import type { Check } from './eval-case';

const plain = (text: string) => text.toLowerCase().replaceAll(/[*_]/g, '');
const numbersOf = (text: string) =>
  [...text.replaceAll(/(\d),(\d{3})/g, '$1$2').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

function suggested(reply: CoachReply, facts: CoachFacts): Exercise[] {
  const ids = new Set([...reply.exerciseIds, ...(reply.workout?.exerciseIds ?? [])]);
  return facts.exercises.filter(({ id }) => ids.has(id));
}

/** The reply contains at least one of these. */
export const mentions =
  (...texts: string[]): Check =>
  ({ reply }) =>
    texts.some((text) => plain(reply).includes(text.toLowerCase()))
      ? null
      : `mentions none of ${texts.join(', ')}`;

/** The reply contains none of these. */
export const avoids =
  (...texts: string[]): Check =>
  ({ reply }) => {
    const found = texts.find((text) => plain(reply).includes(text.toLowerCase()));
    return found === undefined ? null : `says '${found}'`;
  };

/** The reply contains the number from the facts, with or without a thousands separator. */
export const tells =
  (number: (facts: CoachFacts) => number): Check =>
  ({ reply }, facts) =>
    numbersOf(reply).includes(number(facts)) ? null : `does not tell ${number(facts)}`;

export const showsClip =
  (...ids: string[]): Check =>
  ({ exerciseIds }) =>
    ids.some((id) => exerciseIds.includes(id)) ? null : `shows ${exerciseIds.join(', ') || 'no clip'}`;

export const showsAllClips =
  (...ids: string[]): Check =>
  ({ exerciseIds }) =>
    ids.every((id) => exerciseIds.includes(id)) ? null : `shows ${exerciseIds.join(', ') || 'no clip'}`;

/** At least one exercise is suggested, and all clips shown fit. */
export const clipsAre =
  (what: string, fits: (exercise: Exercise) => boolean): Check =>
  (reply, facts) => {
    const shown = facts.exercises.filter(({ id }) => reply.exerciseIds.includes(id));
    const wrong = shown.filter((exercise) => !fits(exercise)).map(({ id }) => id);
    if (shown.length === 0) return 'shows no clip';
    return wrong.length === 0 ? null : `not ${what}: ${wrong.join(', ')}`;
  };

/** Every exercise shown or planned fits, and there is at least one. */
export const allAre =
  (what: string, fits: (exercise: Exercise) => boolean): Check =>
  (reply, facts) => {
    const all = suggested(reply, facts);
    const wrong = all.filter((exercise) => !fits(exercise)).map(({ id }) => id);
    if (all.length === 0) return 'suggests no exercise';
    return wrong.length === 0 ? null : `not ${what}: ${wrong.join(', ')}`;
  };

export const sparesArea = (area: BodyArea): Check =>
  allAre(`safe for ${area}`, ({ avoidWith }) => !avoidWith.includes(area));

/** A workout is proposed that fits into the time and uses most of it. */
export const plansMinutes =
  (most: number, least = most - 4): Check =>
  ({ workout }) => {
    if (!workout) return 'proposes no workout';
    return workout.minutes <= most && workout.minutes >= least ? null : `takes ${workout.minutes} minutes`;
  };

export const plansSomething: Check = ({ workout }) =>
  workout && workout.exerciseIds.length >= 3 ? null : 'proposes no workout of three exercises';

export const plansNothing: Check = ({ workout, exerciseIds }) =>
  workout === null && exerciseIds.length === 0 ? null : 'proposes training';

export const isShort =
  (characters: number): Check =>
  ({ reply }) =>
    reply.length <= characters ? null : `is ${reply.length} characters long`;

/** Requirements for every reply: the library's words, clips, and plans only, nothing excluded, at most four clips. */
export const isSound: Check = (reply, facts) => {
  const known = new Set(facts.exercises.map(({ id }) => id));
  const all = [...reply.exerciseIds, ...(reply.workout?.exerciseIds ?? [])];
  if (reply.reply.trim() === '') return 'says nothing';
  if (all.some((id) => !known.has(id))) return 'names an unknown exercise';
  if (reply.exerciseIds.length > 4) return 'shows more than four clips';
  return /<\w|https?:/.test(reply.reply) ? 'holds markup or an address' : null;
};
