import * as z from 'zod';
import { danceSetIds, danceStyleIds } from '../../../../shared/rules/dance/choices';

const percentSchema = z.number().int().min(0).max(100).nullable();
export const unsentDanceSchema = z.object({
  userId: z.string(),
  id: z.string(),
  style: z.enum(danceStyleIds),
  set: z.enum(danceSetIds),
  camera: z.boolean(),
  startedAt: z.string(),
  samples: z.array(z.object({ accuracy: percentSchema, match: percentSchema })),
  finishedAt: z.string(),
});

/** A dance as it is sent, with its start, which may not have arrived either; a retry sends exactly the same. */
export type UnsentDance = z.output<typeof unsentDanceSchema>;
