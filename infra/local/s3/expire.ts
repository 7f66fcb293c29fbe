import type { BucketSpec } from '../../../functions/manifest-types';
import type { ObjectFiles } from './object-files';

const dayMs = 86_400_000;

/** Removes what the bucket's rules let expire, like the deployed bucket's lifecycle does once a day. */
export function expireObjects(files: ObjectFiles, { keptDays, unused }: BucketSpec, now: Date): void {
  for (const { key, storedAt, tags } of files.list()) {
    const days = unused && tags[unused.tag] === unused.value ? unused.keptDays : keptDays;
    if (now.getTime() - Date.parse(storedAt) > days * dayMs) files.remove(key);
  }
}
