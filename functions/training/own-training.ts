import type { TrainingPlan, TrainingSettings, TrainingToday } from '../../shared/contracts/training';
import { addDays, mondayOf } from '../../shared/rules/local-date';
import { planWeek } from './planner/plan-week';
import type { SessionInput } from './planner/plan-input';
import type { PlannedSession } from '../../shared/rules/training/session';
import type { PlannedWeek } from './planner/week';
import { currentPlan } from './current-plan';
import type { Gathered } from './gather';
import type { Spared } from '../spared/public';
import { basisOf, type PlanBasis } from './plan-basis';
import { presentToday } from './present-today';
import type { Trainee } from './trainee';
import { weekOf } from './week-of';

/** A planned session with the ID that starts it. */
export interface OwnSession {
  trainingId: string;
  session: PlannedSession;
}

/** One person's training, for chats about it. */
export interface OwnTraining {
  /** The input of every plan for today. */
  input: SessionInput;
  /** What every plan spares. */
  spared: Spared;
  /** Today's session as shown everywhere; null if nothing is planned. */
  session: OwnSession | null;
  today: TrainingToday;
  /** This week, or the next one if nothing is left this week. */
  week: PlannedWeek;
  settings: TrainingPlan['settings'];
  /** A session planned or offered today, by its ID; null if it is from another day or no longer stored. */
  sessionOf: (trainingId: string) => OwnSession | null;
  /** That week with other days, minutes, or equipment. */
  weekWith: (settings: TrainingSettings) => PlannedWeek;
}

/** The week that still has something to do. */
function weekAhead({ input, since }: PlanBasis, week: PlannedWeek): PlannedWeek {
  if (week.days.some(({ state }) => state === 'planned')) return week;
  const { date, ...rest } = input;
  return planWeek({ ...rest, today: addDays(mondayOf(date), 7), since });
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Derived from what is stored; nothing is written. Plans are made on first use, since most chats need none. */
export function ownTrainingOf(gathered: Gathered, trainee: Trainee): OwnTraining {
  const basis = basisOf(gathered, trainee);
  const plan = once(() => currentPlan(basis));
  const week = once(() => weekOf(basis, plan()));
  const today = once(() => presentToday(basis, plan(), week()));
  const ahead = once(() => weekAhead(basis, week()));
  return {
    input: basis.input,
    spared: basis.spared,
    settings: { ...basis.settings, areChosen: basis.areChosen },
    get session() {
      return plan();
    },
    get today() {
      return today();
    },
    get week() {
      return ahead();
    },
    sessionOf(trainingId) {
      const kept = gathered.days
        .filter(({ localDate }) => localDate === basis.input.date)
        .flatMap(({ plans, offers }) => [...plans, ...offers]);
      return [...kept, plan()].find((each) => each?.trainingId === trainingId) ?? null;
    },
    weekWith(settings) {
      const other = basisOf({ ...gathered, plan: { ...gathered.plan, settings } }, trainee);
      return weekAhead(other, weekOf(other, currentPlan(other)));
    },
  };
}
