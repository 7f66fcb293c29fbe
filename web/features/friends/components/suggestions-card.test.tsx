import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error';
import { toast } from '../../../ui/toast';
import { SuggestionsCard } from './suggestions-card';

type Call = { query?: { cursor?: string }; body?: object };
const answer = vi.hoisted(() => vi.fn<(request: string, call: Call) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: Call = {}) =>
    answer(`${method} ${path}`, call),
}));
vi.mock('../../../ui/toast', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const person = (name: string, workoutsCompleted = 1) => ({
  id: name.toLowerCase(),
  name,
  workoutsCompleted,
});
type Person = ReturnType<typeof person>;

/** The pages by cursor; the first one has none. */
function show(pages: Record<string, Person[]>) {
  const cursors = Object.keys(pages);
  answer.mockImplementation(async (request, { query }) => {
    if (request === 'POST /friends') return { id: 'noah', status: 'requested' };
    const cursor = query?.cursor ?? '';
    const nextCursor = cursors[cursors.indexOf(cursor) + 1] ?? null;
    return { suggestions: pages[cursor] ?? [], nextCursor };
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SuggestionsCard />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const followed = () => answer.mock.calls.filter(([request]) => request === 'POST /friends');

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  answer.mockReset();
});

describe('Suggested accounts', () => {
  it('show what is shared and their totals, and are followed one by one', async () => {
    const user = show({ '': [person('Noah'), person('Priya', 12)] });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('NoahSame goal · 1 workout'),
      expect.stringContaining('PriyaSame goal · 12 workouts'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Follow Priya' }));
    expect(followed()).toEqual([['POST /friends', { body: { friendId: 'priya' } }]]);
  });

  it('load more pages until the last', async () => {
    const user = show({ '': [person('Noah')], noah: [person('Priya')] });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Priya')).toBeTruthy();
    expect(screen.getByText('Noah')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('say so when there are none', async () => {
    show({ '': [] });
    expect(await screen.findByText(/^No one with your goal right now\./)).toBeTruthy();
  });

  it('say why a request was refused, and stay', async () => {
    const user = show({ '': [person('Noah')] });
    await screen.findByText('Noah');
    answer.mockRejectedValueOnce(new ApiError('too_many_requests', 429, 'Slow down a little.'));
    await user.click(screen.getByRole('button', { name: 'Follow Noah' }));
    await vi.waitFor(() => expect(toast.error).toHaveBeenCalled());
    expect(screen.getByText('Noah')).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    const user = show({ '': [person('Noah')] });
    cleanup();
    answer.mockRejectedValueOnce(new ApiError('network_error', 0, 'No connection.'));
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SuggestionsCard />
      </QueryClientProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Noah')).toBeTruthy();
  });
});
