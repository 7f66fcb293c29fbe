import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { profileQuery } from './api/profile-query';
import { updateProfile, type ProfileSettings } from './api/update-profile';

const { queryKey } = profileQuery();

/** Saves profile settings; every page then shows the returned profile. Refusals are thrown. */
export function useSaveProfile() {
  const queries = useQueryClient();
  return useCallback(
    async (settings: ProfileSettings) => {
      const profile = await updateProfile(settings);
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, profile);
    },
    [queries],
  );
}
