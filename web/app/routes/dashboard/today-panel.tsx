import { memo } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import { TodaySession } from '../../../features/training/components/today-session';
import { useShowToday } from '../training/use-show-today';
import { StartWorkout } from './start-workout';

/** What to do today, with the main action where the dock does not show it. */
export const TodayPanel = memo(function TodayPanel({ profile }: { profile: Profile | undefined }) {
  const showToday = useShowToday();
  const today = profile && (profile.training?.today ?? null);
  return (
    <TodaySession
      today={today}
      action={
        <div className="hidden lg:block">
          <StartWorkout today={today} />
        </div>
      }
      onChanged={showToday}
    />
  );
});
