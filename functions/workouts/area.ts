import { workoutsContract } from '../../shared/contracts/workouts';
import type { Area } from '../manifest-types';

export const workouts = {
  name: 'workouts',
  tables: {
    'workout-sessions': { key: 'userId', sort: 'sessionId', recoverable: true, owner: { by: 'key' } },
    'workout-summaries': { key: 'userId', sort: 'id', recoverable: true, owner: { by: 'key' } },
    'heart-rates': { key: 'userId', sort: 'sessionId', recoverable: true, owner: { by: 'key' } },
    'personal-records': { key: 'userId', sort: 'exerciseId', recoverable: true, owner: { by: 'key' } },
  },
  functions: {
    'workouts-api': {
      entry: 'functions/workouts/lambda.ts',
      handler: 'api',
      contract: workoutsContract,
      emits: ['WorkoutCompleted', 'WorkoutRemoved', 'WorkoutRestored', 'ChallengeCompleted', 'WorkoutShared'],
      tables: {
        'workout-sessions': ['get', 'query', 'put', 'update', 'delete'],
        'workout-summaries': ['get', 'query', 'put'],
        quotas: ['get', 'put', 'update'],
        'personal-records': ['query', 'put'],
        'heart-rates': ['get', 'put', 'delete'],
        'training-plans': ['get'],
        'training-days': ['get', 'query'],
        'outside-activities': ['query'],
        'exercise-marks': ['query'],
        'health-facts': ['query'],
        'challenge-participants': ['get', 'put', 'update'],
        'points-transactions': ['get'],
        exercises: ['query'],
        friends: ['get', 'query'],
        'activity-days': ['get', 'update'],
        people: ['get', 'update'],
        profiles: ['get'],
        outbox: ['put'],
      },
      timeoutSeconds: 10,
    },
  },
} as const satisfies Area;
