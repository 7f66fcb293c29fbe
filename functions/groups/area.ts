import { groupsContract } from '../../shared/contracts/groups';
import type { Area } from '../manifest-types';

export const groups = {
  name: 'groups',
  tables: {
    groups: {
      key: 'groupId',
      indexes: { public: { key: 'listKey', sort: 'createdAt', projection: 'all' } },
      recoverable: true,
      owner: {
        by: 'none',
        because:
          'a group belongs to its members; a member who deletes their account leaves it, and an owner hands it over',
      },
    },
    'group-members': {
      key: 'userId',
      sort: 'groupId',
      indexes: { members: { key: 'groupId', sort: 'joinedAt', projection: 'all' } },
      recoverable: true,
      owner: { by: 'key' },
    },
  },
  functions: {
    'groups-api': {
      entry: 'functions/groups/lambda.ts',
      handler: 'api',
      contract: groupsContract,
      emits: ['GroupDeleted'],
      tables: {
        groups: ['get', 'query', 'put', 'update'],
        'group-members': ['get', 'query', 'put', 'update', 'delete', 'check'],
        friends: ['get'],
        'friend-lists': ['get'],
        reports: ['put'],
        quotas: ['update'],
        people: ['get'],
        outbox: ['put'],
      },
      timeoutSeconds: 10,
    },
    'groups-events': {
      entry: 'functions/groups/lambda.ts',
      handler: 'events',
      hears: ['AccountDeleted', 'GroupDeleted'],
      // After every request that began earlier, and before the deleted account's rows are erased.
      queue: { batchSize: 1, windowSeconds: 0, delaySeconds: 20 },
      tables: {
        groups: ['get', 'put', 'update'],
        'group-members': ['get', 'query', 'update', 'delete', 'check'],
      },
      timeoutSeconds: 30,
    },
  },
} as const satisfies Area;
