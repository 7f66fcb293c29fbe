import type { TrainingPlan, TrainingSettings, TrainingToday } from '../../shared/contracts/training';
import type { SessionInput } from '../../shared/domain/training/plan-input';
import type { PlannedSession } from '../../shared/domain/training/session';
import type { PlannedWeek } from '../../shared/domain/training/week';
import { currentPlan } from './current-plan';
import type { Gathered } from './gather';
import { basisOf } from './plan-basis';
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
  week: PlannedWeek;
  settings: TrainingPlan['settings'];
  /** The week as it would be with other days, minutes or equipment. */
  weekWith: (settings: TrainingSettings) => PlannedWeek;
}

/** Puts it together from what is stored; nothing is written. */
export function ownTrainingOf(gathered: Gathered, trainee: Trainee): OwnTraining {
  const basis = basisOf(gathered, trainee);
  const plan = currentPlan(basis);
  const week = weekOf(basis, plan);
  return {
    input: basis.input,
    session: plan,
    today: presentToday(basis, plan, week),
    week,
    settings: { ...basis.settings, areChosen: basis.areChosen },
    weekWith(settings) {
      const other = basisOf({ ...gathered, plan: { ...gathered.plan, settings } }, trainee);
      return weekOf(other, currentPlan(other));
    },
  };
}
