import type { QueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '../../../../shared/contracts/endpoint';
import type { WorkoutSession, workoutsContract } from '../../../../shared/contracts/workouts';
import { isOpen, type Delivery } from '../../../lib/offline/deliveries';
import type { Outbox } from '../../../lib/offline/outbox';
import type { OutboxKind } from '../../../lib/offline/use-outbox';
import { completeWorkout } from '../api/complete-workout';
import { startOfflineWorkout } from '../api/start-offline-workout';
import { workoutHistoryQuery } from '../api/workout-history-query';
import {
  isStart,
  unsentWorkoutSchema,
  type Completion,
  type OfflineStart,
  type UnsentWorkout,
} from './unsent-workouts';

export type WorkoutOutbox = Outbox<UnsentWorkout, WorkoutSession>;
type AnyDelivery = Delivery<UnsentWorkout, WorkoutSession>;
export type CompletionDelivery = Delivery<Completion, WorkoutSession>;

const isCompletion = (delivery: AnyDelivery): delivery is CompletionDelivery => !isStart(delivery.entry);

/** The end of a workout uses its session id as key; the start has its own. */
const startIdOf = (sessionId: string) => `start ${sessionId}`;

/** The status of a workout's end; null if unknown. */
export function readCompletion(outbox: WorkoutOutbox, sessionId: string): CompletionDelivery | null {
  const delivery = outbox.read(sessionId);
  return delivery && isCompletion(delivery) ? delivery : null;
}

/** The first finished workout that has not arrived. */
export const readOpenCompletion = (outbox: WorkoutOutbox): CompletionDelivery | null =>
  outbox.readAll().filter(isCompletion).find(isOpen) ?? null;

/** The last workout started here that is neither finished nor sent. */
export function readStarted(outbox: WorkoutOutbox): OfflineStart | null {
  const open = outbox.readAll().filter(isOpen);
  const starts = open.map(({ entry }) => entry).filter(isStart);
  const ended = new Set(starts.map(({ ends }) => ends));
  return starts.findLast(({ sessionId }) => !ended.has(sessionId) && !outbox.read(sessionId)) ?? null;
}

const { queryKey } = workoutHistoryQuery();
type HistoryPage = ResponseOf<typeof workoutsContract.listWorkoutSessions>;

function showSaved(queries: QueryClient, saved: WorkoutSession): void {
  const open = saved.completedAt === null ? saved : null;
  // Any open workout can be resumed again; everything else waits for the history to reload.
  queries.setQueryData(queryKey, (history) => {
    const told = (page: HistoryPage) => (open || page.open?.id === saved.id ? { ...page, open } : page);
    return history && { ...history, pages: history.pages.map(told) };
  });
  void queries.invalidateQueries({ queryKey });
}

/** Until its start arrives, the server knows no such session and would refuse its end. */
export function inOrder(send: (entry: UnsentWorkout) => Promise<WorkoutSession>) {
  return async (entry: UnsentWorkout, outbox: WorkoutOutbox): Promise<WorkoutSession> => {
    const start = isStart(entry) ? null : outbox.read(startIdOf(entry.sessionId));
    if (start && isOpen(start)) throw new Error('Its start comes first.');
    return send(entry);
  };
}

/** Offline starts and all finished workouts. */
export const workoutKind: OutboxKind<UnsentWorkout, WorkoutSession> = {
  name: 'workout',
  oldKey: 'workout-unsent',
  schema: unsentWorkoutSchema,
  idOf: (entry) => (isStart(entry) ? startIdOf(entry.sessionId) : entry.sessionId),
  send: inOrder((entry) => (isStart(entry) ? startOfflineWorkout(entry) : completeWorkout(entry))),
  correct: (entry, { shift }) =>
    isStart(entry)
      ? { ...entry, session: { ...entry.session, startedAt: shift(entry.session.startedAt) } }
      : { ...entry, finishedAt: shift(entry.finishedAt) },
  nameOf: (entry) => (isStart(entry) ? `${entry.title}, its start` : entry.title),
  onSettled: (queries, { saved }) => saved && showSaved(queries, saved),
};
