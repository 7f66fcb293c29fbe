import { friendsContract } from '../../shared/contracts/friends';
import type { Area } from '../manifest-types';

export const friends = {
  name: 'friends',
  tables: {
    friends: {
      key: 'userId',
      sort: 'friendId',
      recoverable: true,
      owner: { by: 'mirrored', otherUser: 'friendId' },
    },
    'friend-lists': {
      key: 'userId',
      recoverable: false,
      owner: { by: 'key' },
      unexported: {
        blocks: 'it also has who blocked the person, which no one is told; their own blocks are in friends',
        tooManyBlocks: 'it would tell that many blocked the person',
      },
    },
    suggestions: {
      key: 'userId',
      indexes: { goals: { key: 'goalType', sort: 'userId', projection: 'keys' } },
      recoverable: false,
      owner: { by: 'key' },
    },
    invitations: {
      key: 'userId',
      indexes: { codes: { key: 'code', projection: 'keys' } },
      ttl: 'expiresAt',
      recoverable: false,
      owner: { by: 'key' },
    },
    names: {
      key: 'userId',
      sort: 'wordKey',
      indexes: { words: { key: 'letters', sort: 'word', projection: 'keys' } },
      recoverable: false,
      owner: { by: 'key' },
    },
    reports: {
      key: 'userId',
      sort: 'reportedId',
      indexes: { received: { key: 'listKey', sort: 'reportedAt', projection: 'all' } },
      recoverable: true,
      owner: { by: 'key' },
      unexported: { decision: 'what was decided about someone else' },
    },
    'recent-sessions': { key: 'userId', ttl: 'expiresAt', recoverable: false, owner: { by: 'key' } },
    cheers: {
      key: 'userId',
      sort: 'cheerId',
      ttl: 'expiresAt',
      recoverable: false,
      owner: { by: 'paired', otherUser: 'otherUserId' },
    },
  },
  parts: {
    'community-api': {
      contract: friendsContract,
      emits: ['FriendRequested', 'FriendAccepted', 'FriendRemoved', 'FriendBlocked', 'CheerSent'],
      tables: {
        friends: ['get', 'query', 'put', 'update', 'delete', 'check'],
        'friend-lists': ['get', 'update'],
        quotas: ['update'],
        suggestions: ['get', 'query'],
        reports: ['put'],
        invitations: ['get', 'query', 'put', 'check'],
        names: ['query'],
        'recent-sessions': ['get', 'update', 'check'],
        cheers: ['get', 'query', 'put'],
        people: ['get'],
        profiles: ['get'],
        outbox: ['put'],
      },
    },
  },
  functions: {
    'friends-events': {
      entry: 'functions/friends/lambda.ts',
      handler: 'events',
      hears: [
        'OnboardingCompleted',
        'ProfileUpdated',
        'WorkoutCompleted',
        'WorkoutRemoved',
        'WorkoutRestored',
        'WorkoutShared',
        'DanceSessionCompleted',
        'DanceRemoved',
        'DanceRestored',
      ],
      queue: { batchSize: 10, windowSeconds: 0 },
      tables: {
        suggestions: ['put', 'delete'],
        names: ['query', 'put', 'delete'],
        'recent-sessions': ['get', 'put'],
        'workout-sessions': ['get'],
        'dance-sessions': ['get'],
        people: ['get'],
        profiles: ['get'],
      },
      timeoutSeconds: 20,
    },
  },
} as const satisfies Area;
