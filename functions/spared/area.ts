import { sparedContract } from '../../shared/contracts/spared';
import type { Area } from '../manifest-types';

export const spared = {
  name: 'spared',
  tables: {
    'health-facts': { key: 'userId', sort: 'factId', recoverable: true, owner: { by: 'key' } },
  },
  functions: {
    'spared-api': {
      entry: 'functions/spared/lambda.ts',
      handler: 'api',
      contract: sparedContract,
      tables: {
        'health-facts': ['query', 'put'],
        profiles: ['get'],
        people: ['get'],
        quotas: ['update'],
      },
      timeoutSeconds: 10,
    },
  },
} as const satisfies Area;
