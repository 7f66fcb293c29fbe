import type { Profile } from '../../../shared/contracts/profile';
import { minutesToday } from './hero-sentence';

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

/** What a new person can earn in the first days, and how far along they are; the circle is today's. */
export function firstBadges(progress: Progress, goalMinutes: number | null): FirstBadge[] {
  const { workoutsCompleted } = progress;
  const circle =
    goalMinutes === null
      ? []
      : [
          {
            name: 'Full circle',
            how: `${goalMinutes} minutes today`,
            value: Math.min(goalMinutes, minutesToday(progress)),
            max: goalMinutes,
          },
        ];
  return [
    { name: 'First workout', how: 'Finish any workout', value: Math.min(1, workoutsCompleted), max: 1 },
    ...circle,
    {
      name: 'Three for three',
      how: `${chartsFrom} workouts unlock your charts`,
      value: Math.min(chartsFrom, workoutsCompleted),
      max: chartsFrom,
    },
  ];
}

/** The streak from its first day on; before it, how one begins. */
export function streakText({ currentStreak, workoutsCompleted }: Progress): string {
  if (currentStreak > 0) return `Day streak: ${currentStreak}`;
  return workoutsCompleted === 0
    ? 'Your first workout starts your streak.'
    : 'Your next workout starts a new streak.';
}
