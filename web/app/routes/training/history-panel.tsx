import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { PersonalRecords } from '../../../features/workouts/components/personal-records';
import { WorkoutHistory } from '../../../features/workouts/components/workout-history';
import { repeatChoice } from '../../../features/workouts/workout-choice';
import { deviceZone } from '../../../lib/device-zone';
import type { ChooserPanelProps } from './chooser-panel-props';

const WorkoutHeartRate = lazy(async () => ({
  default: (await import('./workout-heart-rate')).WorkoutHeartRate,
}));

/** What was trained before, and how well. */
export function HistoryPanel({ choosing }: ChooserPanelProps) {
  const { data: profile } = useQuery(profileQuery());
  const units = profile?.units ?? 'metric';
  return (
    <div className="grid gap-3 md:gap-4 lg:grid-cols-main-aside lg:items-start">
      <WorkoutHistory
        units={units}
        timeZone={profile?.timeZone ?? deviceZone() ?? 'UTC'}
        HeartRate={WorkoutHeartRate}
        starting={choosing.starting}
        onRepeat={(session) => choosing.choose(repeatChoice(session))}
      />
      <PersonalRecords units={units} />
    </div>
  );
}
