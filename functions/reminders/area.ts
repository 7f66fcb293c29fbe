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
    'reminders-send': {
      entry: 'functions/reminders/lambda.ts',
      handler: 'remind',
      // Each run continues where the last one stopped; a busy evening takes several.
      schedule: 'rate(5 minutes)',
      emits: ['ReminderSent'],
      tables: {
        reminders: ['query', 'update', 'delete'],
        'notification-preferences': ['get'],
        'activity-days': ['query'],
        'training-plans': ['get'],
        people: ['get'],
        profiles: ['get'],
        outbox: ['put'],
      },
      timeoutSeconds: 50,
      concurrency: 1,
    },
  },
} as const satisfies Area;
