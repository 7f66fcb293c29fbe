import { profileContract } from '../../shared/contracts/profile';
import type { Area } from '../manifest-types';

export const profile = {
  name: 'profile',
  tables: {
    profiles: { key: 'userId', recoverable: true, owner: { by: 'key' } },
    'onboarding-drafts': { key: 'userId', ttl: 'expiresAt', recoverable: false, owner: { by: 'key' } },
    weights: { key: 'userId', sort: 'entryKey', recoverable: true, owner: { by: 'key' } },
  },
  functions: {
    'profile-api': {
      entry: 'functions/profile/lambda.ts',
      handler: 'api',
      contract: profileContract,
      emits: ['OnboardingCompleted', 'PlanChanged', 'ProfileUpdated', 'StandingChanged'],
      tables: {
        profiles: ['get', 'update'],
        people: ['get', 'update'],
        'onboarding-drafts': ['get', 'update', 'delete'],
        weights: ['get', 'query', 'put'],
        'activity-days': ['query'],
        'training-plans': ['get', 'update'],
        'training-days': ['query'],
        'exercise-marks': ['query'],
        'health-facts': ['query'],
        'workout-summaries': ['query'],
        'outside-activities': ['query'],
        exercises: ['query'],
        outbox: ['put'],
      },
      timeoutSeconds: 10,
    },
  },
} as const satisfies Area;
