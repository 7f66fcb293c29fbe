import { addDays, weekday, type LocalDate } from '../../../shared/rules/local-date';
import type { PastTraining } from './history';
import type { TrainingPerson } from '../../../shared/rules/training/person';
import { planSession } from './plan-session';
import type { PlannedSession } from '../../../shared/rules/training/session';
import { library, monday, performed } from './training.fixture';

export interface TrainedDay {
  date: LocalDate;
  session: PlannedSession;
  past: PastTraining;
}

/** How a simulated person does a session; by default they finish it and it feels right. */
export type Behavior = (session: PlannedSession, week: number) => Partial<PastTraining> | 'missed';

/**
 * Someone following the plan for a number of weeks from a Monday on, each session planned after what came before;
 * `behavior` decides how each one goes.
 */
export function trainFor(
  person: TrainingPerson,
  weeks: number,
  behave: Behavior = () => ({}),
): readonly TrainedDay[] {
  const done: TrainedDay[] = [];
  for (let day = 0; day < weeks * 7; day += 1) {
    const date = addDays(monday, day);
    if (!person.trainingDays.some((each) => each === weekday(date))) continue;
    const history = done.map(({ past }) => past);
    const session = planSession({ person, history, library, date });
    if (session === null) continue;
    const changes = behave(session, Math.floor(day / 7));
    if (changes !== 'missed') done.push({ date, session, past: performed(session, date, changes) });
  }
  return done;
}
