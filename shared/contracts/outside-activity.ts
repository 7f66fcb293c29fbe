import * as z from 'zod';
import { activityKinds } from '../rules/activities';
import { localDateSchema } from '../rules/local-date';
import { instantSchema } from './values';

/** A stored activity; `importId` is null if a device added it. */
export const activitySchema = z.object({
  id: z.string(),
  kind: z.enum(activityKinds),
  startedAt: instantSchema,
  date: localDateSchema,
  durationSeconds: z.number().int(),
  distanceMeters: z.number().nullable(),
  averageHeartRate: z.number().int().nullable(),
  caloriesKcal: z.number().int().nullable(),
  title: z.string().nullable(),
  /** The file's or device's name. */
  source: z.string(),
  importId: z.string().nullable(),
});
