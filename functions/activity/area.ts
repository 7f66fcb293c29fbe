import { activityContract } from '../../shared/contracts/activity';
import type { Area } from '../manifest-types';

export const activity = {
  name: 'activity',
  tables: {
    'activity-days': { key: 'userId', sort: 'localDate', recoverable: true, owner: { by: 'key' } },
    'outside-activities': { key: 'userId', sort: 'activityId', recoverable: true, owner: { by: 'key' } },
  },
  parts: {
    'core-api': {
      contract: activityContract,
      tables: {
        'activity-days': ['get', 'update'],
        'device-tokens': ['query', 'update'],
        profiles: ['get'],
        people: ['get'],
      },
      // Checks access tokens itself: the route has no authorizer.
      users: [],
    },
  },
} as const satisfies Area;
