import { useCallback, useEffect } from 'react';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { outboxHook } from '../../../lib/offline/use-outbox';
import type { StartRequest } from '../api/start-workout';
import type { Completion } from './unsent-workouts';
import { readCompletion, readOpenCompletion, readStarted, workoutKind } from './workout-kind';

/** The outbox of whoever is signed in; it sends while this is mounted. */
export const useWorkoutOutbox = outboxHook(workoutKind, false);

/** Shows how far the completion of a session has come, and sends it. */
export function useCompletion(sessionId: string) {
  const { outbox, userId } = useWorkoutOutbox();
  useEffect(() => outbox.follow(sessionId), [outbox, sessionId]);
  const send = useCallback(
    (completion: Omit<Completion, 'userId'>) => outbox.add({ userId, ...completion }),
    [outbox, userId],
  );
  return { delivery: readCompletion(outbox, sessionId), send, retry: outbox.retry };
}

/** Keeps a workout that begins without a connection, until the server can be told. */
export function useOfflineStart() {
  const { outbox, userId } = useWorkoutOutbox();
  return ({ choice: { request }, ends }: StartRequest, session: WorkoutSession) =>
    outbox.add({ userId, sessionId: session.id, title: session.title, request, session, ends });
}

/** The workout that was finished and has not arrived, at whatever visit that was. Showing it asks for the next try. */
export function useUnsentWorkout() {
  const { outbox } = useWorkoutOutbox();
  const delivery = readOpenCompletion(outbox);
  const sessionId = delivery?.entry.sessionId;
  useEffect(() => (sessionId === undefined ? undefined : outbox.follow(sessionId)), [outbox, sessionId]);
  useEffect(() => outbox.retry(), [outbox]);
  return {
    waiting: delivery?.entry ?? null,
    /** It began here without a connection and goes on; the server does not know of it. */
    started: readStarted(outbox)?.session ?? null,
    /** Whether a session is finished as far as this device is concerned. */
    isFinished: (id: string) => readCompletion(outbox, id) !== null,
    sending: delivery?.state === 'sending',
    retry: outbox.retry,
  };
}
