import { useQuery } from '@tanstack/react-query';
import type { Profile } from '../../../../shared/contracts/profile';
import { localDateOf } from '../../../../shared/rules/local-date';
import { LevelsCard } from '../../../features/training/components/levels-card';
import { personalRecordsQuery } from '../../../features/workouts/api/personal-records-query';

interface TrainingProgressProps {
  profile: Pick<Profile, 'timeZone'>;
  className?: string;
}

/** Levels, load, and records; a record counts for the day it was set. */
export function TrainingProgress({ profile: { timeZone }, className }: TrainingProgressProps) {
  const { data: records } = useQuery(personalRecordsQuery());
  const days = records
    ?.flatMap(({ load, reps }) => [load?.at, reps?.at])
    .flatMap((at) => (at ? [localDateOf(new Date(at), timeZone)] : []));
  return <LevelsCard className={className} recordDays={days} />;
}
