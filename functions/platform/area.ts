import type { Area } from '../manifest-types';

export const platform = {
  name: 'outbox',
  tables: {
    quotas: { key: 'userId', sort: 'period', ttl: 'expiresAt', recoverable: false, owner: { by: 'key' } },
    outbox: {
      key: 'id',
      recoverable: false,
      stream: true,
      owner: { by: 'none', because: 'empty when healthy; records leave within seconds' },
    },
  },
  functions: {
    'publish-events': {
      entry: 'functions/platform/outbox/lambda.ts',
      handler: 'publish',
      stream: 'outbox',
      tables: { outbox: ['batchWrite'] },
      publishes: true,
      timeoutSeconds: 30,
    },
    'sweep-outbox': {
      entry: 'functions/platform/outbox/lambda.ts',
      handler: 'sweep',
      schedule: 'rate(1 minute)',
      tables: { outbox: ['scan', 'batchWrite'] },
      publishes: true,
      timeoutSeconds: 30,
      concurrency: 1,
    },
  },
} as const satisfies Area;
