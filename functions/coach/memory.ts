import * as z from 'zod';
import { bodyAreaSchema, equipmentSchema, muscles } from '../../shared/rules/exercise';
import { muscleGroups, type MuscleGroup } from '../../shared/rules/training/muscle-groups';
import { concernNames } from './safety/answers';
import type { PlanRequest } from './reply/requests/plan-request';

/** Periods that numbers are asked for. */
export const periods = ['today', 'yesterday', 'this week', 'last week', 'month'] as const;
export type Period = (typeof periods)[number];

const groupsSchema = z.array(z.string());
const idsSchema = z.array(z.string());

/** A PlanRequest as stored: groups by name, sets as lists. */
const requestSchema = z.object({
  minutes: z.number().nullable(),
  groups: groupsSchema,
  restingGroups: groupsSchema,
  equipment: z.array(equipmentSchema),
  bannedEquipment: z.array(equipmentSchema),
  bare: z.boolean(),
  quiet: z.boolean(),
  effort: z.enum(['easier', 'harder']).nullable(),
  unwantedIds: idsSchema,
  usedIds: idsSchema,
  swaps: z.array(z.tuple([z.string(), z.string()])).default([]),
  painAreas: z.array(bodyAreaSchema),
  painMuscles: z.array(z.enum(muscles)),
});
type StoredRequest = z.output<typeof requestSchema>;

const planSchema = z.object({
  title: z.string(),
  minutes: z.number(),
  exerciseIds: idsSchema,
  /** Finds the session on its day; null when the workout was never one of the planner's. */
  trainingId: z.string().nullable(),
  request: requestSchema,
});
export type RememberedPlan = z.output<typeof planSchema>;

/** The state of a conversation after a reply. It is stored with the reply and never parsed from texts again. */
export const memorySchema = z.object({
  /** What the reply answered, by the intent's name; null when none of the coach's own rules did. */
  intent: z.string().nullable(),
  period: z.enum(periods).nullable(),
  /** The workout being discussed, and the one before it. */
  plan: planSchema.nullable(),
  before: planSchema.nullable(),
  /** What a bare 'harder' means. */
  about: z.enum(['plan', 'exercise']).nullable(),
  /** The exercises discussed last. */
  exerciseIds: idsSchema,
  /** The intents of the choices the reply offered, in order. */
  offered: z.array(z.string()),
  /** The ledger facts that the reply said it understood. */
  echoed: z.array(z.string()).default([]),
  /** The danger the reply asked about; nothing is planned before the answer. */
  asked: z.enum(concernNames).nullable().default(null).catch(null),
  /** Exercises that aren't wanted in this conversation. */
  unwantedIds: idsSchema.default([]),
});
export type Memory = z.output<typeof memorySchema>;

export const noMemory: Memory = {
  intent: null,
  period: null,
  plan: null,
  before: null,
  about: null,
  exerciseIds: [],
  offered: [],
  echoed: [],
  asked: null,
  unwantedIds: [],
};

const namesOf = (groups: readonly MuscleGroup[]) => groups.map(({ name }) => name);

/** Groups that no longer exist are left out. */
const groupsOf = (names: readonly string[]): MuscleGroup[] =>
  muscleGroups.filter(({ name }) => names.includes(name));

/** A request in its stored form. */
export function storedRequestOf(request: PlanRequest): StoredRequest {
  const { groups, restingGroups, equipment, bannedEquipment, unwantedIds, usedIds, swaps, pains } = request;
  const { minutes, bare, quiet, effort } = request;
  return {
    minutes,
    bare,
    quiet,
    effort,
    groups: namesOf(groups),
    restingGroups: namesOf(restingGroups),
    equipment: [...equipment],
    bannedEquipment: [...bannedEquipment],
    unwantedIds: [...unwantedIds],
    usedIds: [...usedIds],
    swaps: swaps.map(([from, to]) => [from, to]),
    painAreas: [...pains.areas],
    painMuscles: [...pains.muscles],
  };
}

/** The stored request. What to keep and what to limit the plan to belong to one change and are not stored. */
export function requestStoredAs(stored: StoredRequest): PlanRequest {
  const { painAreas, painMuscles, groups, restingGroups, ...rest } = stored;
  return {
    ...rest,
    groups: groupsOf(groups),
    restingGroups: groupsOf(restingGroups),
    keptIds: [],
    onlyIds: [],
    pains: { areas: new Set(painAreas), muscles: new Set(painMuscles) },
  };
}
