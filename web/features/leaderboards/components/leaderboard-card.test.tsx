import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LeaderboardEntry } from '../../../../shared/contracts/leaderboards';
import { ApiError } from '../../../lib/api/api-error';
import { LeaderboardCard } from './leaderboard-card';

const answer = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ path }: { path: string }) => answer(path),
}));

const entry = (rank: number): LeaderboardEntry => ({
  id: `user-${rank}`,
  rank,
  name: `Person ${rank}`,
  workoutsCompleted: 40 - rank,
  totalPoints: 2000 - rank * 100,
});
const ten = Array.from({ length: 10 }, (_, index) => entry(index + 1));

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <LeaderboardCard invite={<a href="/community">Find friends</a>} />
    </QueryClientProvider>,
  );
}

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

afterEach(() => {
  cleanup();
  answer.mockReset();
});

describe('the leaderboard', () => {
  it('shows five skeleton rows while it loads', () => {
    answer.mockReturnValue(new Promise(() => undefined));
    show();
    expect(screen.getAllByTestId('skeleton-row')).toHaveLength(5);
  });

  it('shows the best with medals for the top three, and marks the person', async () => {
    answer.mockResolvedValue({ entries: ten, me: entry(4) });
    show();
    await screen.findByText('Person 1');
    expect(rows()).toHaveLength(6);
    expect([1, 2, 3].map((rank) => screen.getByRole('img', { name: `Rank ${rank}` }))).toHaveLength(3);
    const own = rows()[3];
    expect(own?.textContent).toContain('Person 4');
    expect(own?.textContent).toContain('You');
    expect(own?.textContent).toContain('36 workouts');
    expect(own?.textContent).toContain('1,600');
    expect(screen.getAllByText('You')).toHaveLength(1);
  });

  it('invites people without friends instead of giving them gold for being alone', async () => {
    answer.mockResolvedValue({ entries: [entry(1)], me: entry(1) });
    show();
    expect(await screen.findByText('Person 1')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Friends' }));
    expect(await screen.findByRole('link', { name: 'Find friends' })).toBeTruthy();
    expect(screen.queryByText('Person 1')).toBeNull();
    expect(screen.queryByRole('img', { name: 'Rank 1' })).toBeNull();
  });

  it("pins the person's own row when it is not among the best", async () => {
    answer.mockResolvedValue({ entries: ten, me: entry(1204) });
    show();
    const own = (await screen.findByText('You')).closest('li');
    expect(own?.textContent).toContain('1,204');
    expect(own).toBe(screen.getByRole('list').lastElementChild);
    expect(screen.queryByText('Person 6')).toBeNull();
  });

  it('says that it is empty', async () => {
    answer.mockResolvedValue({ entries: [], me: null });
    show();
    expect(await screen.findByText('No entries yet. Be the first to earn points!')).toBeTruthy();
  });

  it('says when it could not be loaded, and can be retried', async () => {
    answer.mockRejectedValueOnce(new ApiError('network_error', 0, 'You seem to be offline.'));
    answer.mockResolvedValue({ entries: ten, me: null });
    show();
    expect(await screen.findByText('Failed to load leaderboards')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('You seem to be offline.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Person 1')).toBeTruthy();
    expect(screen.queryByText('You')).toBeNull();
  });

  it('shows friends on the other tab', async () => {
    answer.mockImplementation(async (path) =>
      path === '/leaderboards/friends'
        ? { entries: [{ ...entry(1), name: 'Priya' }], me: null }
        : { entries: ten, me: null },
    );
    show();
    await screen.findByText('Person 1');
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Friends' }));
    expect(await screen.findByText('Priya')).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: 'Friends' }).id).toBe(
      screen.getByRole('tab', { name: 'Friends' }).getAttribute('aria-controls'),
    );
    expect(screen.queryByText('Person 1')).toBeNull();
  });
});
