import { afterEach, beforeEach, vi } from 'vitest';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { begunWorkout } from '../../../../shared/rules/begun-workout';
import { ApiError } from '../../../lib/api/api-error';
import { createEmitter } from '../../../lib/emitter';
import type { Settled } from '../../../lib/offline/outbox';
import { createUnsentStore } from '../../../lib/offline/unsent-store';
import { openOutbox } from '../../../lib/offline/use-outbox';
import type { Completion, OfflineStart, UnsentWorkout } from './unsent-workouts';
import { inOrder, workoutKind } from './workout-kind';

const openSession = (id: string): WorkoutSession =>
  begunWorkout({
    id,
    routineId: 'core-blast',
    title: 'Core Blast',
    startedAt: '2026-11-20T11:30:00.000Z',
    plan: [],
  });
export const down = new ApiError('network_error', 0, 'You seem to be offline.');
export const send = vi.fn<(entry: UnsentWorkout) => Promise<WorkoutSession>>();
/** Closed after each test. */
export const stops: (() => void)[] = [];

export const completionOf = (sessionId: string): Completion => ({
  userId: 'sam',
  sessionId,
  title: `Workout ${sessionId}`,
  finishedExercises: [0],
  activeSeconds: 90,
  finishedAt: '2026-11-20T12:00:00.000Z',
});
export const startOf = (sessionId: string, ends: string | null = null): OfflineStart => ({
  userId: 'sam',
  sessionId,
  title: `Workout ${sessionId}`,
  request: { routineId: 'core-blast' },
  session: openSession(sessionId),
  ends,
});
export const stored = (id: string, changes: Partial<WorkoutSession> = {}) =>
  ({ id, completedAt: '2026-11-20T12:00:00.000Z', ...changes }) as WorkoutSession;
const readKept = (userId: string) => createUnsentStore(workoutKind, userId).read().kept;
/** What is waiting to be sent, and what was refused. */
export const readUnsent = (userId: string) =>
  readKept(userId).flatMap(({ entry, refusal }) => (refusal ? [] : [entry]));
export const readRefused = (userId: string) =>
  readKept(userId).flatMap(({ entry, refusal }) => (refusal ? [entry] : []));
export const idOf = workoutKind.idOf;
export const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** What all tabs of a browser share: a queue, and a lock only one can hold. */
export function openBrowser() {
  let up = true;
  const changes = createEmitter();
  let turn = Promise.resolve();
  const alone = (work: () => Promise<void>) => (turn = turn.then(work));

  /** A tab that stays open until closed; other tabs see what it stores. */
  function openTab(listens = true) {
    const outbox = openOutbox({ ...workoutKind, send: inOrder(send) }, 'sam', {
      alone,
      connection: { read: () => up, subscribe: changes.subscribe },
    });
    const news: Settled<UnsentWorkout, WorkoutSession>[] = [];
    outbox.onSettled((each) => news.push(each));
    const close = listens ? outbox.subscribe(() => undefined) : () => undefined;
    stops.push(close);
    return { outbox, news, close };
  }
  const setLine = (online: boolean) => {
    up = online;
    changes.tell();
  };
  return { openTab, setLine };
}

/** Every test starts with empty storage and no open tabs. */
export function setUpOutbox() {
  beforeEach(() => {
    vi.useFakeTimers();
    send.mockImplementation(({ sessionId }) => Promise.resolve(stored(sessionId)));
  });
  afterEach(() => {
    stops.splice(0).forEach((stop) => stop());
    vi.useRealTimers();
    vi.clearAllMocks();
    localStorage.clear();
  });
}
