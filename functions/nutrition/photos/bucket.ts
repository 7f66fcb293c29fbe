import type { BucketSpec } from '../../manifest-types';

/** Photos of meals, under their person's ID. */
export const photos = {
  owner: { by: 'prefix' },
  keptDays: 400,
  // As far as tables can go back.
  recoverableDays: 35,
  // A photo that never became a meal.
  unused: { tag: 'state', value: 'unused', keptDays: 1 },
} as const satisfies BucketSpec;
