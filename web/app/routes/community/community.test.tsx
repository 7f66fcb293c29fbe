import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FriendChallenge } from '../../../../shared/contracts/friend-challenges';
import type { Friend } from '../../../../shared/contracts/friends';
import { setUnreadCount } from '../../../lib/unread-count';
import CommunityPage from './community';

const answer = vi.hoisted(() => vi.fn<(request: string) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }) => answer(`${method} ${path}`),
}));

const friend = (name: string, status: Friend['status']): Friend => ({
  id: name.toLowerCase(),
  name,
  status,
  workoutsCompleted: 16,
  totalPoints: 1050,
});
const challenge = (title: string, more: Partial<FriendChallenge> = {}): FriendChallenge => ({
  id: title,
  friend: { id: 'noah', name: 'Noah' },
  isSender: false,
  challengeNumber: 2,
  routineId: null,
  title,
  state: 'invited',
  createdAt: '2026-04-08T09:30:00Z',
  endsAt: '2026-04-15T09:30:00Z',
  myDoneAt: null,
  theirDoneAt: null,
  ...more,
});

let friends: Friend[];
let challenges: FriendChallenge[];

beforeEach(() => {
  friends = [];
  challenges = [];
  const answers: Record<string, () => unknown> = {
    'GET /friends': () => ({ friends, blocked: [] }),
    'GET /friend-challenges': () => ({ challenges }),
    'GET /friends/suggestions': () => ({ suggestions: [], nextCursor: null }),
    'GET /leaderboards/global': () => ({ entries: [], me: null }),
    'POST /friends/{id}/accept': () => {
      friends = friends.map((each) => ({ ...each, status: 'accepted' }));
      return { id: 'elif', status: 'accepted' };
    },
  };
  answer.mockImplementation(async (request) => answers[request]?.());
});
afterEach(() => {
  cleanup();
  act(() => setUnreadCount(0));
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function open(address = '/community') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      { path: '/community', element: <CommunityPage /> },
      { path: '/workout', element: <p>The workout</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { client, router, user: userEvent.setup() };
}

const waiting = () => screen.findByRole('region', { name: 'Waiting for you' });
const rowsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.slice(1));

describe('Friends that do not load', () => {
  it('are said not to have loaded, and are not asked for without end', async () => {
    const otherwise = answer.getMockImplementation();
    answer.mockImplementation(async (request) => {
      if (request === 'GET /friends') throw new Error('The friends are away.');
      return otherwise?.(request);
    });
    open();
    expect((await screen.findByText("Your friends didn't load")).closest('[role="alert"]')).not.toBeNull();
    // At first, and for the card that says so.
    expect(answer.mock.calls.filter(([request]) => request === 'GET /friends').length).toBeLessThan(4);
  });
});

describe('the tabs of the community', () => {
  it('are named by their labels alone, and describe how much is unread', () => {
    setUnreadCount(3);
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Community' })).toBeTruthy();
    for (const name of ['Friends', 'Leaderboard', 'Groups'])
      expect(screen.getByRole('tab', { name })).toBeTruthy();
    const described = screen.getByRole('tab', { name: 'Notifications' }).getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe('3 unread');
  });

  it('are in the address', async () => {
    const { router, user } = open();
    await screen.findByText('No friends yet. Add some above!');
    await user.click(screen.getByRole('tab', { name: 'Leaderboard' }));
    expect(router.state.location.search).toBe('?tab=leaderboard');
  });
});

describe('what waits for the person', () => {
  it('is not mentioned when nothing does', async () => {
    friends = [friend('Noah', 'accepted')];
    challenges = [challenge('Solid Ground', { state: 'finished' })];
    open();
    expect(await screen.findByText('Noah')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^(Waiting|Challenges with)/ })).toBeNull();
  });

  it('stands above the friends: requests, challenges, those that run, and those that were sent', async () => {
    friends = [friend('Elif', 'received'), friend('Noah', 'accepted')];
    challenges = [
      challenge('First Light', { isSender: true }),
      challenge('Open Arms', { state: 'accepted', theirDoneAt: '2026-04-09T09:30:00Z' }),
      challenge('Solid Ground'),
    ];
    const { user } = open();
    expect(rowsOf(await waiting())).toEqual([
      'ElifWants to be friends · 16 workoutsAcceptDecline',
      'Solid GroundNoah challenged youAcceptDecline',
      expect.stringMatching(/^Open ArmsNoah did it · until .*Start$/),
      'First LightWaiting for NoahTake back',
    ]);
    expect(rowsOf(screen.getByRole('region', { name: 'Your Friends' }))).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Start: Open Arms' }));
    expect(await screen.findByText('The workout')).toBeTruthy();
  });

  it('is only called challenges when it asks nothing', async () => {
    challenges = [challenge('First Light', { isSender: true })];
    open();
    expect(await screen.findByRole('region', { name: 'Challenges with friends' })).toBeTruthy();
  });

  it('keeps a request in its place once it is answered, until the tab is left', async () => {
    friends = [friend('Elif', 'received')];
    challenges = [challenge('Solid Ground')];
    const { user } = open();
    const card = await waiting();
    await user.click(screen.getByRole('button', { name: 'Accept Elif' }));
    expect(await within(card).findByText('Friends now')).toBeTruthy();
    const list = screen.getByRole('region', { name: 'Your Friends' });
    expect(await within(list).findByText('Elif')).toBeTruthy();
    expect(rowsOf(card)[0]).toContain('ElifWants to be friends · 16 workoutsFriends now');
    expect(rowsOf(card)[1]).toContain('Solid Ground');
    await user.click(screen.getByRole('tab', { name: 'Notifications' }));
    await user.click(screen.getByRole('tab', { name: 'Friends' }));
    expect(rowsOf(await waiting())[0]).toContain('Solid Ground');
  });

  it('does not push the friends away from under a finger', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    friends = [friend('Noah', 'accepted')];
    const { client } = open();
    const noah = await screen.findByText('Noah');
    fireEvent.pointerDown(noah);
    friends = [friend('Elif', 'received'), ...friends];
    await act(() => client.invalidateQueries({ queryKey: ['friends'] }));
    expect(screen.queryByText('Elif')).toBeNull();
    fireEvent.pointerUp(noah);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(rowsOf(await waiting())).toHaveLength(1);
  });
});
