import type { BucketSpec } from './manifest-types';

/** Every bucket of the product; its name is a prefix and the name here. */
export const buckets = {
  /** Photos of meals, under the id of their person. */
  photos: {
    owner: { by: 'prefix' },
    keptDays: 400,
    // A photo that never became a meal.
    unused: { tag: 'state', value: 'unused', keptDays: 1 },
  },
} as const satisfies Record<string, BucketSpec>;

/** Every bucket that holds files of a person: export and deletion both walk this list. */
export const ownedBuckets: readonly string[] = Object.keys(buckets);
