import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { changeRowUnlessRefused } from '../platform/storage/change-row';
import { unlessRefused, when, type Condition } from '../platform/storage/conditions';
import { readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';
import { leaseMs, voiceSessionSchema, type VoiceSession, type Work } from './voice-session';

type SessionChanges = Partial<Omit<VoiceSession, 'userId' | 'turn' | 'claimed'>>;

/** What one run of a turn holds: no other run may end it. */
const isRun = ({ turn, claimed }: VoiceSession): Condition =>
  when('#state = :thinking AND #turn = :seenTurn AND #claimed = :seenRun', {
    thinking: 'thinking',
    seenTurn: turn,
    seenRun: claimed,
  });

/** The lease as it was read. */
const isLease = ({ turn, attempt, leaseUntil }: VoiceSession): Condition =>
  when('#state = :thinking AND #turn = :seenTurn AND #attempt = :seenAttempt AND #leaseUntil = :seenLease', {
    thinking: 'thinking',
    seenTurn: turn,
    seenAttempt: attempt,
    seenLease: leaseUntil,
  });

/** The `voice-sessions` table: one row per person. */
export function createVoiceSessionsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('voice-sessions');
  const now = () => clock.now().getTime();

  /** The session after the change, or null if the condition refused it. */
  function change(userId: string, changes: object, condition: Condition): Promise<VoiceSession | null> {
    const update = updateOf({ TableName, Key: { userId } }, { set: changes }, condition);
    return changeRowUnlessRefused(documents, update, voiceSessionSchema);
  }

  return {
    read: (userId: string): Promise<VoiceSession | null> =>
      readRow(documents, { TableName, Key: { userId } }, voiceSessionSchema),

    /** Gives the session to its connection; false if a newer connection has one. */
    async open(session: VoiceSession): Promise<boolean> {
      const isNewest = when('attribute_not_exists(userId) OR connectedAt < :connectedAt', {
        connectedAt: session.connectedAt,
      });
      const put = documents.send(new PutCommand({ TableName, Item: session, ...isNewest }));
      return (await unlessRefused(put)) !== null;
    },

    /** Begins the next turn of a listening session; null if another turn began first. */
    startTurn(seen: VoiceSession, work: Work, more: SessionChanges = {}): Promise<VoiceSession | null> {
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

    /** Restarts a dead turn; null if another run already did. */
    retake: (seen: VoiceSession): Promise<VoiceSession | null> =>
      change(seen.userId, { attempt: seen.attempt + 1, leaseUntil: now() + leaseMs }, isLease(seen)),

    /** Gives up a dead turn; null if another run already did. */
    abandon: (seen: VoiceSession, changes: SessionChanges): Promise<VoiceSession | null> =>
      change(seen.userId, changes, isLease(seen)),

    /** Claims a started turn for this run; null if it is claimed, over, or was restarted since. */
    claim: (userId: string, turn: number, attempt: number): Promise<VoiceSession | null> =>
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

    /** What a run changes before it ends; null if it no longer holds the turn. */
    changeRun: (run: VoiceSession, changes: SessionChanges): Promise<VoiceSession | null> =>
      change(run.userId, changes, isRun(run)),

    /** The same as a transaction item. */
    changeRunItem: (run: VoiceSession, changes: SessionChanges): TransactItem => ({
      Update: updateOf({ TableName, Key: { userId: run.userId } }, { set: changes }, isRun(run)),
    }),

    /** Ends the session of a connection; null if the connection has none. */
    end: ({ userId, connectionId }: VoiceSession): Promise<VoiceSession | null> =>
      change(
        userId,
        { state: 'ended' },
        when('#connectionId = :seenConnection', { seenConnection: connectionId }),
      ),
  };
}

export type VoiceSessionsRepository = ReturnType<typeof createVoiceSessionsRepository>;
