import { danceContract } from '../../shared/contracts/dance';
import type { Area } from '../manifest-types';
import { plannerTables } from '../planner-tables';

export const dance = {
  name: 'dance',
  tables: {
    'dance-sessions': {
      key: 'userId',
      sort: 'sessionId',
      ttl: 'expiresAt',
      recoverable: true,
      owner: { by: 'key' },
    },
  },
  functions: {
    'dance-api': {
      entry: 'functions/dance/lambda.ts',
      handler: 'api',
      contract: danceContract,
      emits: ['DanceSessionCompleted', 'DanceRemoved', 'DanceRestored'],
      tables: {
        'dance-sessions': ['get', 'query', 'put', 'update', 'delete'],
        'points-transactions': ['query'],
        'activity-days': ['get', 'update'],
        ...plannerTables,
        people: ['get', 'update'],
        profiles: ['get'],
        quotas: ['get', 'put'],
        outbox: ['put'],
      },
      timeoutSeconds: 10,
    },
  },
} as const satisfies Area;
