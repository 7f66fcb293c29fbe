import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrainedFriend } from '../../../../shared/contracts/friends';
import { ApiError } from '../../../lib/api/api-error';
import { toast } from '../../../ui/toast';
import type { TrainedToday } from '../api/trained-today';
import { TodayCard } from './today-card';

const answer = vi.hoisted(() => vi.fn<(request: string, call: object) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: object = {}) =>
    answer(`${method} ${path}`, call),
}));
vi.mock('../../../ui/toast', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const sam: TrainedFriend = {
  id: 'sam',
  name: 'Sam',
  sessionId: '01JD3X6E9H0000000000000001',
  kind: 'workout',
  at: '2026-11-20T17:00:00.000Z',
  activeMinutes: 20,
  sharedTitle: null,
  cheered: false,
};
const none: TrainedToday = { friends: [], cheers: [] };

function show(today: Partial<TrainedToday>, cheer: () => Promise<unknown> = async () => ({ cheered: true })) {
  answer.mockImplementation((request) =>
    request === 'GET /friends/today' ? Promise.resolve({ ...none, ...today }) : cheer(),
  );
  return showCard();
}
function showCard() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TodayCard trainSame={({ name }) => <button type="button">Train the same as {name}</button>} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const cheerButton = () => screen.findByRole('button', { name: 'Cheer Sam on' });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

beforeEach(() => {
  vi.setSystemTime('2026-11-20T18:00:00.000Z');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
  answer.mockReset();
});

describe('Today', () => {
  it('shows what friends did in general words, and who cheered', async () => {
    const named = ['Sam', 'Lena', 'Noah', 'Priya', 'Ines'].map((name) => ({ id: name, name }));
    show({
      friends: [sam, { ...sam, id: 'lena', name: 'Lena', kind: 'dance', activeMinutes: 0 }],
      cheers: [
        { sessionId: '1', kind: 'workout', by: named.slice(0, 2) },
        { sessionId: '2', kind: 'dance', by: named },
      ],
    });
    expect(await screen.findByText(/^Workout · 20 active min · Today, /)).toBeTruthy();
    expect(screen.getByText(/^Dance · Today, /)).toBeTruthy();
    expect(screen.getByText('Sam and Lena cheered your workout.')).toBeTruthy();
    expect(screen.getByText('Sam, Lena, Noah, and 2 more cheered your dance.')).toBeTruthy();
    expect(screen.queryByText(/Shared/)).toBeNull();
  });

  it('names a workout that was shared, and offers to train the same', async () => {
    show({ friends: [{ ...sam, sharedTitle: 'Core Blast' }] });
    expect(await screen.findByText('Core Blast')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Train the same as Sam' })).toBeTruthy();
  });

  it('is a line when no friend has trained yet', async () => {
    show({});
    expect(await screen.findByText(/^Quiet so far\./)).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    answer.mockRejectedValueOnce(new ApiError('network_error', 0, 'No connection.'));
    const user = showCard();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answer.mockResolvedValue({ ...none, friends: [sam] });
    await user.click(retry);
    expect(await screen.findByText('Sam')).toBeTruthy();
  });
});

describe('A cheer', () => {
  it('is one tap, shown before it has arrived, and is not sent twice', async () => {
    const user = show({ friends: [sam] }, () => new Promise(() => undefined));
    const button = await cheerButton();
    expect(isPressed(button)).toBe(false);
    await user.click(button);
    await waitFor(() => expect(isPressed(button)).toBe(true));
    await user.click(button);
    const sent = answer.mock.calls.filter(([request]) => request.startsWith('POST'));
    expect(sent).toEqual([
      ['POST /friends/{id}/cheers', { params: { id: 'sam' }, body: { sessionId: sam.sessionId } }],
    ]);
  });

  it('is taken back when it was refused, and says why', async () => {
    const refusal = new ApiError('too_many_cheers', 429, "That's all the cheers for today.");
    const user = show({ friends: [sam] }, () => Promise.reject(refusal));
    const button = await cheerButton();
    await user.click(button);
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith('Error', "That's all the cheers for today."),
    );
    await waitFor(() => expect(isPressed(button)).toBe(false));
  });
});
