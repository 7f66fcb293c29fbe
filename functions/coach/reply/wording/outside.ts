import type { ActivityKind } from '../../../../shared/rules/activities';
import { joined } from '../../../../shared/rules/joined';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { doneOf, type OutsideActivity } from '../../../training/public';
import type { CoachFacts } from '../../coach-facts';
import { count } from './count';

const kindNames: Readonly<Record<ActivityKind, string>> = {
  run: 'run',
  ride: 'ride',
  walk: 'walk',
  swim: 'swim',
  strength: 'strength session',
  yoga: 'yoga session',
  other: 'other workout',
};

/** What someone did outside of the product between two local days of the last 30, both included, oldest first. */
export const outsideBetween = (
  { training }: Pick<CoachFacts, 'training'>,
  from: LocalDate,
  to: LocalDate,
): readonly OutsideActivity[] =>
  (training?.input.outside ?? []).filter(({ date }) => date >= from && date <= to);

/** 'Outside Vita, you **ran 10 km**.' or 'Outside Vita: **2 runs and 1 swim, 95 minutes**.'; empty for none. */
export function outsideText(activities: readonly OutsideActivity[], units: CoachFacts['units']): string {
  const [first, ...others] = activities;
  if (!first) return '';
  if (others.length === 0) return `Outside Vita, you **${doneOf(first, units)}**.`;
  const kinds = [...new Set(activities.map(({ kind }) => kind))].map((kind) =>
    count(activities.filter((each) => each.kind === kind).length, kindNames[kind]),
  );
  const minutes = activities.reduce((sum, each) => sum + each.minutes, 0);
  return `Outside Vita: **${joined(kinds)}, ${count(minutes, 'minute')}**.`;
}
