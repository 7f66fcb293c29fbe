import type { PlannedSession } from '../../../shared/rules/training/session';
import { baseLevel } from './difficulty';
import type { TrainingFacts } from './facts';
import { askingForLess } from './felt';
import { noLongerThan } from './no-longer-than';
import type { Wish } from './wish';

const easierBy = -1.2;
const moreRestSeconds = 10;
const mostRestSeconds = 20;

/** What makes a session easier that was asked for so often: lower levels and longer rests. */
export const easierWish = (times: number): Pick<Wish, 'levelShift' | 'extraRestSeconds'> => ({
  levelShift: times * easierBy,
  extraRestSeconds: Math.min(mostRestSeconds, times * moreRestSeconds),
});

/** The facts where no move takes longer than in the plan's own session or in what took its place, and no more load. */
export const easierFacts = (
  facts: TrainingFacts,
  own: PlannedSession,
  base: PlannedSession,
): TrainingFacts => ({
  ...noLongerThan(askingForLess(facts), own, [base]),
  load: Math.min(facts.load, own.load, base.load),
});

/** What is no harder than the hardest exercise of a session. */
export function noHarderThan({ exercises }: PlannedSession, { allowed, library }: TrainingFacts): string[] {
  const ids = new Set(exercises.map(({ exerciseId }) => exerciseId));
  const levels = [...library.values()]
    .filter(({ id }) => ids.has(id))
    .map((each) => baseLevel(each, library));
  const most = Math.max(...levels);
  return allowed.filter((each) => baseLevel(each, library) <= most).map(({ id }) => id);
}
