import { notificationsContract } from '../../shared/contracts/notifications';
import type { Area } from '../manifest-types';

export const notifications = {
  name: 'notifications',
  tables: {
    notifications: {
      key: 'userId',
      sort: 'notificationId',
      ttl: 'expiresAt',
      recoverable: false,
      owner: { by: 'key' },
    },
    'notification-preferences': { key: 'userId', recoverable: true, owner: { by: 'key' } },
  },
  functions: {
    'notifications-api': {
      entry: 'functions/notifications/lambda.ts',
      handler: 'api',
      contract: notificationsContract,
      emits: ['NotificationPreferencesChanged'],
      tables: {
        notifications: ['query', 'update'],
        'notification-preferences': ['get', 'update'],
        people: ['get'],
        outbox: ['put'],
      },
      timeoutSeconds: 10,
    },
    'notifications-events': {
      entry: 'functions/notifications/lambda.ts',
      handler: 'events',
      hears: [
        'PointsAwarded',
        'PointsCorrected',
        'PlanChanged',
        'FriendRequested',
        'FriendAccepted',
        'FriendRemoved',
        'FriendBlocked',
        'FriendChallengeSent',
        'FriendChallengeDecided',
        'WorkoutShared',
        'TierReached',
        'ReminderSent',
        'CheerSent',
      ],
      emits: ['NotificationCreated'],
      queue: { batchSize: 10, windowSeconds: 0 },
      tables: {
        outbox: ['put'],
        notifications: ['query', 'put', 'batchWrite'],
        'notification-preferences': ['get'],
        friends: ['get', 'query'],
        'friend-lists': ['get'],
        people: ['get'],
        connections: ['query', 'delete'],
      },
      pushes: true,
      timeoutSeconds: 30,
    },
  },
} as const satisfies Area;
