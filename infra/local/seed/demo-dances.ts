import { ulid } from 'ulid';
import type { DanceSession } from '../../../shared/contracts/dance';
import { setSeconds, type DanceSetId, type DanceStyleId } from '../../../shared/rules/dance/choices';
import { danceResult } from '../../../shared/rules/dance/result';
import { localDateOf, type LocalDate } from '../../../shared/rules/local-date';

type Danced = [daysAgo: number, style: DanceStyleId, set: DanceSetId, match: number];

/** On days when the demo account also trained, so that its streak stays what its workouts make it. */
const danced: Danced[] = [
  [12, 'pop', 'ten-moves', 66],
  [6, 'latin', 'two-minutes', 74],
  [3, 'pop', 'ten-moves', 83],
  [1, 'kpop', 'two-minutes', 79],
];

type DemoDance = DanceSession & { completedAt: string; localDate: LocalDate };

/** The dances of the demo account, oldest first; like its meals, they earned no points. */
export function demoDances(now: Date, timeZone: string): DemoDance[] {
  return danced.map(([daysAgo, style, set, match]) => {
    const completedAt = new Date(now.getTime() - daysAgo * 86_400_000);
    const startedAt = new Date(completedAt.getTime() - setSeconds(set) * 1000);
    const samples = Array.from({ length: setSeconds(set) }, (_, second) => ({
      accuracy: 84 + (second % 9),
      match: match + (second % 7) - 3,
    }));
    return {
      id: ulid(startedAt.getTime()),
      style,
      set,
      camera: true,
      ...danceResult(set, samples),
      startedAt: startedAt.toISOString(),
      completedAt: completedAt.toISOString(),
      localDate: localDateOf(completedAt, timeZone),
      unpaidReason: null,
    };
  });
}
