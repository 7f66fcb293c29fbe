import { healthContract } from '../../shared/contracts/health';
import type { Area } from '../manifest-types';

export const health = {
  name: 'health',
  functions: {
    'health-api': {
      entry: 'functions/health/lambda.ts',
      handler: 'api',
      contract: healthContract,
      timeoutSeconds: 5,
    },
  },
} as const satisfies Area;
