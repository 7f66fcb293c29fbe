import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dismissErrors, Toaster } from '../ui/toaster';

/** The toaster of the app: an error goes when the next try is sent, whatever it is. */
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
