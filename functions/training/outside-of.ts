import { addDays } from '../../shared/rules/local-date';
import { outsideDays, type Gathered } from './gather';
import type { OutsideActivity } from './planner/outside';
import type { PlanInput } from './planner/plan-input';
import type { Trainee } from './trainee';

/**
 * What plans take into account of activities outside, oldest first. Nothing at all without any, so that the
 * fingerprints of such people stay as they were.
 */
export function outsideOf(
  { outside = [] }: Pick<Gathered, 'outside'>,
  { today, units }: Pick<Trainee, 'today' | 'units'>,
): Pick<PlanInput, 'outside' | 'units'> {
  const from = addDays(today, -outsideDays);
  const known = outside
    .filter(({ date }) => date >= from && date <= today)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ date, kind, durationSeconds, distanceMeters }): OutsideActivity => {
      return { date, kind, minutes: Math.round(durationSeconds / 60), distanceMeters };
    });
  return known.length === 0 ? {} : { outside: known, ...(units && { units }) };
}
