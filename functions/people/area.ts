import type { Area } from '../manifest-types';

export const people = {
  name: 'people',
  tables: {
    people: { key: 'userId', recoverable: true, owner: { by: 'key' } },
  },
} as const satisfies Area;
