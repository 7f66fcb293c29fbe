import type { BucketSpec } from './manifest-types';

/** Every bucket of the product, named by a prefix plus the key here. */
export const buckets = {
  /** Photos of meals, under their person's ID. */
  photos: {
    owner: { by: 'prefix' },
    keptDays: 400,
    // A photo that never became a meal.
    unused: { tag: 'state', value: 'unused', keptDays: 1 },
  },
} as const satisfies Record<string, BucketSpec>;

/** Every bucket with files of a person: export and deletion both use this list. */
export const ownedBuckets: readonly string[] = Object.keys(buckets);
