import { pushContract } from '../../shared/contracts/push';
import type { Area } from '../manifest-types';

export const push = {
  name: 'push',
  tables: {
    'push-subscriptions': {
      key: 'userId',
      sort: 'subscriptionId',
      indexes: { browsers: { key: 'subscriptionId', projection: 'keys' } },
      recoverable: true,
      owner: { by: 'key' },
      unexported: {
        p256dh: 'it encrypts what is sent to a browser and says nothing about the person',
        auth: 'it encrypts what is sent to a browser and says nothing about the person',
      },
    },
  },
  parts: {
    'notifications-api': {
      contract: pushContract,
      secrets: ['notification'],
      tables: { 'push-subscriptions': ['query', 'put', 'delete', 'batchWrite'], people: ['get'] },
    },
  },
  functions: {
    'push-events': {
      entry: 'functions/push/lambda.ts',
      handler: 'events',
      hears: ['NotificationCreated'],
      secrets: ['notification'],
      queue: { batchSize: 5, windowSeconds: 0 },
      tables: {
        'push-subscriptions': ['query', 'update', 'delete'],
        notifications: ['get', 'update'],
        'notification-preferences': ['get'],
        friends: ['get'],
        'friend-lists': ['get'],
        people: ['get'],
      },
      mailsPeople: true,
      users: ['AdminGetUser'],
      // Five messages, whose push services may take eight seconds each.
      timeoutSeconds: 50,
    },
  },
} as const satisfies Area;
