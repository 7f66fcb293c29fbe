import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { League } from '../../../../shared/contracts/leagues';
import { localDateSchema } from '../../../../shared/rules/local-date';
import { ApiError } from '../../../lib/api/api-error';
import { LeagueBoard } from './league-board';

const answer = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../../lib/device-zone', () => ({ deviceZone: () => 'UTC' }));
vi.mock('../../../lib/api/call-endpoint', () => ({ callEndpoint: answer }));

const entry = (rank: number, minutes: number, id = `user-${rank}`) => {
  return { id, rank, name: `Person ${id}`, minutes };
};
const league: League = {
  week: localDateSchema.parse('2026-11-23'),
  endsAt: '2026-11-30T00:00:00.000Z',
  onBoards: true,
  name: 'Steady league',
  entries: [entry(1, 75, 'a'), entry(1, 75, 'b'), entry(3, 18, 'me')],
  me: entry(3, 18, 'me'),
  lastWeek: null,
  placement: {
    bands: [
      { name: 'Easy league', fromMinutes: 0 },
      { name: 'Steady league', fromMinutes: 30 },
    ],
    now: 1,
    next: 0,
    minutesAWeek: 18,
    minutesToRise: 12,
  },
};

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-29T22:30:00Z'), shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  answer.mockReset();
  vi.useRealTimers();
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <LeagueBoard />
    </QueryClientProvider>,
  );
}

describe('the league of the week', () => {
  it("shows its name, the time left, and everyone with the week's minutes", async () => {
    answer.mockResolvedValue(league);
    show();
    expect(await screen.findByText('Steady league')).toBeTruthy();
    expect(screen.getByText('Ends in 2 hours')).toBeTruthy();
    const rows = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[2]?.textContent).toContain('You');
    expect(screen.getAllByRole('img', { name: 'Rank 1' })).toHaveLength(2);
  });

  it('tells who rises and falls in one sentence, in a picture, and what ranks', async () => {
    answer.mockResolvedValue({ ...league, entries: [...league.entries, entry(4, 1, 'short')] });
    show();
    expect(
      await screen.findByText(
        "A new league starts Monday: it's Easy with what you've done, and 12 more minutes this week keep you in Steady.",
      ),
    ).toBeTruthy();
    const picture = 'Your average is 18 minutes a week: Easy from 0 and Steady from 30. Monday: Easy.';
    expect(screen.getByRole('img', { name: picture })).toBeTruthy();
    expect(
      screen.getByText(
        /^Places go by this week's minutes, up to 90 a day\. Leagues follow .+: 18 minutes a week/,
      ),
    ).toBeTruthy();
    const rows = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(rows.map((row) => /\d+minutes?/.exec(row.textContent ?? '')?.[0])).toEqual([
      '75minutes',
      '75minutes',
      '18minutes',
      '1minute',
    ]);
  });

  it('is read again each minute to show what others earned, but not while the page is hidden', async () => {
    answer.mockResolvedValue(league);
    show();
    await screen.findByText('Steady league');
    await act(() => vi.advanceTimersByTimeAsync(3 * 60_000));
    expect(answer).toHaveBeenCalledTimes(4);
    focusManager.setFocused(false);
    await act(() => vi.advanceTimersByTimeAsync(3 * 60_000));
    expect(answer).toHaveBeenCalledTimes(4);
    answer.mockResolvedValue({ ...league, entries: [entry(1, 225, 'late'), entry(2, 50, 'me')] });
    await act(async () => focusManager.setFocused(true));
    expect(await screen.findByText('Person late')).toBeTruthy();
    expect(answer).toHaveBeenCalledTimes(5);
  });

  it('is refetched when its week is over', async () => {
    answer.mockResolvedValue(league);
    show();
    await screen.findByText('Steady league');
    answer.mockResolvedValue({
      ...league,
      endsAt: '2026-12-07T00:00:00.000Z',
      name: null,
      entries: [],
      me: null,
      lastWeek: { week: league.week, place: 4, members: 4, won: false, workouts: 1, minutes: 5 },
    });
    await act(() => vi.advanceTimersByTimeAsync(91 * 60_000));
    expect(await screen.findByText('Your league starts with your first minutes')).toBeTruthy();
    expect(
      screen.getByText(/about as much as you, this week in the Steady league\. One workout/),
    ).toBeTruthy();
    expect(screen.getByText('Last week: 1 workout and 5 minutes.')).toBeTruthy();
  });

  it('says why there is none for a person who left the leaderboards', async () => {
    answer.mockResolvedValue({
      ...league,
      onBoards: false,
      name: null,
      entries: [],
      me: null,
      placement: null,
    });
    show();
    expect(await screen.findByText("You've hidden yourself from leaderboards")).toBeTruthy();
  });

  it('says when it could not be loaded', async () => {
    answer.mockRejectedValue(new ApiError('network_error', 0, 'You seem to be offline.'));
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('You seem to be offline.');
  });
});
