import { aiContract } from '../../shared/contracts/ai';
import type { Area } from '../manifest-types';

export const ai = {
  name: 'ai',
  tables: {
    'ai-usage': {
      key: 'userId',
      sort: 'period',
      ttl: 'expiresAt',
      recoverable: false,
      owner: { by: 'key' },
    },
  },
  parts: {
    'core-api': {
      contract: aiContract,
      tables: { 'ai-usage': ['get'], profiles: ['get'], people: ['get'] },
    },
  },
} as const satisfies Area;
