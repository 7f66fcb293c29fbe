import { anyWish, planWished } from '../training/planner/plan-wished';
import type { CoachReply } from './coach-facts';
import { exerciseIdsOf } from './session-moves';
import type { CoachRequest } from './coach-request';

const fewest = 3;
const minuteBounds = { least: 5, most: 90 };

type Workout = NonNullable<CoachReply['workout']>;

/**
 * The planner's session for a workout that a model named: today's own when it means that one, otherwise one made from the named exercises
 * that suit the person. The amounts are never the model's. Null when fewer than three are left.
 */
export function planProposal(
  { minutes, exerciseIds }: Workout,
  { facts: { training }, pains }: Pick<CoachRequest, 'facts' | 'pains'>,
): CoachReply['workout'] {
  if (!training) return null;
  const { input, session: today } = training;
  const todaysIds = new Set(today?.session.exercises.map(({ exerciseId }) => exerciseId));
  const planned = input.person.pains;
  // A message that reports more pain than today was planned around asks for another session.
  const hasMorePains =
    [...pains.areas].length > [...planned.areas].length ||
    [...pains.muscles].length > [...planned.muscles].length;
  const isToday =
    today !== null &&
    !hasMorePains &&
    exerciseIds.length > 0 &&
    today.session.minutes === Math.round(minutes) &&
    exerciseIds.every((id) => todaysIds.has(id));
  if (isToday) return workoutOf(today);
  const named = new Set(exerciseIds);
  const session = planWished(
    {
      ...input,
      person: {
        ...input.person,
        pains: { ...planned, areas: [...pains.areas], muscles: [...pains.muscles] },
      },
      minutes: Math.min(minuteBounds.most, Math.max(minuteBounds.least, Math.round(minutes))),
    },
    { ...anyWish, isMain: ({ id }) => named.has(id), isNamed: true },
  );
  const workout = session && workoutOf({ trainingId: null, session });
  return workout && workout.exerciseIds.length >= fewest ? workout : null;
}

/** A planned session as the workout in a reply. */
function workoutOf(proposed: NonNullable<Workout['proposed']>): Workout {
  const { title, minutes } = proposed.session;
  return { title, minutes, exerciseIds: exerciseIdsOf(proposed.session), proposed };
}
