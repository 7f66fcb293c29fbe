import { trainingContract } from '../../shared/contracts/training';
import type { Area } from '../manifest-types';

export const training = {
  name: 'training',
  tables: {
    'training-plans': {
      key: 'userId',
      indexes: { calendars: { key: 'calendarHash', projection: 'keys' } },
      recoverable: true,
      owner: { by: 'key' },
      unexported: { calendarHash: 'it opens the calendar feed and says nothing about the person' },
    },
    'training-days': { key: 'userId', sort: 'localDate', recoverable: true, owner: { by: 'key' } },
  },
  functions: {
    'training-api': {
      entry: 'functions/training/lambda.ts',
      handler: 'api',
      contract: trainingContract,
      emits: ['PlanChanged'],
      tables: {
        'training-plans': ['get', 'query', 'update'],
        'training-days': ['query', 'put'],
        'exercise-marks': ['query'],
        'health-facts': ['query'],
        'workout-summaries': ['query'],
        'outside-activities': ['query'],
        exercises: ['query'],
        'activity-days': ['get'],
        profiles: ['get'],
        people: ['get'],
        outbox: ['put'],
      },
      timeoutSeconds: 10,
    },
  },
} as const satisfies Area;
