import type { Area } from '../manifest-types';

export const reminders = {
  name: 'reminders',
  tables: {
    reminders: {
      key: 'userId',
      indexes: { due: { key: 'dueKey', sort: 'dueAt', projection: 'all' } },
      recoverable: true,
      owner: { by: 'key' },
    },
  },
  functions: {
    'reminders-events': {
      entry: 'functions/reminders/lambda.ts',
      handler: 'events',
      hears: [
        'OnboardingCompleted',
        'ProfileUpdated',
        'NotificationPreferencesChanged',
        'WorkoutCompleted',
        'DanceSessionCompleted',
      ],
      queue: { batchSize: 10, windowSeconds: 0 },
      tables: {
        reminders: ['get', 'update'],
        'notification-preferences': ['get'],
        people: ['get'],
        profiles: ['get'],
      },
      timeoutSeconds: 20,
    },
    'reminders-list': {
      entry: 'functions/reminders/lambda.ts',
      handler: 'list',
      // Each run continues where the last one stopped.
      schedule: 'rate(5 minutes)',
      tables: { reminders: ['get', 'query', 'put'], digests: ['query'] },
      publishes: true,
      timeoutSeconds: 50,
      concurrency: 1,
    },
    'reminders-send': {
      entry: 'functions/reminders/lambda.ts',
      handler: 'send',
      hears: ['RemindersListed'],
      // A message is fifty people, so this many handle about a thousand a second.
      queue: { batchSize: 1, windowSeconds: 0, maximumConcurrency: 30 },
      emits: ['ReminderSent'],
      tables: {
        reminders: ['get', 'update', 'delete'],
        'notification-preferences': ['get'],
        'activity-days': ['query'],
        'training-plans': ['get'],
        people: ['get'],
        profiles: ['get'],
        outbox: ['put'],
      },
      timeoutSeconds: 30,
    },
  },
} as const satisfies Area;
