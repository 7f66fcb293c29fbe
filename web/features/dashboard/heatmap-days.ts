import type { ActivityDay } from '../../../shared/contracts/profile';
import type { HeatmapDay } from '../../ui/heatmap-cells';

/** The goal of a past day is not known, so the levels are minutes. */
const [secondFrom, thirdFrom, fourthFrom] = [10, 20, 40];

export const isActiveDay = ({ activeMinutes, workouts }: ActivityDay) => activeMinutes > 0 || workouts > 0;

function levelOf(minutes: number): HeatmapDay['level'] {
  if (minutes >= fourthFrom) return 4;
  if (minutes >= thirdFrom) return 3;
  return minutes >= secondFrom ? 2 : 1;
}

/** The active days, as squares. */
export function heatmapDays(days: readonly ActivityDay[]): HeatmapDay[] {
  return days.filter(isActiveDay).map(({ date, activeMinutes }) => ({
    date,
    level: levelOf(activeMinutes),
    title: `${date}: ${activeMinutes} ${activeMinutes === 1 ? 'minute' : 'minutes'}`,
  }));
}
