import * as z from 'zod';
import type { TrainingArea, Weekday } from '../rules/training/person';
import type { ProgramId } from '../rules/training/programs';
import { instantSchema } from './values';

const areas = ['push', 'legs', 'core', 'cardio', 'mobility'] as const satisfies readonly TrainingArea[];
export const areaSchema = z.enum(areas);

const programIds = [
  'start-moving',
  'stronger-at-home',
  'lean-and-quick',
  'easy-on-joints',
] as const satisfies readonly ProgramId[];

/** ISO 8601: 1 is Monday, 7 is Sunday. */
const weekdaySchema = z.literal([1, 2, 3, 4, 5, 6, 7] as const satisfies readonly Weekday[]);

/** Equipment beyond a mat, a chair, and a wall. */
export const ownableEquipment = ['dumbbells', 'resistance_band'] as const;

const inOrder = <Value extends string | number>(values: readonly Value[]) => [...new Set(values)].toSorted();

export const settingsSchema = z.object({
  days: z.array(weekdaySchema).min(1).max(7).transform(inOrder),
  /** The usual length of a session. */
  minutes: z.number().int().min(5).max(90),
  equipment: z.array(z.enum(ownableEquipment)).max(10).transform(inOrder),
});
export type TrainingSettings = z.output<typeof settingsSchema>;

/** Training days and the usual length, as chosen during onboarding. */
export const trainingChoiceSchema = settingsSchema.pick({ days: true, minutes: true });
export type TrainingChoice = z.output<typeof trainingChoiceSchema>;

/** `shared/rules/training/programs` has name, milestones, and length. */
export const followedProgramSchema = z.object({
  id: z.enum(programIds),
  startedAt: instantSchema,
  isPaused: z.boolean(),
  /** Sessions completed while it was active. */
  sessionsDone: z.number().int(),
});

export type FollowedProgram = z.output<typeof followedProgramSchema>;
