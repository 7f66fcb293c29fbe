import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Completion } from '../features/workouts/outbox/unsent-workouts';
import { workoutKind } from '../features/workouts/outbox/workout-kind';
import { useUnsentWorkout } from '../features/workouts/outbox/use-workout-outbox';
import { ApiError } from '../lib/api/api-error';
import { createUnsentStore } from '../lib/offline/unsent-store';
import { SessionContext, type Session } from '../lib/session/session-context';
import { Toaster } from '../ui/toaster';
import { useSentWorkouts } from './use-sent-workouts';

const answer = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
vi.mock('../lib/api/call-endpoint', () => ({ callEndpoint: ({ path }: { path: string }) => answer(path) }));

const unsent: Completion = {
  userId: 'sam',
  sessionId: '01JD00000000000000000COREB',
  title: 'Core Blast',
  finishedExercises: [0],
  activeSeconds: 90,
  finishedAt: '2026-11-20T12:00:00.000Z',
};
const down = new ApiError('network_error', 0, 'You seem to be offline.');
const session: Session = {
  status: 'signed-in',
  userId: 'sam',
  name: 'Sam',
  signOut: () => Promise.resolve(),
};
const store = createUnsentStore(workoutKind, 'sam');
const keepUnsent = (entry: Completion) => store.keep({ entry, at: 0 });
const sent = () => answer.mock.calls.filter(([path]) => path.endsWith('/complete')).length;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

function Everywhere() {
  useSentWorkouts();
  return null;
}
function WorkoutPage() {
  return <p>{useUnsentWorkout().waiting?.title}</p>;
}
const mount = (page?: ReactNode) =>
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient()}>
        <Everywhere />
        {page}
        <Toaster />
      </QueryClientProvider>
    </SessionContext>,
  );

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockRejectedValue(down);
  localStorage.clear();
});
afterEach(() => {
  sonner.dismiss();
  cleanup();
  vi.useRealTimers();
  answer.mockReset();
});

describe('a workout that could not be sent', () => {
  it('is tried again with growing pauses until the server has it', async () => {
    keepUnsent(unsent);
    mount();
    await pass(0);
    expect(sent()).toBe(1);
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      const before = sent();
      await pass(seconds - 0.1);
      expect(sent()).toBe(before);
      await pass(0.1);
      expect(sent()).toBe(before + 1);
    }
    answer.mockResolvedValue({});
    await pass(60);
    expect(store.read().kept).toEqual([]);
    const all = sent();
    await pass(600);
    expect(sent()).toBe(all);
  });

  it('is announced when no page shows it', async () => {
    keepUnsent(unsent);
    answer.mockResolvedValue({});
    mount();
    await pass(1);
    expect(screen.getByText('Core Blast is in your account now.')).toBeTruthy();
  });

  it('is sent once while the workout page shows it, and the page reports the rest', async () => {
    keepUnsent(unsent);
    mount(<WorkoutPage />);
    await pass(0);
    expect(sent()).toBe(1);
    expect(screen.getByText('Core Blast')).toBeTruthy();
    answer.mockResolvedValue({});
    await pass(5);
    expect(sent()).toBe(2);
    expect(screen.queryByText('Core Blast')).toBeNull();
    expect(screen.queryByText('Workout sent')).toBeNull();
  });

  it('is not retried when the server refuses it, nor when no one is signed in', async () => {
    keepUnsent(unsent);
    const { unmount } = mount();
    await pass(0);
    unmount();
    await pass(600);
    expect(sent()).toBe(1);
    answer.mockRejectedValue(new ApiError('session_not_found', 404, 'There is no such workout session.'));
    mount();
    await pass(600);
    expect(sent()).toBe(2);
    expect(store.read().kept).toMatchObject([{ entry: unsent, refusal: { code: 'session_not_found' } }]);
  });
});

describe('a workout left in its cooldown', () => {
  const place = {
    sessionId: unsent.sessionId,
    part: 'cool-down',
    position: 0,
    phase: 'work',
    phaseMs: 10_000,
    activeMs: 90_000,
    finished: [0],
    at: Date.parse('2026-11-20T12:00:00Z'),
    completion: unsent,
  };
  const keep = (completion = unsent) =>
    localStorage.setItem('workout-player', JSON.stringify({ ...place, completion }));

  it('is completed on any page, with its time so far, once', async () => {
    keep();
    answer.mockResolvedValue({});
    const { unmount } = mount();
    await pass(1);
    expect(sent()).toBe(1);
    expect(localStorage.getItem('workout-player')).toBeNull();
    unmount();
    mount();
    await pass(1);
    expect(sent()).toBe(1);
  });

  it('is not completed for someone else', async () => {
    keep({ ...unsent, userId: 'maya' });
    mount();
    await pass(1);
    expect(sent()).toBe(0);
    expect(localStorage.getItem('workout-player')).not.toBeNull();
  });

  it('waits while its cooldown runs in another tab', async () => {
    const request = vi.fn((...[, , act]: [string, object, (lock: Lock | null) => unknown]) => act(null));
    vi.stubGlobal('navigator', { ...navigator, locks: { request } });
    keep();
    mount();
    await pass(1);
    vi.unstubAllGlobals();
    expect(sent()).toBe(0);
    expect(localStorage.getItem('workout-player')).not.toBeNull();
  });
});
