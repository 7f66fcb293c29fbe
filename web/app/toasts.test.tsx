// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toast } from '../ui/toast';
import { Toasts } from './toasts';

afterEach(cleanup);

it('an error disappears on the next try, and comes back if that fails, too', async () => {
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
        onError: ({ message }) => toast.error('Error', message),
      })
      .execute()
      .catch(() => undefined);
  await start(new Error('The first try failed'));
  await screen.findByText('The first try failed');
  await start(new Error('The second failed too'));
  await screen.findByText('The second failed too');
  await waitFor(() => expect(screen.queryByText('The first try failed')).toBeNull());
  await start(null);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
