import { activityContract } from '../../shared/contracts/activity';
import { deviceDataContract } from '../../shared/contracts/device-data';
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
      contract: { ...activityContract, ...deviceDataContract },
      emits: ['ProfileUpdated'],
      tables: {
        'activity-days': ['get', 'query', 'update', 'delete'],
        'activity-imports': ['get', 'query', 'put', 'update'],
        'outside-activities': ['get', 'query', 'put', 'delete'],
        'device-tokens': ['query', 'update'],
        // To recognize a workout of ours that a watch recorded, too.
        'workout-summaries': ['query'],
        // What devices add to the weight log and to the day's drinks.
        profiles: ['get', 'update'],
        weights: ['get', 'query', 'put', 'delete'],
        'food-logs': ['query', 'put'],
        people: ['get', 'check'],
        quotas: ['update'],
        outbox: ['put'],
      },
      // Checks access tokens itself: the route has no authorizer.
      users: [],
    },
  },
} as const satisfies Area;
