import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '../features/profile/api/profile-query';
import { useToday } from '../lib/today';

/** A page that stays open past midnight switches to the new day. */
export function useNewDay(): void {
  const queries = useQueryClient();
  const { data: profile } = useQuery({ ...profileQuery(), enabled: false });
  const today = useToday(profile?.timeZone ?? 'UTC');
  const shown = profile?.progress.today;
  useEffect(() => {
    if (shown !== undefined && shown < today) void queries.invalidateQueries();
  }, [queries, shown, today]);
}
