import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { WeekCard } from '../../../features/training/components/week-card';
import { useMoveSession } from '../../../features/training/use-move-session';
import { useShowPlan } from '../training/use-show-plan';
import { StartWorkout } from './start-workout';

const DaySheet = lazy(async () => ({
  default: (await import('../../../features/training/components/day-sheet')).DaySheet,
}));

/** The week on the dashboard; it comes with the profile, as today's session does. */
export function TrainingWeekCard({ profile }: { profile: Profile | undefined }) {
  const [opened, setOpened] = useState<LocalDate | null>(null);
  const show = useShowPlan();
  const queries = useQueryClient();
  const readAgain = () => void queries.invalidateQueries({ queryKey: profileQuery().queryKey });
  const { mutate: move } = useMoveSession({ onMoved: show, onRefused: readAgain });
  const { week, today, programme } = profile?.training ?? {};
  const day = week?.days.find(({ date }) => date === opened);
  return (
    <>
      <WeekCard
        week={week}
        today={today?.date}
        units={profile?.units}
        program={programme}
        onOpen={({ date }) => setOpened(date)}
        onMove={(from, to) => move({ from, to })}
      />
      {profile && week && today && day && (
        <Suspense>
          <DaySheet
            {...{ day, week }}
            today={today.date}
            units={profile.units}
            onMoved={show}
            onRefused={readAgain}
            onClose={() => setOpened(null)}
            start={<StartWorkout today={today} />}
          />
        </Suspense>
      )}
    </>
  );
}
