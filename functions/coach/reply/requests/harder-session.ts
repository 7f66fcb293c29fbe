import { baseLevel } from '../../../training/planner/difficulty';
import { isAllowed } from '../../../training/planner/allowed';
import { dayShare } from '../../../training/planner/load';
import type { PlannedSession } from '../../../../shared/rules/training/session';
import type { Exercise } from '../../../../shared/rules/exercise';
import type { OwnTraining } from '../../../training/public';
import { exerciseIdsOf } from '../../session-moves';
import { withExchanged } from './exchange-moves';
import type { PlanRequest } from './plan-request';
import { allowsExercise, personFor } from './session-for';

/** More than this above the plan is a leap, not a step. */
const mostGrowth = 1.15;
const nearly = 0.01;

type Library = ReadonlyMap<string, Exercise>;

/** How hard a session's exercises are on average, by the levels from which they suit. */
function levelOf(session: PlannedSession, library: Library): number {
  const levels = exerciseIdsOf(session).map((id) => {
    const exercise = library.get(id);
    return exercise ? baseLevel(exercise, library) : 0;
  });
  return levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length);
}

/** Whether a session asks for more than another: no less load, no easier exercises, and more of at least one. */
function isHarder(session: PlannedSession, than: PlannedSession, library: Library): boolean {
  const load = session.load - than.load;
  const level = levelOf(session, library) - levelOf(than, library);
  return load >= -nearly && level >= -nearly && load + level > nearly;
}

/** The session with harder variants of its own exercises, where they suit the person. */
function stepUp(session: PlannedSession, request: PlanRequest, training: OwnTraining): PlannedSession {
  const { library, person } = training.input;
  const own = personFor(request, person);
  const taken = new Set(exerciseIdsOf(session));
  const harder = new Map<string, Exercise>();
  for (const id of exerciseIdsOf(session)) {
    const to = library.find((each) => each.id === library.find((from) => from.id === id)?.harderId);
    if (!to || taken.has(to.id) || !isAllowed(to, own) || !allowsExercise(request, to)) continue;
    harder.set(id, to);
    taken.add(to.id);
  }
  return withExchanged(session, harder, training);
}

/**
 * A session that asks for more than another: the planner's own if it does, else the same one with harder variants. Null when neither does,
 * or when it would exceed one day's share of the week.
 */
export function harderSession(
  planned: PlannedSession | null,
  than: PlannedSession,
  request: PlanRequest,
  training: OwnTraining,
): PlannedSession | null {
  const { person, history, library: all, date, outside } = training.input;
  const library = new Map(all.map((each) => [each.id, each]));
  const most = Math.max(dayShare(person, history, library, date, outside), than.load * mostGrowth);
  const found = [planned, stepUp(than, request, training)].find(
    (each) => each !== null && each.load <= most && isHarder(each, than, library),
  );
  return found ?? null;
}
