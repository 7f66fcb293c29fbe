import type { Profile } from '../../../shared/contracts/profile';
import { goalMinutes } from './hero-sentence';

type Progress = Profile['progress'];

export interface FirstBadge {
  name: string;
  /** How to earn it. */
  how: string;
  value: number;
  max: number;
}

/** With this many workouts, there is enough to draw charts. */
const chartsFrom = 3;

export const isFirstWeek = ({ workoutsCompleted }: Progress) => workoutsCompleted < chartsFrom;

/** What a new person can earn in the first days, and how far along they are. */
export function firstBadges({ workoutsCompleted, days }: Progress): FirstBadge[] {
  const bestDay = Math.max(0, ...days.map(({ activeMinutes }) => activeMinutes));
  return [
    { name: 'First workout', how: 'Finish any workout', value: Math.min(1, workoutsCompleted), max: 1 },
    {
      name: 'Full circle',
      how: `${goalMinutes} minutes in a day`,
      value: Math.min(goalMinutes, bestDay),
      max: goalMinutes,
    },
    {
      name: 'Three for three',
      how: `${chartsFrom} workouts unlock your charts`,
      value: Math.min(chartsFrom, workoutsCompleted),
      max: chartsFrom,
    },
  ];
}
