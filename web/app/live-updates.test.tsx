import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerFrame } from '../../shared/sockets/frames';
import type { SocketListener } from '../lib/sockets/socket-connection';
import { Toaster } from '../ui/toaster';
import { LiveUpdates } from './live-updates';

const open = vi.hoisted(() => vi.fn<(listener: SocketListener) => { close(): void }>());
vi.mock('../lib/sockets/socket-connection', () => ({ openSocket: open }));

const close = vi.fn<() => void>();
let events = 0;
const everything = [
  'profile',
  'points',
  'leaderboards',
  'friends',
  'notifications',
  'coach',
  'moments',
  'groups',
  'friend-challenges',
];

function frameOf(...descriptions: string[]): ServerFrame {
  events += 1;
  const awards = descriptions.map((description, index) => ({
    points: 50 + index,
    description,
    activityType: 'workout_completed',
    activityId: `session-${events}`,
  }));
  return { type: 'points.awarded', eventId: `event-${events}`, awards, totalPoints: 412 };
}

function mount() {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <LiveUpdates />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const listener = open.mock.lastCall?.[0];
  if (!listener) throw new Error('The socket should have been opened.');
  const refetched = () => invalidate.mock.calls.map(([filters]) => filters?.queryKey?.join(' '));
  return { ...view, listener, refetched };
}

beforeEach(() => void open.mockReturnValue({ close }));
afterEach(() => {
  sonner.dismiss();
  cleanup();
  vi.clearAllMocks();
});

describe('live updates', () => {
  it('announce each award of a frame once', async () => {
    const { listener } = mount();
    const frame = frameOf('completing Full Body', 'a 7-day streak');
    listener.onFrame(frame);
    listener.onFrame(frame);
    expect(await screen.findByText('+50 points for completing Full Body')).toBeTruthy();
    expect(await screen.findByText('+51 points for a 7-day streak')).toBeTruthy();
    expect(screen.getAllByText('Points Earned!')).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: '🎉' })).toHaveLength(2);
  });

  it('refetch own progress after an award, the boards after a change of rank, and the league when its week changed', () => {
    const { listener, refetched } = mount();
    listener.onFrame(frameOf('completing Core Blast'));
    expect(refetched()).toEqual(['profile', 'points']);
    listener.onFrame({ type: 'rank.changed' });
    const boards = ['leaderboards boards', 'groups', 'friend-challenges'];
    expect(refetched()).toEqual(['profile', 'points', ...boards]);
    listener.onFrame({ type: 'league.changed' });
    expect(refetched().slice(2 + boards.length)).toEqual(['leaderboards league']);
  });

  it('refetch the plan when it changed, even in another tab', () => {
    const { listener, refetched } = mount();
    listener.onFrame({ type: 'plan.changed' });
    expect(refetched()).toEqual(['profile', 'training', 'spared']);
  });

  it('refetch friends and leaderboards when a friendship changed', () => {
    const { listener, refetched } = mount();
    listener.onFrame({ type: 'friends.changed' });
    expect(refetched()).toEqual(['friends', 'leaderboards', 'groups', 'friend-challenges']);
  });

  it('refetch friend challenges when one of the friends did something', () => {
    const { listener, refetched } = mount();
    const told = {
      id: 'two',
      title: 'Your challenge with Noah is over',
      message: 'First Light: you both did it!',
    };
    listener.onFrame({ type: 'notification.created', kind: 'challengeResult', ...told });
    expect(refetched()).toEqual(['notifications', 'friends', 'groups', 'friend-challenges']);
  });

  it('look for a moment when one was reached', () => {
    const { listener, refetched } = mount();
    listener.onFrame({ type: 'moment.reached' });
    expect(refetched()).toEqual(['moments']);
  });

  it('refetch the chat when another tab wrote in it', () => {
    const { listener, refetched } = mount();
    listener.onFrame({ type: 'coach.changed', conversation: 'coach' });
    expect(refetched()).toEqual(['coach messages coach']);
  });

  it('show notifications that arrive while the tab is open', async () => {
    const { listener, refetched } = mount();
    const told = { title: 'New friend request', message: 'Noah would like to train with you.' };
    listener.onFrame({ type: 'notification.created', id: 'one', kind: 'friendRequest', ...told });
    expect(refetched()).toEqual(['notifications', 'friends']);
    expect(await screen.findByText(told.message)).toBeTruthy();
  });

  it('follow what arrives quietly, or is read on another device, without a word', () => {
    const { listener, refetched } = mount();
    const told = { title: 'New friend request', message: 'Priya would like to train with you.' };
    listener.onFrame({
      type: 'notification.created',
      id: 'two',
      kind: 'friendRequest',
      ...told,
      quiet: true,
    });
    listener.onFrame({ type: 'notifications.read', unreadCount: 0 });
    expect(refetched()).toEqual(['notifications', 'friends', 'notifications']);
    expect(screen.queryByText(told.message)).toBeNull();
  });

  it('refetch everything after a reconnection, and nothing on the first connection', () => {
    const { listener, refetched } = mount();
    act(() => listener.onOpen(false));
    expect(refetched()).toEqual([]);
    act(() => listener.onOpen(true));
    expect(refetched()).toEqual(everything);
  });

  it('refetch everything when the first connection took long', () => {
    vi.useFakeTimers();
    const { listener, refetched } = mount();
    act(() => void vi.advanceTimersByTime(10_000));
    act(() => listener.onOpen(false));
    expect(refetched()).toEqual(everything);
    vi.useRealTimers();
  });

  it('close the socket when no one is signed in anymore', () => {
    const { unmount } = mount();
    expect(close).not.toHaveBeenCalled();
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
