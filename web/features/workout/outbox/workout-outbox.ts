import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import * as offline from '../../../lib/offline/outbox';
import {
  dropUnsent,
  idOf,
  isStart,
  keepUnsent,
  readUnsent,
  startIdOf,
  unsentKey,
  type Completion,
  type OfflineStart,
  type UnsentWorkout,
} from './unsent-workouts';

export type Delivery = offline.Delivery<Completion, WorkoutSession>;
export type Settled = offline.Settled<UnsentWorkout, WorkoutSession>;

type Deps = Parameters<typeof offline.createOutbox<UnsentWorkout, WorkoutSession>>[0];
type AnyDelivery = offline.Delivery<UnsentWorkout, WorkoutSession>;

const isOpen = ({ state }: AnyDelivery) => state === 'waiting' || state === 'sending';
const isCompletion = (delivery: AnyDelivery): delivery is Delivery => !isStart(delivery.entry);

/** The one sender of this user's workouts: of those that began without a connection, and of all that were finished. */
export function createWorkoutOutbox(userId: string, { send, ...deps }: Omit<Deps, 'store' | 'idOf'>) {
  const outbox: offline.Outbox<UnsentWorkout, WorkoutSession> = offline.createOutbox({
    ...deps,
    store: { key: unsentKey, read: () => readUnsent(userId), keep: keepUnsent, drop: dropUnsent },
    idOf,
    send(entry) {
      // Before its start has arrived the server knows of no such session, and its refusal would lose the workout.
      const isTooSoon = !isStart(entry) && outbox.read(startIdOf(entry.sessionId));
      return isTooSoon ? Promise.reject(new Error('Its start comes first.')) : send(entry);
    },
  });

  return {
    ...outbox,
    /** How far the end of a session has come; null where nothing is known of it. */
    read(sessionId: string): Delivery | null {
      const delivery = outbox.read(sessionId);
      return delivery && isCompletion(delivery) ? delivery : null;
    },
    /** The first finished workout that has not arrived. */
    readOpen: (): Delivery | null => outbox.readAll().filter(isCompletion).find(isOpen) ?? null,
    /** The last workout that began here, is not finished and has not arrived. */
    readStarted(): OfflineStart | null {
      const starts = outbox
        .readAll()
        .map(({ entry }) => entry)
        .filter(isStart);
      const ended = new Set(starts.map(({ ends }) => ends));
      return starts.findLast(({ sessionId }) => !ended.has(sessionId) && !outbox.read(sessionId)) ?? null;
    },
  };
}

export type WorkoutOutbox = ReturnType<typeof createWorkoutOutbox>;
