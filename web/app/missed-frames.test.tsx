import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notificationsContract, type Notification } from '../../shared/contracts/notifications';
import { FriendsCard } from '../features/friends/components/friends-card';
import { SuggestionsCard } from '../features/friends/components/suggestions-card';
import { GroupLists } from '../features/groups/components/group-lists';
import { NotificationsCard } from '../features/notifications/components/notifications-card';
import type { SocketListener } from '../lib/sockets/socket-connection';
import { useUnreadCount } from '../lib/unread-count';
import { LiveUpdates } from './live-updates';

const server = vi.hoisted(() => ({
  open: vi.fn<(listener: SocketListener) => { close(): void }>(),
  asked: [] as string[],
  notifications: [] as Notification[],
  friends: [] as object[],
}));
vi.mock('../lib/sockets/socket-connection', () => ({ openSocket: server.open }));
vi.mock('../lib/api/call-endpoint', () => ({
  callEndpoint: async ({ method, path }: { method: string; path: string }) => {
    server.asked.push(`${method} ${path}`);
    if (path === notificationsContract.listNotifications.path)
      return {
        notifications: server.notifications,
        unreadCount: server.notifications.filter(({ read }) => !read).length,
        nextCursor: null,
      };
    if (path === notificationsContract.markNotificationsRead.path) return { unreadCount: 0 };
    if (path === '/friends') return { friends: server.friends, blocked: [] };
    if (path === '/friends/suggestions') return { suggestions: [], nextCursor: null };
    if (path === '/groups') return { own: [], public: [], nextCursor: null };
    return new Promise(() => undefined);
  },
}));

const now = '2026-11-20T18:00:00.000Z';
const Badge = () => <output>{useUnreadCount()} unread</output>;

beforeEach(() => {
  vi.setSystemTime(now);
  server.open.mockReturnValue({ close: () => undefined });
  server.asked = [];
  server.notifications = [];
  server.friends = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const asked = (createdAt = now): Notification => ({
  id: '01JD3X6E9H0000000000000001',
  kind: 'friendRequest',
  title: 'New friend request',
  message: 'Noah would like to train with you.',
  read: false,
  createdAt,
  isOpen: null,
  person: null,
  friendChallengeId: null,
});

const friendNoah = () => ({
  id: 'noah',
  name: 'Noah',
  status: 'accepted',
  workoutsCompleted: 1,
  totalPoints: null,
});

/** Data counts as fresh for as long as in the app. */
const defaultOptions = { queries: { retry: false, staleTime: 30_000 } };

function openTab(list = false): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions })}>
      <MemoryRouter>
        <LiveUpdates />
        <Badge />
        <FriendsCard offeredId="" />
        <SuggestionsCard />
        <GroupLists onOpen={() => undefined} />
        {list && <NotificationsCard answer={async () => {}} pathOf={() => '/community'} />}
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const openSocket = (late = false) => act(async () => server.open.mock.lastCall?.[0].onOpen(late));
const reads = () => server.asked.filter((each) => each.startsWith('GET')).toSorted();

/** What this tab shows; what the app itself asks for loads late. */
const shown = ['/friends', '/friends/suggestions', '/groups', '/notifications'].map((path) => `GET ${path}`);

it('a tab asks for everything once, whatever was there already', async () => {
  server.notifications = [asked('2026-11-19T18:00:00.000Z')];
  openTab();
  expect(await screen.findByText('No friends yet. Add some above!')).toBeTruthy();
  await openSocket();
  expect(await screen.findByText('1 unread')).toBeTruthy();
  expect(reads()).toEqual(expect.arrayContaining(shown));
  expect(reads()).toEqual([...new Set(reads())]);
});

it('the list of notifications is asked for once, too, and marking them read tells how many are left', async () => {
  server.notifications = [asked('2026-11-19T18:00:00.000Z')];
  openTab(true);
  expect(await screen.findByText('New friend request')).toBeTruthy();
  await openSocket();
  expect(await screen.findByText('0 unread')).toBeTruthy();
  expect(screen.getByText('New')).toBeTruthy();
  expect(server.asked.filter((each) => each.startsWith('POST'))).toEqual(['POST /notifications/read']);
  expect(reads().filter((each) => each === 'GET /notifications')).toHaveLength(1);
});

it('a tab shows what came between its first request and its socket', async () => {
  openTab();
  expect(await screen.findByText('No friends yet. Add some above!')).toBeTruthy();
  expect(screen.getByText('0 unread')).toBeTruthy();
  server.notifications = [asked()];
  server.friends = [friendNoah()];
  await openSocket();
  expect(await screen.findByText('1 unread')).toBeTruthy();
  expect(await screen.findByText('Noah')).toBeTruthy();
});

it('a tab without a socket still shows what is unread', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(now) });
  server.notifications = [asked()];
  openTab();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('1 unread')).toBeTruthy();
});

it('a tab whose socket was closed for a while shows what it missed as soon as it is open again', async () => {
  openTab();
  expect(await screen.findByText('No friends yet. Add some above!')).toBeTruthy();
  await openSocket();
  expect(screen.getByText('0 unread')).toBeTruthy();

  // The request and its frames came before anything was listening.
  server.friends = [friendNoah()];
  server.notifications = [asked()];
  await openSocket(true);
  expect(await screen.findByText('1 unread')).toBeTruthy();
  expect(await screen.findByText('Noah')).toBeTruthy();
});
