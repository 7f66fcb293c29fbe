import * as z from 'zod';
import { followedProgrammeSchema, settingsSchema } from '../../shared/contracts/training-settings';
import { localDateSchema } from '../../shared/rules/local-date';

const movedSchema = z.object({ from: localDateSchema, to: localDateSchema });

/** A program as it is kept: sessions are counted from the workouts there were when it last went on. */
const storedProgrammeSchema = followedProgrammeSchema.extend({ workoutsAtResume: z.number().int() });
export type StoredProgramme = z.output<typeof storedProgrammeSchema>;

/** What a person chose for their training; everything is absent until it was chosen. */
export const planRowSchema = z.object({
  /** Goes up with each change, the calendar's left out. */
  version: z.number().int().default(0),
  settings: settingsSchema.nullable().default(null),
  /** The day on which they were chosen first: what came before was not missed. */
  since: localDateSchema.nullable().default(null),
  /** Sessions moved within their week; those of weeks that are over are dropped with the next move. */
  moves: z.array(movedSchema).default([]),
  programme: storedProgrammeSchema.nullable().default(null),
  calendarHash: z.string().nullable().default(null),
});
export type PlanRow = z.output<typeof planRowSchema>;

export const nothingChosen: PlanRow = planRowSchema.parse({});
