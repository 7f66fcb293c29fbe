import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dismissErrors, Toaster } from '../ui/toaster';

/** The app's toaster: any new attempt clears an error toast. */
export function Toasts() {
  const mutations = useQueryClient().getMutationCache();
  useEffect(
    () =>
      mutations.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'pending') dismissErrors(0);
      }),
    [mutations],
  );
  return <Toaster />;
}
