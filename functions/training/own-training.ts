import type { TrainingPlan, TrainingSettings, TrainingToday } from '../../shared/contracts/training';
import { addDays } from '../../shared/rules/local-date';
import { mondayOf } from './planner/load';
import { planWeek } from './planner/plan-week';
import type { SessionInput } from './planner/plan-input';
import type { PlannedSession } from '../../shared/rules/training/session';
import type { PlannedWeek } from './planner/week';
import { currentPlan } from './current-plan';
import type { Gathered } from './gather';
import { basisOf, type PlanBasis } from './plan-basis';
import { presentToday } from './present-today';
import type { Trainee } from './trainee';
import { weekOf } from './week-of';

/** A planned session under the id that starts it. */
export interface OwnSession {
  trainingId: string;
  session: PlannedSession;
}

/** One person's training as a talk about it needs it. */
export interface OwnTraining {
  /** What every plan for today is made of. */
  input: SessionInput;
  /** Today's session as everywhere in the product; null where nothing is planned. */
  session: OwnSession | null;
  today: TrainingToday;
  /** This week, or the next one where nothing is left to do in it. */
  week: PlannedWeek;
  settings: TrainingPlan['settings'];
  /** A session that was planned or offered today, by its id; null where it is of another day or no more kept. */
  sessionOf: (trainingId: string) => OwnSession | null;
  /** That week as it would be with other days, minutes or equipment. */
  weekWith: (settings: TrainingSettings) => PlannedWeek;
}

/** The week that there is still something to do in. */
function weekAhead({ input, since }: PlanBasis, week: PlannedWeek): PlannedWeek {
  if (week.days.some(({ state }) => state === 'planned')) return week;
  const { date, ...rest } = input;
  return planWeek({ ...rest, today: addDays(mondayOf(date), 7), since });
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Puts it together from what is stored; nothing is written. Plans are made when they are first looked at: most talks need none. */
export function ownTrainingOf(gathered: Gathered, trainee: Trainee): OwnTraining {
  const basis = basisOf(gathered, trainee);
  const plan = once(() => currentPlan(basis));
  const week = once(() => weekOf(basis, plan()));
  const today = once(() => presentToday(basis, plan(), week()));
  const ahead = once(() => weekAhead(basis, week()));
  return {
    input: basis.input,
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
