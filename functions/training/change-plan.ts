import type { TrainingPlan, TrainingSettings } from '../../shared/contracts/training';
import type { MovedDay } from '../../shared/domain/training/week';
import type { EventData } from '../../shared/events/catalogue';
import { AppError } from '../platform/errors';
import { transact } from '../platform/storage/transact';
import { currentPlan } from './current-plan';
import { moveDay } from './move-day';
import { basisOf } from './plan-basis';
import { planChangedItem } from './plan-changed-item';
import type { PlanRow } from './plan-row';
import { presentPlan } from './present-plan';
import { chosenProgramme, type ProgrammeChoice } from './programme';
import { readBasis, type ReadBasis } from './read-basis';
import type { Requester, TrainingDeps } from './training-deps';
import { weekOf } from './week-of';

type What = EventData<'PlanChanged'>['what'];
type Choice = Partial<Pick<PlanRow, 'settings' | 'since' | 'moves' | 'programme'>>;

/** Settings, the week, the programme and the levels as they stand. */
export async function readPlan(deps: TrainingDeps, userId: string): Promise<TrainingPlan> {
  const { gathered, basis } = await readBasis(deps, userId);
  return presentPlan(basis, gathered.plan);
}

/** Stores what `choose` makes of the plan, with the event, and answers the plan after it. What is the same is not written. */
async function change(
  deps: TrainingDeps,
  requester: Requester,
  what: What,
  choose: (read: ReadBasis) => Choice,
): Promise<TrainingPlan> {
  const { storage, plans } = deps;
  const read = await readBasis(deps, requester.userId);
  const { trainee, gathered, basis } = read;
  const choice = choose(read);
  const plan = { ...gathered.plan, ...choice };
  if (JSON.stringify(plan) === JSON.stringify(gathered.plan)) return presentPlan(basis, plan);
  const after = basisOf({ ...gathered, plan }, trainee);
  const { minutes } = after.settings;
  await transact(storage.documents, [
    plans.changeItem(requester.userId, choice),
    planChangedItem(storage, requester, { what, date: trainee.today, minutes }),
  ]);
  return presentPlan(after, plan);
}

/** Keeps the days and the minutes that were chosen, and what equipment there is. */
export const choosePlan = (deps: TrainingDeps, requester: Requester, settings: TrainingSettings) =>
  change(deps, requester, 'week', ({ gathered, trainee }) => ({
    settings,
    since: gathered.plan.since ?? trainee.today,
  }));

/** Moves a session to another day of this week. */
export const moveSession = (deps: TrainingDeps, requester: Requester, move: MovedDay) =>
  change(deps, requester, 'week', ({ basis, trainee }) => {
    const moves = moveDay(basis.moves, weekOf(basis, currentPlan(basis)), trainee.today, move);
    if (!moves) throw new AppError('session_not_movable');
    return { moves };
  });

/** Begins, pauses, resumes or leaves a programme. */
export const chooseProgramme = (deps: TrainingDeps, requester: Requester, choice: ProgrammeChoice) =>
  change(deps, requester, 'programme', ({ gathered, trainee: { workoutsCompleted } }) => {
    const { programme } = gathered.plan;
    const isSame = programme?.id === choice.id && programme.isPaused === choice.isPaused;
    if (isSame) return {};
    const now = deps.storage.clock.now();
    return { programme: chosenProgramme(programme, choice, { workoutsCompleted, now }) };
  });
