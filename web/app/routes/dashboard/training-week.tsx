import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import type { TrainingPlan } from '../../../../shared/contracts/training';
import type { LocalDate } from '../../../../shared/domain/local-date';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { WeekCard } from '../../../features/training/components/week-card';
import { useMoveSession } from '../../../features/training/use-move-session';
import { StartAnyway } from './start-workout';

const DaySheet = lazy(async () => ({
  default: (await import('../../../features/training/components/day-sheet')).DaySheet,
}));
const { queryKey } = profileQuery();

/** The week on the dashboard; it and today's session are part of the profile. */
export function TrainingWeekCard({
  profile,
  className,
}: {
  profile: Profile | undefined;
  className?: string;
}) {
  const queries = useQueryClient();
  const [opened, setOpened] = useState<LocalDate | null>(null);
  const show = ({ week }: TrainingPlan) => {
    queries.setQueryData(
      queryKey,
      (known) => known && { ...known, training: known.training && { ...known.training, week } },
    );
    // Today's session may have come or gone with it.
    void queries.invalidateQueries({ queryKey });
  };
  const { mutate: move } = useMoveSession(show);
  if (profile?.training === null) return null;
  const { week, today } = profile?.training ?? {};
  const day = week?.days.find(({ date }) => date === opened);
  return (
    <>
      <WeekCard
        className={className}
        week={week}
        today={today?.date}
        onOpen={({ date }) => setOpened(date)}
        onMove={(from, to) => move({ from, to })}
      />
      {week && today && day && (
        <Suspense>
          <DaySheet
            {...{ day, week }}
            today={today.date}
            onMoved={show}
            onClose={() => setOpened(null)}
            Start={StartAnyway}
          />
        </Suspense>
      )}
    </>
  );
}
