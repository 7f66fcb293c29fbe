import { baseLevel } from '../../../training/planner/difficulty';
import { isAllowed } from '../../../training/planner/allowed';
import { loadOf } from '../../../training/planner/load';
import type { PlannedSession } from '../../../../shared/rules/training/session';
import { estimatedCalories } from '../../../../shared/rules/workout-rules';
import type { Exercise } from '../../../../shared/rules/exercise';
import type { OwnTraining } from '../../../training/public';
import { exerciseIdsOf } from '../../session-moves';
import { allowsExercise, personFor } from './session-for';
import type { PlanRequest } from './plan-request';

/** What may replace an exercise: same muscles, right for the person, matching the request, and not in the session yet. */
export function replacementsFor(
  exercise: Exercise,
  session: PlannedSession,
  request: PlanRequest,
  { input }: OwnTraining,
): Exercise[] {
  const taken = new Set([...exerciseIdsOf(session), ...request.unwantedIds, ...request.usedIds]);
  const person = personFor(request, input.person);
  const library = new Map(input.library.map((each) => [each.id, each]));
  const shared = (each: Exercise) =>
    each.primaryMuscles.filter((muscle) => exercise.primaryMuscles.includes(muscle)).length;
  const distance = (each: Exercise) => Math.abs(baseLevel(each, library) - baseLevel(exercise, library));
  return input.library
    .filter((each) => !taken.has(each.id) && each.category === exercise.category)
    .filter((each) => isAllowed(each, person) && allowsExercise(request, each))
    .toSorted(
      (a, b) =>
        Math.sign(shared(b)) - Math.sign(shared(a)) || distance(a) - distance(b) || (a.id < b.id ? -1 : 1),
    );
}

/** The session with exercises swapped, each in its place and for the same time; everything else stays. */
export function withExchanged(
  session: PlannedSession,
  exchanged: ReadonlyMap<string, Exercise>,
  { input }: OwnTraining,
): PlannedSession {
  const exercises = session.exercises.map((move) => {
    const to = exchanged.get(move.exerciseId);
    if (!to) return move;
    const caloriesKcal = estimatedCalories(to.met, input.person.weightKg, move.workSeconds);
    return { ...move, exerciseId: to.id, reason: null, caloriesKcal };
  });
  const library = new Map(input.library.map((each) => [each.id, each]));
  return { ...session, exercises, load: loadOf(exercises, library) };
}

/** A session with the swaps made earlier in the chat: what was swapped out stays out. */
export function withSwapsOf(
  session: PlannedSession,
  request: PlanRequest,
  training: OwnTraining,
): PlannedSession {
  const gone = request.swaps.map(([from]) => from);
  return request.swaps.reduce((made, [fromId, toId]) => {
    const from = training.input.library.find(({ id }) => id === fromId);
    if (!from || !exerciseIdsOf(made).includes(fromId)) return made;
    const options = replacementsFor(
      from,
      made,
      { ...request, unwantedIds: [...request.unwantedIds, ...gone] },
      training,
    );
    const to = options.find(({ id }) => id === toId) ?? options[0];
    return to ? withExchanged(made, new Map([[fromId, to]]), training) : made;
  }, session);
}
