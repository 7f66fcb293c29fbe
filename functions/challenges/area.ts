import { challengesContract } from '../../shared/contracts/challenges';
import type { Area } from '../manifest-types';

export const challenges = {
  name: 'challenges',
  tables: {
    'challenge-participants': {
      key: 'userId',
      sort: 'challengeKey',
      recoverable: true,
      owner: { by: 'key' },
    },
  },
  parts: {
    'core-api': {
      contract: challengesContract,
      tables: { 'challenge-participants': ['get', 'query'], friends: ['query'], people: ['get'] },
    },
  },
} as const satisfies Area;
