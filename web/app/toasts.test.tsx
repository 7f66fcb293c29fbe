// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toast } from '../ui/toast';
import { Toasts } from './toasts';

afterEach(cleanup);

it('an error goes when the next try is sent, and comes back when that fails too', async () => {
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <Toasts />
    </QueryClientProvider>,
  );
  const start = (failure: Error | null) =>
    queries
      .getMutationCache()
      .build<unknown, Error, void, unknown>(queries, {
        mutationFn: () => (failure ? Promise.reject(failure) : Promise.resolve()),
        onError: () => toast.error('Error', 'Failed to start workout'),
      })
      .execute()
      .catch(() => undefined);
  await start(new Error('no line'));
  await screen.findByRole('alert');
  await start(new Error('no line'));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  await start(null);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
