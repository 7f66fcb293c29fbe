import * as z from 'zod';
import { followedProgramSchema, settingsSchema } from '../../shared/contracts/training-settings';
import { localDateSchema } from '../../shared/rules/local-date';

const movedSchema = z.object({ from: localDateSchema, to: localDateSchema });

/** A stored program: its sessions are counted from the number of workouts when it was last resumed. */
const storedProgramSchema = followedProgramSchema.extend({ workoutsAtResume: z.number().int() });
export type StoredProgram = z.output<typeof storedProgramSchema>;

/** What a person chose for their training; every field is absent until it was chosen. */
export const planRowSchema = z.object({
  /** Grows with each change, except the calendar's. */
  version: z.number().int().default(0),
  settings: settingsSchema.nullable().default(null),
  /** The day of the first choice: nothing before it was missed. */
  since: localDateSchema.nullable().default(null),
  /** Sessions moved within their week; those of past weeks are dropped with the next move. */
  moves: z.array(movedSchema).default([]),
  programme: storedProgramSchema.nullable().default(null),
  calendarHash: z.string().nullable().default(null),
});
export type PlanRow = z.output<typeof planRowSchema>;

export const nothingChosen: PlanRow = planRowSchema.parse({});
