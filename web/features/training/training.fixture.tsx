import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toast as sonner } from 'sonner';
import { afterEach, vi } from 'vitest';
import type { TrainingPlan } from '../../../shared/contracts/training';
import { Toaster } from '../../ui/toaster';

interface Call {
  body?: Record<string, unknown>;
  params?: Record<string, unknown>;
}

const answer = vi.hoisted(() => vi.fn<(request: string, call: Call) => Promise<unknown>>());
vi.mock('../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: Call = {}) =>
    answer(`${method} ${path}`, call),
}));

/** Answers by request; functions are called, errors are thrown. */
export function serve(answers: Record<string, unknown>) {
  answer.mockImplementation(async (request, call) => {
    const given = answers[request];
    const result: unknown = typeof given === 'function' ? given(call) : given;
    if (result instanceof Error) throw result;
    return result ?? {};
  });
}

export const bodiesOf = (request: string) =>
  answer.mock.calls.filter(([each]) => each === request).map(([, { body }]) => body);

export const plan = 'GET /training/plan';
export const choose = 'PUT /training/plan';

/** The plan of someone who chose Monday, Wednesday, and Friday, with these changes. */
export function planWith(changes: Partial<TrainingPlan> = {}): TrainingPlan {
  return {
    version: 3,
    settings: { days: [1, 3, 5], minutes: 20, equipment: [], areChosen: true },
    week: { days: [], note: null, review: null },
    programme: null,
    levels: { push: 1, legs: 2.5, core: 1, cardio: 1, mobility: 1 },
    loads: [],
    hasCalendar: false,
    ...changes,
  };
}

/** Part of a page with the server set up by `serve`, and its toasts. */
export function show(children: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const view = render(
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, user: userEvent.setup() };
}

export function setUpTraining() {
  afterEach(() => {
    sonner.dismiss();
    cleanup();
    answer.mockReset();
  });
}
