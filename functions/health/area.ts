import { healthContract } from '../../shared/contracts/health';
import type { Area } from '../manifest-types';

export const health = {
  name: 'health',
  parts: {
    'core-api': { contract: healthContract },
  },
} as const satisfies Area;
