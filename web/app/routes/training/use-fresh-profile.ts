import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { profileQuery } from '../../../features/profile/api/profile-query';

/**
 * Returns a function that marks the profile stale, because it says which workout is open and how far it is. While
 * this page is open, the refetch waits for the next page; afterward it happens right away.
 */
export function useFreshProfile() {
  const queries = useQueryClient();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => {
    const refetchType = isHere.current ? 'none' : 'active';
    void queries.invalidateQueries({ queryKey: profileQuery().queryKey, refetchType });
  }, [queries]);
}
