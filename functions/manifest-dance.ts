import { danceContract } from '../shared/contracts/dance';
import type { FunctionSpec } from './manifest-types';

/** The part of the manifest for the dance game. */
export const danceFunctions = {
  'dance-api': {
    area: 'dance',
    entry: 'functions/dance/lambda.ts',
    handler: 'api',
    contract: danceContract,
    emits: ['DanceSessionCompleted', 'DanceRemoved', 'DanceRestored'],
    tables: {
      'dance-sessions': ['get', 'query', 'put', 'update', 'delete'],
      'points-transactions': ['query'],
      'activity-days': ['update'],
      people: ['get', 'update'],
      profiles: ['get'],
      quotas: ['get', 'put'],
      outbox: ['put'],
    },
    timeoutSeconds: 10,
  },
} as const satisfies Record<string, FunctionSpec>;
