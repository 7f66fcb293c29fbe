import type { LocalDate } from '../../shared/rules/local-date';
import { whileUnchanged } from '../platform/storage/unchanged';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';
import type { ActivityDay } from './activity-repository';

/** A day's totals of workouts, dances, and activities outside; steps and heart rates are told, not counted. */
export type DayCounts = Omit<ActivityDay, 'localDate' | 'goalSeconds' | 'steps' | 'restingHeartRates'>;

export function createActivityAuditRepository({ tableName }: Storage) {
  return {
    /** Refused if the day changed since `seen` was read. */
    correctItem(userId: string, localDate: LocalDate, seen: DayCounts, right: DayCounts): TransactItem {
      const row = { TableName: tableName('activity-days'), Key: { userId, localDate } };
      return { Update: updateOf(row, { set: right }, whileUnchanged({ ...seen })) };
    },
  };
}
