import { whileUnchanged } from '../platform/storage/unchanged';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';
import { highestMarker } from './participants-repository';

export function createParticipantsAuditRepository({ tableName }: Storage) {
  return {
    /** Refused if a challenge was completed since `seen` was read. */
    correctItem(userId: string, seen: number, right: number): TransactItem {
      const row = {
        TableName: tableName('challenge-participants'),
        Key: { userId, challengeKey: highestMarker },
      };
      return { Update: updateOf(row, { set: { highest: right } }, whileUnchanged({ highest: seen })) };
    },
  };
}
