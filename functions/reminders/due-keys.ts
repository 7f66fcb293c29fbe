import { shardOf } from '../leaderboards/rules/rank-tree';

const shards = 16;

/** Those who wait share these partitions of the index: a single one takes a thousand writes a second at most. */
export const dueKeyOf = (userId: string) => `waiting#${shardOf(userId, shards)}`;

/** Rows that have not changed since everyone shared one partition are still in that one. */
const formerKey = 'waiting';

export const dueKeys: readonly string[] = [
  formerKey,
  ...Array.from({ length: shards }, (_, shard) => `waiting#${shard}`),
];
