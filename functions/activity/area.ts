import { activityContract } from '../../shared/contracts/activity';
import type { Area } from '../manifest-types';

export const activity = {
  name: 'activity',
  tables: {
    'activity-days': { key: 'userId', sort: 'localDate', recoverable: true, owner: { by: 'key' } },
    'activity-imports': { key: 'userId', sort: 'importId', recoverable: true, owner: { by: 'key' } },
    'outside-activities': { key: 'userId', sort: 'activityId', recoverable: true, owner: { by: 'key' } },
  },
  parts: {
    'core-api': {
      contract: activityContract,
      emits: ['ProfileUpdated'],
      tables: {
        'activity-days': ['get', 'query', 'update'],
        'activity-imports': ['get', 'query', 'put', 'update'],
        'outside-activities': ['get', 'query', 'put', 'delete'],
        'device-tokens': ['query', 'update'],
        // To recognize a workout of ours that a watch recorded, too.
        'workout-summaries': ['query'],
        profiles: ['get', 'update'],
        weights: ['query', 'put', 'delete'],
        people: ['get', 'check'],
        quotas: ['update'],
        outbox: ['put'],
      },
      // Checks access tokens itself: the route has no authorizer.
      users: [],
    },
  },
} as const satisfies Area;
