import { challengesContract } from '../shared/contracts/challenges';
import { friendChallengesContract } from '../shared/contracts/friend-challenges';
import { groupsContract } from '../shared/contracts/groups';
import type { FunctionSpec } from './manifest-types';

/** The part of the manifest for the challenge ladder and groups. */
export const challengesFunctions = {
  'challenges-api': {
    area: 'challenges',
    entry: 'functions/challenges/lambda.ts',
    handler: 'api',
    contract: challengesContract,
    tables: { 'challenge-participants': ['get', 'query'], friends: ['query'], people: ['get'] },
    timeoutSeconds: 10,
  },
  'friend-challenges-api': {
    area: 'friend-challenges',
    entry: 'functions/friend-challenges/lambda.ts',
    handler: 'api',
    contract: friendChallengesContract,
    ownRoutes: true,
    emits: ['FriendChallengeSent', 'FriendChallengeDecided'],
    tables: {
      'friend-challenges': ['get', 'query', 'put', 'update'],
      'challenge-participants': ['get'],
      friends: ['get', 'query'],
      quotas: ['update'],
      people: ['get'],
      outbox: ['put'],
    },
    timeoutSeconds: 10,
  },
  'friend-challenges-events': {
    area: 'friend-challenges',
    entry: 'functions/friend-challenges/lambda.ts',
    handler: 'events',
    hears: ['WorkoutCompleted'],
    emits: ['FriendChallengeDecided'],
    queue: { batchSize: 10, windowSeconds: 0 },
    tables: { 'friend-challenges': ['get', 'query', 'update'], outbox: ['put'] },
    timeoutSeconds: 20,
  },
  'friend-challenges-close': {
    area: 'friend-challenges',
    entry: 'functions/friend-challenges/lambda.ts',
    handler: 'close',
    schedule: 'rate(1 hour)',
    emits: ['FriendChallengeDecided'],
    tables: { 'friend-challenges': ['get', 'query', 'update'], outbox: ['put'] },
    timeoutSeconds: 50,
    concurrency: 1,
  },
  'groups-api': {
    area: 'groups',
    entry: 'functions/groups/lambda.ts',
    handler: 'api',
    contract: groupsContract,
    emits: ['GroupDeleted'],
    tables: {
      groups: ['get', 'query', 'put', 'update'],
      'group-members': ['get', 'query', 'put', 'update', 'delete', 'check'],
      friends: ['get'],
      reports: ['put'],
      quotas: ['update'],
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
    // After every request that began earlier, and before the deleted account's rows are erased.
    queue: { batchSize: 1, windowSeconds: 0, delaySeconds: 20 },
    tables: {
      groups: ['get', 'put', 'update'],
      'group-members': ['get', 'query', 'update', 'delete', 'check'],
    },
    timeoutSeconds: 30,
  },
} as const satisfies Record<string, FunctionSpec>;
