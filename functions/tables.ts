import type { TableSpec } from './manifest-types';

/** Keys and rules of every table; owner says how one user's rows are found for export and deletion. */
export const tables = {
  profiles: { key: 'userId', recoverable: true, owner: { by: 'key' } },
  people: { key: 'userId', recoverable: true, owner: { by: 'key' } },
  'onboarding-drafts': { key: 'userId', ttl: 'expiresAt', recoverable: false, owner: { by: 'key' } },
  weights: { key: 'userId', sort: 'entryKey', recoverable: true, owner: { by: 'key' } },
  exercises: {
    key: 'pk',
    sort: 'exerciseId',
    recoverable: true,
    owner: { by: 'none', because: 'the same library for everybody; nothing in it is about a person' },
  },
  'exercise-marks': { key: 'userId', sort: 'exerciseId', recoverable: true, owner: { by: 'key' } },
  'workout-sessions': { key: 'userId', sort: 'sessionId', recoverable: true, owner: { by: 'key' } },
  'personal-records': { key: 'userId', sort: 'exerciseId', recoverable: true, owner: { by: 'key' } },
  routines: { key: 'userId', sort: 'routineId', recoverable: true, owner: { by: 'key' } },
  'activity-days': { key: 'userId', sort: 'localDate', recoverable: true, owner: { by: 'key' } },
  'points-transactions': {
    key: 'userId',
    sort: 'awardKey',
    indexes: { latest: { key: 'userId', sort: 'createdAt', projection: 'all' } },
    recoverable: true,
    owner: { by: 'key' },
  },
  leaderboard: {
    key: 'pk',
    indexes: { top: { key: 'shard', sort: 'score', projection: 'all' } },
    recoverable: false,
    owner: { by: 'none', because: 'rebuilt from people; leaving the boards removes the row' },
  },
  friends: {
    key: 'userId',
    sort: 'friendId',
    recoverable: true,
    owner: { by: 'mirrored', otherUser: 'friendId' },
  },
  enquiries: {
    key: 'enquiryId',
    indexes: { received: { key: 'listKey', sort: 'receivedAt', projection: 'all' } },
    ttl: 'expiresAt',
    recoverable: true,
    owner: { by: 'none', because: 'written by visitors under no account; a row lives twelve months' },
  },
  'enquiry-limits': {
    key: 'limitKey',
    ttl: 'expiresAt',
    recoverable: false,
    owner: { by: 'none', because: 'counts under keyed hashes of addresses; a row lives twenty minutes' },
  },
  'notification-preferences': { key: 'userId', recoverable: true, owner: { by: 'key' } },
  connections: {
    key: 'userId',
    sort: 'connectionId',
    ttl: 'expiresAt',
    recoverable: false,
    owner: { by: 'key' },
  },
  tickets: {
    key: 'ticket',
    ttl: 'expiresAt',
    recoverable: false,
    owner: { by: 'none', because: 'lives 30 seconds' },
  },
  tombstones: {
    key: 'idHash',
    ttl: 'expiresAt',
    recoverable: false,
    owner: {
      by: 'none',
      because: 'a keyed hash of a deleted id, so that nothing late brings the account back',
    },
  },
  'device-tokens': {
    key: 'userId',
    sort: 'tokenId',
    indexes: { secrets: { key: 'secretHash', projection: 'keys' } },
    recoverable: true,
    owner: { by: 'key' },
    unexported: { secretHash: 'it proves a device to us and tells nothing about the person' },
  },
  'chat-messages': { key: 'userId', sort: 'entryKey', recoverable: true, owner: { by: 'key' } },
  'ai-usage': {
    key: 'userId',
    sort: 'period',
    ttl: 'expiresAt',
    recoverable: false,
    owner: { by: 'key' },
  },
  outbox: {
    key: 'id',
    recoverable: false,
    stream: true,
    owner: { by: 'none', because: 'empty when healthy; records leave within seconds' },
  },
} as const satisfies Record<string, TableSpec>;

export type TableName = keyof typeof tables;
