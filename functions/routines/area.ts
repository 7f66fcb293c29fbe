import { routinesContract } from '../../shared/contracts/routines';
import type { Area } from '../manifest-types';

export const routines = {
  name: 'routines',
  tables: {
    routines: { key: 'userId', sort: 'routineId', recoverable: true, owner: { by: 'key' } },
  },
  parts: {
    'core-api': {
      contract: routinesContract,
      tables: {
        routines: ['get', 'query', 'put', 'update'],
        exercises: ['query'],
        people: ['get'],
      },
    },
  },
} as const satisfies Area;
