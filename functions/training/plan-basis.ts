import { createHash } from 'node:crypto';
import type { FollowedProgram, TrainingSettings } from '../../shared/contracts/training';
import type { LocalDate } from '../../shared/rules/local-date';
import { mostMinutesOf } from './planner/most-minutes';
import type { TrainingPerson } from '../../shared/rules/training/person';
import type { SessionInput } from './planner/plan-input';
import { proposedSettings } from '../../shared/rules/training/proposed-settings';
import type { MovedDay } from './planner/week';
import type { DayRow } from './day-plans';
import type { Gathered } from './gather';
import { outsideOf } from './outside-of';
import { pastTrainingsOf } from './past-trainings';
import { programAt, progressOf } from './program';
import { sparedOf, type Spared } from '../spared/public';
import type { WorkoutSummary } from '../workouts/public';
import type { Trainee } from './trainee';

/** Everything that today and the week are planned from. */
export interface PlanBasis {
  input: SessionInput;
  /** What has to be spared, and the dangers that pause training. */
  spared: Spared;
  /** A fingerprint of the input, unchanged as long as nothing changed that a plan depends on. */
  fingerprint: string;
  settings: TrainingSettings;
  /** The limits of every workout, null if there are none. */
  mostMinutes: number | null;
  areChosen: boolean;
  moves: MovedDay[];
  /** The day from which a training day can be missed; null before the first. */
  since: LocalDate | null;
  programme: FollowedProgram | null;
  /** Today's goal, if it is fixed; null if it was fixed without one. */
  goalSeconds: number | null | undefined;
  /** Today's plans so far. */
  day: DayRow | null;
  open: WorkoutSummary | null;
  sessions: WorkoutSummary[];
}

/** The age assumed for someone who only said that they are older. */
const olderAge = 65;

function personOf(
  { answers, bmi }: Trainee,
  { days, minutes, equipment }: TrainingSettings,
  { marks }: Gathered,
  { pains, conditions, cleared, limits, isCareful, isOlder }: Spared,
): TrainingPerson {
  const { age, goalType, bodyType, targetZones, weightKg } = answers;
  return {
    age: isOlder ? Math.max(age, olderAge) : age,
    bmi,
    weightKg,
    goalType,
    bodyType,
    targetZones,
    pains,
    conditions,
    cleared,
    limits,
    isCareful,
    equipment,
    excludedIds: marks.exclusions,
    favoriteIds: marks.favorites,
    minutes,
    trainingDays: days,
  };
}

function fingerprintOf({ library, ...input }: SessionInput): string {
  const text = JSON.stringify([input, library.map(({ id }) => id)]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Combines what is stored with the account's data. */
export function basisOf(gathered: Gathered, trainee: Trainee): PlanBasis {
  const { plan, days, sessions, library } = gathered;
  const { today, workoutsCompleted, goalSeconds } = trainee;
  const settings = plan.settings ?? proposedSettings(trainee.answers);
  const programme = programAt(plan.programme, workoutsCompleted);
  const spared = sparedOf(trainee.answers, gathered.ledger, today);
  const input: SessionInput = {
    person: personOf(trainee, settings, gathered, spared),
    history: pastTrainingsOf(sessions, trainee),
    library,
    date: today,
    programme: progressOf(programme),
    ...outsideOf(gathered, trainee),
  };
  const firstDate = input.history.find(({ counted }) => counted)?.date;
  return {
    input,
    spared,
    fingerprint: fingerprintOf(input),
    settings,
    mostMinutes: mostMinutesOf(trainee.answers, settings.minutes),
    areChosen: plan.settings !== null,
    moves: plan.moves,
    since: [plan.since, firstDate].filter((date) => date != null).toSorted()[0] ?? null,
    programme,
    goalSeconds,
    day: days.find(({ localDate }) => localDate === today) ?? null,
    open: sessions.find(({ completedAt }) => completedAt === null) ?? null,
    sessions,
  };
}
