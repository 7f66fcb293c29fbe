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
  parts: {
    'community-api': {
      contract: groupsContract,
      emits: ['GroupJoined', 'GroupDeleted'],
      tables: {
        groups: ['get', 'query', 'put', 'update'],
        'group-members': ['get', 'query', 'put', 'update', 'delete', 'check'],
        friends: ['get'],
        'friend-lists': ['get'],
        reports: ['put'],
        quotas: ['update'],
        people: ['get', 'check'],
        profiles: ['get'],
        outbox: ['put'],
      },
    },
  },
  functions: {
    'groups-events': {
      entry: 'functions/groups/lambda.ts',
      handler: 'events',
      hears: [
        'AccountDeleted',
        'GroupDeleted',
        'GroupJoined',
        'WorkoutCompleted',
        'WorkoutRemoved',
        'WorkoutRestored',
        'DanceSessionCompleted',
        'DanceRemoved',
        'DanceRestored',
        'PointsAwarded',
        'PointsCorrected',
        'StandingChanged',
      ],
      // The index of a deleted group's members shows by then who just joined.
      queue: { batchSize: 10, windowSeconds: 0, delaySeconds: 2 },
      tables: {
        groups: ['get', 'put', 'update'],
        'group-members': ['get', 'query', 'update', 'delete', 'check'],
        'activity-days': ['query'],
        people: ['get'],
      },
      timeoutSeconds: 50,
    },
  },
} as const satisfies Area;
