import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { planQuery } from '../../../features/training/api/plan-query';
import { streakText } from '../../../features/workouts/reward-text';
import { laterThisWeek, nextDayOf, type NextDay } from './next-day';

interface Done {
  /** Null until the server has the workout. */
  saved: WorkoutSession | null;
  counts: boolean;
  /** A rating is on its way; it may change the plan. */
  isSaving: boolean;
}

/** The profile as it is after a workout: the next session and the streak, both only as far as they are certain. */
export function useWhatFollows({ saved, counts, isSaving }: Done) {
  const queries = useQueryClient();
  const [isFresh, setFresh] = useState(false);
  const { data: profile } = useQuery(profileQuery());
  const isSaved = saved !== null;
  useEffect(() => {
    if (!isSaved || isSaving) return;
    queries.fetchQuery({ ...profileQuery(), staleTime: 0 }).then(
      () => setFresh(true),
      () => undefined,
    );
  }, [isSaved, isSaving, queries]);
  const training = profile?.training ?? null;
  const looksAhead = isFresh && training?.today.session && laterThisWeek(training) === null;
  const { data: plan } = useQuery({ ...planQuery(), enabled: Boolean(looksAhead) });
  const next = training && nextDayOf(training, counts, plan?.settings.days);
  return {
    profile,
    isFresh,
    hasPlan: Boolean(training?.today.session),
    // Before the server has planned again, only the day is certain.
    next: next && (isFresh ? next : ({ ...next, title: null } satisfies NextDay)),
    streak: isFresh && counts && profile ? streakText(profile.progress) : null,
  };
}
