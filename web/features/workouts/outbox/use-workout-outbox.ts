import { useEffect } from 'react';
import type { Effort, WorkoutSession } from '../../../../shared/contracts/workouts';
import { outboxHook } from '../../../lib/offline/use-outbox';
import type { StartRequest } from '../api/start-workout';
import { completeLeft } from '../player/left-workout';
import { isStart } from './unsent-workouts';
import { readCompletion, readOpenCompletion, readStarted, workoutKind } from './workout-kind';

/** The signed-in person's outbox; it sends while mounted. */
export const useWorkoutOutbox = outboxHook(workoutKind, false);

/** Shows the status of a session's completion, and sends it. */
export function useCompletion(sessionId: string) {
  const { outbox, userId } = useWorkoutOutbox();
  useEffect(() => outbox.follow(sessionId), [outbox, sessionId]);
  const rate = (effort: Effort) =>
    outbox.amend(sessionId, (entry) => (isStart(entry) ? entry : { ...entry, effort }));
  return {
    userId,
    delivery: readCompletion(outbox, sessionId),
    send: outbox.add,
    rate,
    retry: outbox.retry,
  };
}

/** Keeps a workout started offline until the server can be told. */
export function useOfflineStart() {
  const { outbox, userId } = useWorkoutOutbox();
  return ({ choice: { request }, ends }: StartRequest, session: WorkoutSession) =>
    outbox.add({ userId, sessionId: session.id, title: session.title, request, session, ends });
}

/** A finished workout that has not arrived, from this visit or an earlier one. Showing it triggers the next try. */
export function useUnsentWorkout() {
  const { outbox } = useWorkoutOutbox();
  const delivery = readOpenCompletion(outbox);
  const sessionId = delivery?.entry.sessionId;
  useEffect(() => (sessionId === undefined ? undefined : outbox.follow(sessionId)), [outbox, sessionId]);
  useEffect(() => outbox.retry(), [outbox]);
  return {
    waiting: delivery?.entry ?? null,
    kept: delivery?.kept ?? true,
    /** It was started here offline and is still running; the server does not know it yet. */
    started: readStarted(outbox)?.session ?? null,
    /** Whether this device considers a session finished. */
    isFinished: (id: string) => readCompletion(outbox, id) !== null,
    sending: delivery?.state === 'sending',
    retry: outbox.retry,
  };
}

/** Completes a workout that was left in its cooldown, once it is clear that nothing goes on with it. */
export function useLeftWorkout(isOver: boolean) {
  const { outbox, userId } = useWorkoutOutbox();
  useEffect(() => {
    if (isOver) completeLeft(userId, outbox.add);
  }, [isOver, userId, outbox]);
}
