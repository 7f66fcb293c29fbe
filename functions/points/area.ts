import { pointsContract } from '../../shared/contracts/points';
import type { Area } from '../manifest-types';

export const points = {
  name: 'points',
  tables: {
    'points-transactions': {
      key: 'userId',
      sort: 'awardKey',
      indexes: { latest: { key: 'userId', sort: 'createdAt', projection: 'all' } },
      recoverable: true,
      owner: { by: 'key' },
    },
  },
  parts: {
    'core-api': {
      contract: pointsContract,
      tables: { people: ['get'], 'points-transactions': ['query'] },
    },
  },
  functions: {
    'points-events': {
      entry: 'functions/points/lambda.ts',
      handler: 'events',
      hears: [
        'WorkoutCompleted',
        'WorkoutRemoved',
        'WorkoutRestored',
        'MealLogged',
        'MealRemoved',
        'MealRestored',
        'DanceSessionCompleted',
        'DanceRemoved',
        'DanceRestored',
      ],
      emits: ['PointsAwarded', 'PointsCorrected', 'StandingChanged', 'TierReached'],
      queue: { batchSize: 10, windowSeconds: 0 },
      tables: {
        people: ['get', 'update'],
        profiles: ['get'],
        'points-transactions': ['query', 'put'],
        'activity-days': ['query'],
        // To check whether an activity was removed before paying for it.
        'workout-sessions': ['get'],
        'dance-sessions': ['get'],
        'food-logs': ['get'],
        outbox: ['put'],
      },
      timeoutSeconds: 20,
    },
  },
} as const satisfies Area;
