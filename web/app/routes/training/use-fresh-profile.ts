import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { profileQuery } from '../../../features/profile/api/profile-query';

/**
 * The profile tells which workout is open and how far it is. What this answers says that it changed: while the page is open the
 * profile is only known to be out of date, so that the next page asks for it; afterwards it is asked for at once.
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
