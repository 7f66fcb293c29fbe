import { exercisesContract } from '../../shared/contracts/exercises';
import type { Area } from '../manifest-types';

export const exercises = {
  name: 'exercises',
  tables: {
    exercises: {
      key: 'pk',
      sort: 'exerciseId',
      recoverable: true,
      owner: { by: 'none', because: 'the same library for everyone; nothing in it is about a person' },
    },
    'exercise-marks': { key: 'userId', sort: 'exerciseId', recoverable: true, owner: { by: 'key' } },
  },
  parts: {
    'core-api': {
      contract: exercisesContract,
      tables: {
        exercises: ['get', 'query'],
        'exercise-marks': ['get', 'query', 'put', 'delete'],
        people: ['get'],
      },
    },
  },
} as const satisfies Area;
