import { friendsContract } from '../shared/contracts/friends';
import { notificationsContract } from '../shared/contracts/notifications';
import type { Manifest } from './manifest-types';

/** Of the manifest: friends, and what people are told. */
export const communityFunctions = {
  'friends-api': {
    area: 'friends',
    entry: 'functions/friends/lambda.ts',
    handler: 'api',
    contract: friendsContract,
    emits: ['FriendRequested', 'FriendAccepted', 'FriendRemoved', 'FriendBlocked'],
    tables: {
      friends: ['get', 'query', 'put', 'update', 'delete', 'check'],
      'friend-limits': ['get', 'update'],
      suggestions: ['get', 'query'],
      reports: ['put'],
      people: ['get'],
      profiles: ['get'],
      outbox: ['put'],
    },
    timeoutSeconds: 10,
  },
  'friends-events': {
    area: 'friends',
    entry: 'functions/friends/lambda.ts',
    handler: 'events',
    hears: ['OnboardingCompleted', 'ProfileUpdated'],
    queue: { batchSize: 10, windowSeconds: 0 },
    tables: { suggestions: ['put', 'delete'], people: ['get'], profiles: ['get'] },
    timeoutSeconds: 20,
  },
  'notifications-api': {
    area: 'notifications',
    entry: 'functions/notifications/lambda.ts',
    handler: 'api',
    contract: notificationsContract,
    tables: {
      notifications: ['query', 'update'],
      'notification-preferences': ['get', 'update'],
      people: ['get'],
    },
    timeoutSeconds: 10,
  },
  'notifications-events': {
    area: 'notifications',
    entry: 'functions/notifications/lambda.ts',
    handler: 'events',
    hears: [
      'PointsAwarded',
      'PlanChanged',
      'FriendRequested',
      'FriendAccepted',
      'FriendRemoved',
      'FriendBlocked',
      'FriendChallengeSent',
      'FriendChallengeDecided',
      'WorkoutShared',
      'TierReached',
    ],
    queue: { batchSize: 10, windowSeconds: 0 },
    tables: {
      notifications: ['query', 'put', 'batchWrite'],
      'notification-preferences': ['get'],
      friends: ['get', 'query'],
      people: ['get'],
      connections: ['query', 'delete'],
    },
    pushes: true,
    timeoutSeconds: 30,
  },
} as const satisfies Manifest['functions'];
