import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { changeRowUnlessRefused } from '../platform/storage/change-row';
import { unlessRefused, when, type Condition } from '../platform/storage/conditions';
import { readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';
import { leaseMs, sessionSchema, type Session, type Work } from './session';

type SessionChanges = Partial<Omit<Session, 'userId' | 'turn' | 'claimed'>>;

/** The claim of one run on its turn: no other run may end it. */
const isRun = ({ turn, claimed }: Session): Condition =>
  when('#state = :thinking AND #turn = :seenTurn AND #claimed = :seenRun', {
    thinking: 'thinking',
    seenTurn: turn,
    seenRun: claimed,
  });

/** The lease as it was read. */
const isLease = ({ turn, attempt, leaseUntil }: Session): Condition =>
  when('#state = :thinking AND #turn = :seenTurn AND #attempt = :seenAttempt AND #leaseUntil = :seenLease', {
    thinking: 'thinking',
    seenTurn: turn,
    seenAttempt: attempt,
    seenLease: leaseUntil,
  });

/** The `voice-sessions` table: one row a person. */
export function createSessionsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('voice-sessions');
  const now = () => clock.now().getTime();

  /** The session after the change, or null when the condition refused it. */
  function change(userId: string, changes: object, condition: Condition): Promise<Session | null> {
    const update = updateOf({ TableName, Key: { userId } }, { set: changes }, condition);
    return changeRowUnlessRefused(documents, update, sessionSchema);
  }

  return {
    read: (userId: string): Promise<Session | null> =>
      readRow(documents, { TableName, Key: { userId } }, sessionSchema),

    /** Assigns the session to its connection; false if a newer connection has one. */
    async open(session: Session): Promise<boolean> {
      const isNewest = when('attribute_not_exists(userId) OR connectedAt < :connectedAt', {
        connectedAt: session.connectedAt,
      });
      const put = documents.send(new PutCommand({ TableName, Item: session, ...isNewest }));
      return (await unlessRefused(put)) !== null;
    },

    /** Begins the next turn of a listening session; null if another turn began first. */
    startTurn(seen: Session, work: Work, more: SessionChanges = {}): Promise<Session | null> {
      const lease = { state: 'thinking', attempt: 1, claimed: 0, leaseUntil: now() + leaseMs };
      return change(
        seen.userId,
        { ...more, ...lease, turn: seen.turn + 1, work },
        when('#state = :listening AND #turn = :seenTurn AND #connectionId = :seenConnection', {
          listening: 'listening',
          seenTurn: seen.turn,
          seenConnection: seen.connectionId,
        }),
      );
    },

    /** Restarts a dead turn once; null if someone else did. */
    retake: (seen: Session): Promise<Session | null> =>
      change(seen.userId, { attempt: seen.attempt + 1, leaseUntil: now() + leaseMs }, isLease(seen)),

    /** Abandons a dead turn; null if someone else did. */
    abandon: (seen: Session, changes: SessionChanges): Promise<Session | null> =>
      change(seen.userId, changes, isLease(seen)),

    /** Claims a started turn for this run; null if it is claimed, over, or was restarted since. */
    claim: (userId: string, turn: number, attempt: number): Promise<Session | null> =>
      change(
        userId,
        { claimed: attempt },
        when(
          '#state = :thinking AND #turn = :seenTurn AND #attempt = :seenAttempt AND #claimed < :seenAttempt',
          {
            thinking: 'thinking',
            seenTurn: turn,
            seenAttempt: attempt,
          },
        ),
      ),

    /** Changes that a run makes before it is done; null if it lost its claim. */
    changeRun: (run: Session, changes: SessionChanges): Promise<Session | null> =>
      change(run.userId, changes, isRun(run)),

    /** The same as a transaction item. */
    changeRunItem: (run: Session, changes: SessionChanges): TransactItem => ({
      Update: updateOf({ TableName, Key: { userId: run.userId } }, { set: changes }, isRun(run)),
    }),

    /** Ends the session of a connection; null if the connection has none. */
    end: ({ userId, connectionId }: Session): Promise<Session | null> =>
      change(
        userId,
        { state: 'ended' },
        when('#connectionId = :seenConnection', { seenConnection: connectionId }),
      ),
  };
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;
