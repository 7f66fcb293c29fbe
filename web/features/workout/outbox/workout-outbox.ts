import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import * as offline from '../../../lib/offline/outbox';
import { dropUnsent, keepUnsent, readUnsent, unsentKey, type Completion } from './unsent-completions';

export type Delivery = offline.Delivery<Completion, WorkoutSession>;
export type Settled = offline.Settled<Completion, WorkoutSession>;
export type WorkoutOutbox = offline.Outbox<Completion, WorkoutSession>;

type Deps = Parameters<typeof offline.createOutbox<Completion, WorkoutSession>>[0];

/** The one sender of this user's finished workouts. */
export function createWorkoutOutbox(userId: string, deps: Omit<Deps, 'store' | 'idOf'>): WorkoutOutbox {
  return offline.createOutbox({
    ...deps,
    store: { key: unsentKey, read: () => readUnsent(userId), keep: keepUnsent, drop: dropUnsent },
    idOf: ({ sessionId }) => sessionId,
  });
}
