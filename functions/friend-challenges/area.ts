import { friendChallengesContract } from '../../shared/contracts/friend-challenges';
import type { Area } from '../manifest-types';

export const friendChallenges = {
  name: 'friend-challenges',
  tables: {
    'friend-challenges': {
      key: 'userId',
      sort: 'friendChallengeId',
      indexes: { due: { key: 'dueKey', sort: 'endsAt', projection: 'all' } },
      recoverable: true,
      owner: { by: 'paired', otherUser: 'otherUserId' },
    },
  },
  parts: {
    'community-api': {
      contract: friendChallengesContract,
      emits: ['FriendChallengeSent', 'FriendChallengeDecided'],
      tables: {
        'friend-challenges': ['get', 'query', 'put', 'update'],
        'challenge-participants': ['get'],
        friends: ['get', 'query'],
        quotas: ['update'],
        people: ['get'],
        outbox: ['put'],
      },
    },
  },
  functions: {
    'friend-challenges-events': {
      entry: 'functions/friend-challenges/lambda.ts',
      handler: 'events',
      hears: ['WorkoutCompleted'],
      emits: ['FriendChallengeDecided'],
      queue: { batchSize: 10, windowSeconds: 0 },
      tables: { 'friend-challenges': ['get', 'query', 'update'], outbox: ['put'] },
      timeoutSeconds: 20,
    },
    'friend-challenges-close': {
      entry: 'functions/friend-challenges/lambda.ts',
      handler: 'close',
      schedule: 'rate(1 hour)',
      emits: ['FriendChallengeDecided'],
      tables: { 'friend-challenges': ['get', 'query', 'update'], outbox: ['put'] },
      timeoutSeconds: 50,
      concurrency: 1,
    },
  },
} as const satisfies Area;
