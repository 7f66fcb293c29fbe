import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { NotificationKind } from '../../../shared/contracts/notifications';
import type { Told } from '../../storm/held-events';
import type { TestCloud } from '../../support/cloud';

const draws: Partial<Record<NotificationKind, number>> = {
  friendRequest: 0.35,
  friendAccepted: 0.2,
  challenge: 0.4,
  challengeResult: 0.15,
  sharedWorkout: 0.1,
  tier: 0.02,
  streakAtRisk: 0.45,
  trainingDay: 0.3,
  cheer: 0.15,
};

/** How likely a notification of a kind makes its reader come back; assumed, not measured. */
export const drawOf = (kind: NotificationKind): number => draws[kind] ?? 0.1;

/** A moment at which someone was torn from what they were doing. */
export interface Interruption {
  userId: string;
  at: number;
  kind: NotificationKind;
  /** Whose doing it tells of. */
  actorId: string | null;
}

/**
 * The interruptions among events: each push or email, several ways of the same one counted once. Everyone here turned
 * on every push and has no page open, so whatever interrupts anyone is pushed.
 */
export async function interruptionsIn(
  { documents }: Pick<TestCloud, 'documents'>,
  events: readonly Told[],
): Promise<Interruption[]> {
  const found: Interruption[] = [];
  for (const { type, userId, occurredAt, data } of events) {
    if (type !== 'NotificationCreated' || !(data.push || data.mail)) continue;
    const Key = { userId, notificationId: data.notificationId };
    const { Item } = await documents.send(new GetCommand({ TableName: 'vita-local-notifications', Key }));
    // Gone where they blocked each other or left meanwhile: then nothing is pushed either.
    if (!Item) continue;
    const { kind, actorId } = Item as Pick<Interruption, 'kind' | 'actorId'>;
    found.push({ userId, at: Date.parse(occurredAt), kind, actorId });
  }
  return found;
}
