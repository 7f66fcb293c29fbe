import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../lib/api/api-error';
import { forgetCachedAnswers } from '../lib/offline/answer-cache';
import { SessionProvider } from '../lib/session/session-provider';

/** Refused, or busy even after the call's own repeats. */
const isFinal = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status !== 500;

/** Offline, a request fails right away instead of waiting, and is repeated when the connection is back. */
function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && !isFinal(error),
        networkMode: 'always',
        // Data shown offline counts as fresh to the query client but is only what last loaded.
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** The providers every page needs, outermost first. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const forget = () => {
    queryClient.clear();
    void forgetCachedAnswers();
  };
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider onAccountChange={forget}>{children}</SessionProvider>
    </QueryClientProvider>
  );
}
