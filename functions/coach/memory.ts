import * as z from 'zod';
import { bodyAreaSchema, equipmentSchema, muscles } from '../../shared/rules/exercise';
import { muscleGroups, type MuscleGroup } from '../understanding/muscle-groups';
import { concernNames } from './safety/answers';
import type { PlanRequest } from './reply/requests/plan-request';

/** Stretches of time that figures are asked for. */
export const periods = ['today', 'yesterday', 'this week', 'last week', 'month'] as const;
export type Period = (typeof periods)[number];

const groupsSchema = z.array(z.string());
const idsSchema = z.array(z.string());

/** A PlanRequest as it is stored: groups by name, sets as lists. */
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
  /** Finds the session on its day; null where the workout was never one of the planner's. */
  trainingId: z.string().nullable(),
  request: requestSchema,
});
export type RememberedPlan = z.output<typeof planSchema>;

/** Where a conversation stands after a reply. It is stored with the reply and never read out of texts again. */
export const memorySchema = z.object({
  /** What the reply answered, by the intent's name; null where no rule of the coach's own did. */
  intent: z.string().nullable(),
  period: z.enum(periods).nullable(),
  /** The workout that is talked about, and the one before it. */
  plan: planSchema.nullable(),
  before: planSchema.nullable(),
  /** What a bare 'harder' means. */
  about: z.enum(['plan', 'exercise']).nullable(),
  /** The exercises that were talked about last. */
  exerciseIds: idsSchema,
  /** The intents of the choices that the reply offered, in their order. */
  offered: z.array(z.string()),
  /** The facts of the ledger that the reply said it understood. */
  echoed: z.array(z.string()).default([]),
  /** The danger that the reply asked about; nothing is planned before the answer. */
  asked: z.enum(concernNames).nullable().default(null).catch(null),
  /** Exercises that are not wanted in this conversation. */
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

/** Names of groups that are known no more are left out. */
const groupsOf = (names: readonly string[]): MuscleGroup[] =>
  muscleGroups.filter(({ name }) => names.includes(name));

/** A request in the form in which it is stored. */
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

/** The request that was stored. What to keep and what to stay with belong to one change and are not stored. */
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
