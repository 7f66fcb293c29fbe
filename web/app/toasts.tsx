import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
// Like the toasts, wanted only once the page has settled.
import './keep-keyboard';
import { useBusy } from '../lib/api/busy';
import { dismissErrors, showBusy, Toaster } from '../ui/toaster';

/** The app's toaster: any new attempt clears an error toast, and while requests are repeated it says so. */
export function Toasts() {
  const mutations = useQueryClient().getMutationCache();
  useEffect(
    () =>
      mutations.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'pending') dismissErrors(0);
      }),
    [mutations],
  );
  const isBusy = useBusy();
  useEffect(() => (isBusy ? showBusy() : undefined), [isBusy]);
  return <Toaster />;
}
