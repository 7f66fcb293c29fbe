import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ResponseOf } from '../../../../shared/contracts/endpoint';
import type { WorkoutSession, workoutsContract } from '../../../../shared/contracts/workouts';
import { connection } from '../../../lib/offline/connection';
import { useSession } from '../../../lib/session/session-context';
import { toast } from '../../../ui/toast';
import { completeWorkout, isRefusedCompletion } from '../api/complete-workout';
import { isRefusedStart, startOfflineWorkout } from '../api/start-offline-workout';
import type { StartRequest } from '../api/start-workout';
import { workoutHistoryQuery } from '../api/workout-history-query';
import { isStart, type Completion } from './unsent-workouts';
import { createWorkoutOutbox, type Settled, type WorkoutOutbox } from './workout-outbox';

const { queryKey } = workoutHistoryQuery();
type HistoryPage = ResponseOf<typeof workoutsContract.listWorkoutSessions>;

const outboxes = new WeakMap<QueryClient, { userId: string; outbox: WorkoutOutbox }>();

/**
 * A Web Lock keeps other tabs out while this one sends; the browser frees it when a tab is closed. Where there are no
 * locks two tabs may send the same workout: the server answers the second one what it has stored.
 */
async function alone(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager | null };
  if (locks) await locks.request('workout-outbox', work);
  else await work();
}

function showSettled(queries: QueryClient, { entry, state, saved, followed }: Settled): void {
  if (state === 'refused' && isStart(entry))
    toast.error('Error', `${entry.title} could not be put on your account.`);
  else if (state === 'refused' && followed) toast.keptError('Error', 'Failed to complete workout');
  if (!saved) return;
  const open = saved.completedAt === null ? saved : null;
  // What is open is offered to be resumed, and nothing else is, while the history loads again.
  queries.setQueryData(queryKey, (history) => {
    const told = (page: HistoryPage) => (open || page.open?.id === saved.id ? { ...page, open } : page);
    return history && { ...history, pages: history.pages.map(told) };
  });
  void queries.invalidateQueries({ queryKey });
}

/** There is one for each person and client. */
function outboxOf(queries: QueryClient, userId: string): WorkoutOutbox {
  const known = outboxes.get(queries);
  if (known?.userId === userId) return known.outbox;
  const outbox = createWorkoutOutbox(userId, {
    send: (entry) => (isStart(entry) ? startOfflineWorkout(entry) : completeWorkout(entry)),
    isRefusal: (error, entry) => (isStart(entry) ? isRefusedStart(error) : isRefusedCompletion(error)),
    alone,
    connection,
  });
  outbox.onSettled((settled) => showSettled(queries, settled));
  outboxes.set(queries, { userId, outbox });
  return outbox;
}

/** The outbox of whoever is signed in; it sends while this is mounted. */
export function useWorkoutOutbox(): WorkoutOutbox {
  const queries = useQueryClient();
  const { userId = '' } = useSession();
  const outbox = outboxOf(queries, userId);
  useEffect(() => outbox.subscribe(() => undefined), [outbox]);
  return outbox;
}

/** Shows how far the completion of a session has come, and sends it. */
export function useCompletion(sessionId: string) {
  const outbox = useWorkoutOutbox();
  const { userId = '' } = useSession();
  const delivery = useSyncExternalStore(outbox.subscribe, () => outbox.read(sessionId));
  useEffect(() => outbox.follow(sessionId), [outbox, sessionId]);
  const send = useCallback(
    (completion: Omit<Completion, 'userId'>) => outbox.add({ userId, ...completion }),
    [outbox, userId],
  );
  return { delivery, send, retry: outbox.retry };
}

/** Keeps a workout that begins without a connection, until the server can be told. */
export function useOfflineStart() {
  const outbox = useWorkoutOutbox();
  const { userId = '' } = useSession();
  return ({ choice: { request }, ends }: StartRequest, session: WorkoutSession) =>
    outbox.add({ userId, sessionId: session.id, title: session.title, request, session, ends });
}

/** The workout that was finished and has not arrived, at whatever visit that was. Showing it asks for the next try. */
export function useUnsentWorkout() {
  const outbox = useWorkoutOutbox();
  const delivery = useSyncExternalStore(outbox.subscribe, outbox.readOpen);
  const started = useSyncExternalStore(outbox.subscribe, outbox.readStarted);
  const sessionId = delivery?.entry.sessionId;
  useEffect(() => (sessionId === undefined ? undefined : outbox.follow(sessionId)), [outbox, sessionId]);
  useEffect(() => outbox.retry(), [outbox]);
  return {
    waiting: delivery?.entry ?? null,
    /** It began here without a connection and goes on; the server does not know of it. */
    started: started?.session ?? null,
    /** Whether a session is finished as far as this device is concerned. */
    isFinished: (sessionId: string) => outbox.read(sessionId) !== null,
    sending: delivery?.state === 'sending',
    retry: outbox.retry,
  };
}
