import type { TrainingPlan, TrainingSettings } from '../../shared/contracts/training';
import type { MovedDay } from './planner/week';
import type { EventData } from '../../shared/events/catalogue';
import { AppError } from '../platform/errors';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { currentPlan } from './current-plan';
import { moveDay } from './move-day';
import { basisOf } from './plan-basis';
import { planChangedItem } from './plan-changed-item';
import type { PlanChoice } from './training-plans-repository';
import { presentPlan } from './present-plan';
import { chosenProgram, type ProgramChoice } from './program';
import { readBasis, type ReadBasis } from './read-basis';
import type { Requester, TrainingDeps } from './training-deps';
import { weekOf } from './week-of';

type What = EventData<'PlanChanged'>['what'];

/** The current settings, week, program, and levels. */
export async function readPlan(deps: TrainingDeps, userId: string): Promise<TrainingPlan> {
  const { gathered, basis } = await readBasis(deps, userId);
  return presentPlan(basis, gathered.plan);
}

/**
 * Stores the plan that `choose` makes, with the event, and returns the new plan. If another change came first,
 * `choose` runs again, so that neither is lost. An unchanged plan is not written.
 */
function change(
  deps: TrainingDeps,
  requester: Requester,
  what: What,
  choose: (read: ReadBasis) => PlanChoice,
): Promise<TrainingPlan> {
  const { storage, plans } = deps;
  return decideAgain(async () => {
    const read = await readBasis(deps, requester.userId);
    const { trainee, gathered, basis } = read;
    const seen = gathered.plan;
    const choice = choose(read);
    if (isSame({ ...seen, ...choice }, seen)) return presentPlan(basis, seen);
    const plan = { ...seen, ...choice, version: seen.version + 1 };
    const after = basisOf({ ...gathered, plan }, trainee);
    const { minutes } = after.settings;
    await transact(storage.documents, [
      plans.changeItem(requester.userId, seen, choice),
      planChangedItem(storage, requester, { what, date: trainee.today, minutes }),
    ]);
    return presentPlan(after, plan);
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Saves the chosen days, minutes, and equipment, unless the plan is no longer at `version`. */
export const choosePlan = (
  deps: TrainingDeps,
  requester: Requester,
  { version, ...settings }: TrainingSettings & { version?: number | undefined },
) =>
  change(deps, requester, 'week', ({ gathered: { plan }, trainee }) => {
    // A repeat of a request whose answer was lost finds its own change.
    const isStale = version !== undefined && version !== plan.version && !isSame(settings, plan.settings);
    if (isStale) throw new AppError('plan_changed');
    return { settings, since: plan.since ?? trainee.today };
  });

/** Moves a session to another day of this week. */
export const moveSession = (deps: TrainingDeps, requester: Requester, move: MovedDay) =>
  change(deps, requester, 'week', ({ basis, trainee }) => {
    const moves = moveDay(basis.moves, weekOf(basis, currentPlan(basis)), trainee.today, move);
    if (!moves) throw new AppError('session_not_movable');
    return { moves };
  });

/** Starts, pauses, resumes, or leaves a program. */
export const chooseProgramme = (deps: TrainingDeps, requester: Requester, choice: ProgramChoice) =>
  change(deps, requester, 'programme', ({ gathered, trainee: { workoutsCompleted } }) => {
    const { programme } = gathered.plan;
    if (programme?.id === choice.id && programme.isPaused === choice.isPaused) return {};
    const now = deps.storage.clock.now();
    return { programme: chosenProgram(programme, choice, { workoutsCompleted, now }) };
  });
