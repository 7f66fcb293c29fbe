import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { notificationsContract, type Notification } from '../../shared/contracts/notifications';
import { FriendsCard } from '../features/friends/components/friends-card';
import type { SocketListener } from '../lib/sockets/socket-connection';
import { useUnreadCount } from '../lib/unread-count';
import { LiveUpdates } from './live-updates';

const server = vi.hoisted(() => ({
  open: vi.fn<(listener: SocketListener) => { close(): void }>(),
  notifications: [] as Notification[],
  friends: [] as object[],
}));
vi.mock('../lib/sockets/socket-connection', () => ({ openSocket: server.open }));
vi.mock('../lib/api/call-endpoint', () => ({
  callEndpoint: async ({ path }: { path: string }) => {
    if (path === notificationsContract.listNotifications.path)
      return {
        notifications: server.notifications,
        unreadCount: server.notifications.length,
        nextCursor: null,
      };
    if (path === '/friends') return { friends: server.friends, blocked: [] };
    return new Promise(() => undefined);
  },
}));

const Badge = () => <output>{useUnreadCount()} unread</output>;

afterEach(() => {
  cleanup();
  server.notifications = [];
  server.friends = [];
});

const asked = (): Notification => ({
  id: '01JD3X6E9H0000000000000001',
  kind: 'friendRequest',
  title: 'New friend request',
  message: 'Noah would like to train with you.',
  read: false,
  createdAt: '2026-11-20T18:00:00.000Z',
});

const waitingNoah = () => ({
  id: 'noah',
  name: 'Noah',
  status: 'received',
  workoutsCompleted: 1,
  totalPoints: null,
});

function openTab(): void {
  server.open.mockReturnValue({ close: () => undefined });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <LiveUpdates />
        <Badge />
        <FriendsCard offeredId="" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('a tab shows what came between its first request and its socket', async () => {
  openTab();
  expect(await screen.findByText('No friends yet. Add some above!')).toBeTruthy();
  expect(screen.getByText('0 unread')).toBeTruthy();
  server.notifications = [asked()];
  server.friends = [waitingNoah()];
  act(() => server.open.mock.lastCall?.[0].onOpen(false));
  expect(await screen.findByText('1 unread')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Accept Noah' })).toBeTruthy();
});

it('a tab whose socket was closed for a while shows what it missed as soon as it is open again', async () => {
  openTab();
  expect(await screen.findByText('No friends yet. Add some above!')).toBeTruthy();
  expect(screen.getByText('0 unread')).toBeTruthy();

  // The request and its frames came before anything was listening.
  server.friends = [waitingNoah()];
  server.notifications = [asked()];
  act(() => server.open.mock.lastCall?.[0].onOpen(true));
  expect(await screen.findByText('1 unread')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Accept Noah' })).toBeTruthy();
});
