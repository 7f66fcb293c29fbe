import { challengesContract } from '../shared/contracts/challenges';
import { groupsContract } from '../shared/contracts/groups';
import type { FunctionSpec } from './manifest-types';

/** Of the manifest: the ladder of challenges, and groups. */
export const challengesFunctions = {
  'challenges-api': {
    area: 'challenges',
    entry: 'functions/challenges/lambda.ts',
    handler: 'api',
    contract: challengesContract,
    tables: { 'challenge-participants': ['get', 'query'], friends: ['query'], people: ['get'] },
    timeoutSeconds: 10,
  },
  'groups-api': {
    area: 'groups',
    entry: 'functions/groups/lambda.ts',
    handler: 'api',
    contract: groupsContract,
    emits: ['GroupDeleted'],
    tables: {
      groups: ['get', 'query', 'put', 'update', 'delete'],
      'group-members': ['get', 'query', 'put', 'update', 'delete', 'check'],
      people: ['get'],
      outbox: ['put'],
    },
    timeoutSeconds: 10,
  },
  'groups-events': {
    area: 'groups',
    entry: 'functions/groups/lambda.ts',
    handler: 'events',
    hears: ['AccountDeleted', 'GroupDeleted'],
    // After every request that began before, and before the rows of a deleted account are erased.
    queue: { batchSize: 1, windowSeconds: 0, delaySeconds: 20 },
    tables: {
      groups: ['get', 'update', 'delete'],
      'group-members': ['get', 'query', 'update', 'delete', 'check'],
    },
    timeoutSeconds: 30,
  },
} as const satisfies Record<string, FunctionSpec>;
