import type { Area } from '../manifest-types';

export const people = {
  name: 'people',
  tables: {
    people: { key: 'userId', recoverable: true, owner: { by: 'key' } },
    // What operators did: a person can read it in their export, and it goes with their account.
    'operator-actions': {
      key: 'userId',
      sort: 'actionId',
      indexes: { newest: { key: 'listKey', sort: 'actionId', projection: 'all' } },
      ttl: 'expiresAt',
      recoverable: true,
      owner: { by: 'key' },
      unexported: {
        by: 'the name of an operator',
        reports: 'when and why someone reported can tell who it was',
      },
    },
  },
} as const satisfies Area;
