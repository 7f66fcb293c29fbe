import type { ActivityDay } from '../../../shared/contracts/profile';
import { usualGoalSeconds } from '../../../shared/rules/awards';
import type { HeatmapDay } from '../../ui/heatmap-cells';

const goalMinutes = usualGoalSeconds / 60;

export const isActiveDay = ({ activeMinutes, workouts }: ActivityDay) => activeMinutes > 0 || workouts > 0;

/** The levels are divided at half the daily goal, the goal, and twice the goal. */
function levelOf(minutes: number): HeatmapDay['level'] {
  if (minutes >= 2 * goalMinutes) return 4;
  if (minutes >= goalMinutes) return 3;
  return minutes >= goalMinutes / 2 ? 2 : 1;
}

/** The active days, as squares. */
export function heatmapDays(days: readonly ActivityDay[]): HeatmapDay[] {
  return days.filter(isActiveDay).map(({ date, activeMinutes }) => ({
    date,
    level: levelOf(activeMinutes),
    title: `${date}: ${activeMinutes} ${activeMinutes === 1 ? 'minute' : 'minutes'}`,
  }));
}
