import * as z from 'zod';
import { areaSchema } from '../../shared/contracts/training-settings';
import { timedMoveSchema } from '../../shared/contracts/planned-moves';
import { localDateSchema } from '../../shared/rules/local-date';
import { nothingAsked } from './planner/asked-changes';

const moveSchema = z.object({
  exerciseId: z.string(),
  workSeconds: z.number().int(),
  restSeconds: z.number().int(),
  caloriesKcal: z.number().int(),
  reason: z.string().nullable(),
  set: z.number().int(),
  sets: z.number().int(),
});

const plannedSessionSchema = z.object({
  title: z.string(),
  focus: z.array(areaSchema),
  minutes: z.number().int(),
  load: z.number(),
  reasons: z.array(z.string()),
  warmUp: z.array(timedMoveSchema),
  exercises: z.array(moveSchema),
  coolDown: z.array(timedMoveSchema),
});

/** What was asked of the plan's own session; see `AskedChanges`. */
const askedSchema = z.object({
  shorter: z.number().int().default(0),
  easier: z.number().int().default(0),
  avoided: z
    .object({ ids: z.array(z.string()), focus: z.array(areaSchema) })
    .nullable()
    .default(null),
});

const dayPlanSchema = z.object({
  trainingId: z.string(),
  /** A fingerprint of everything the plan depends on. */
  fingerprint: z.string(),
  session: plannedSessionSchema,
  /** The change that made it from the previous plan; null if it was planned. */
  changeId: z.string().nullable(),
  changed: z.string().nullable(),
  asked: askedSchema.default(nothingAsked),
});
/** A planned session with its ID. */
export type DayPlan = z.output<typeof dayPlanSchema>;

const offerSchema = dayPlanSchema.pick({ trainingId: true, session: true });
/** A session that someone was offered besides the day's own. */
export type DayOffer = z.output<typeof offerSchema>;

export const dayRowSchema = z.object({
  localDate: localDateSchema,
  version: z.number().int(),
  /** The last one holds; earlier ones can still be started and answer repeated requests. */
  plans: z.array(dayPlanSchema),
  /** The latest ones; they can be started. */
  offers: z.array(offerSchema).default([]),
});
export type DayRow = z.output<typeof dayRowSchema>;

const kept = 8;

/** A day's plans or offers with another one added last; a day's last plan is the one that holds. */
export const withPlan = <Plan extends DayOffer>(plans: readonly Plan[], plan: Plan): Plan[] =>
  [...plans.filter(({ trainingId }) => trainingId !== plan.trainingId), plan].slice(-kept);
