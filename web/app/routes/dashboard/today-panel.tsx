import { memo } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import { isCircleClosed } from '../../../features/dashboard/hero-sentence';
import { TodaySession } from '../../../features/training/components/today-session';
import { useShowToday } from '../training/use-show-today';
import { StartWorkout } from './start-workout';

/** What to do today, with the main action where the dock does not show it. */
export const TodayPanel = memo(function TodayPanel({ profile }: { profile: Profile | undefined }) {
  const showToday = useShowToday();
  const today = profile && (profile.training?.today ?? null);
  const isClosed = profile !== undefined && isCircleClosed(profile.progress, today?.goalMinutes ?? null);
  return (
    <TodaySession
      today={today}
      isClosed={isClosed}
      program={profile?.training?.programme ?? null}
      action={
        <div className="hidden lg:block">
          <StartWorkout today={today} />
        </div>
      }
      onChanged={showToday}
    />
  );
});
