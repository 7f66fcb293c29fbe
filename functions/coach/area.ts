import { coachContract } from '../../shared/contracts/coach';
import type { Area } from '../manifest-types';

export const coach = {
  name: 'coach',
  tables: {
    'chat-messages': {
      key: 'userId',
      sort: 'entryKey',
      ttl: 'expiresAt',
      recoverable: true,
      owner: { by: 'key' },
    },
  },
  functions: {
    'coach-api': {
      entry: 'functions/coach/lambda.ts',
      handler: 'api',
      contract: coachContract,
      tables: {
        'chat-messages': ['get', 'query', 'put', 'update', 'delete'],
        'ai-usage': ['get', 'update'],
        quotas: ['update'],
        profiles: ['get'],
        people: ['get'],
        'activity-days': ['query'],
        'workout-summaries': ['query'],
        'outside-activities': ['query'],
        'training-plans': ['get'],
        'training-days': ['get', 'query', 'put'],
        exercises: ['query'],
        'exercise-marks': ['query'],
        'health-facts': ['query', 'put'],
        'food-logs': ['query'],
        'nutrition-goals': ['get'],
        'own-foods': ['query'],
        leaderboard: ['get'],
        connections: ['query', 'delete'],
      },
      pushes: true,
      asksModel: true,
      memoryMb: 1024,
      timeoutSeconds: 29,
    },
  },
} as const satisfies Area;
