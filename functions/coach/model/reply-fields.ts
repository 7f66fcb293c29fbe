import * as z from 'zod';
import { bodyAreaSchema, equipmentSchema, muscles } from '../../../shared/rules/exercise';
import type { Avoidable } from '../../../shared/rules/nutrition/recommend';
import { limits } from '../../../shared/rules/training/limits';
import { conditions } from '../../../shared/rules/training/person';
import { muscleGroups, type MuscleGroup } from '../../../shared/rules/training/muscle-groups';

const body = [...new Set<string>([...bodyAreaSchema.options, ...muscles])];
const avoidable: readonly Avoidable[] = ['nuts', 'milk', 'egg', 'fish', 'gluten', 'soy'];

/** What a model may report or settle, and about what. Dangers are not included. */
const codes = {
  sore: body,
  injury: body,
  condition: conditions,
  limit: limits,
  allergy: avoidable,
  diet: ['vegan', 'vegetarian'],
} as const satisfies Record<string, readonly string[]>;
const kinds = ['sore', 'injury', 'condition', 'limit', 'allergy', 'diet'] as const;

const stateSchema = z.enum(['told', 'settled']);
const sideSchema = z.enum(['left', 'right', 'both']);
const actKindSchema = z.enum(['plan', 'change', 'log']);
const effortSchema = z.enum(['easier', 'harder']);
const questionKindSchema = z.enum(['figure', 'food']);

const bounds = {
  facts: 5,
  groups: 4,
  equipment: 4,
  foods: 300,
  question: 80,
  minutes: { least: 5, most: 90 },
};
/** No one means more; anything beyond is ignored. */
const mostRead = 50;

/** What a model is asked for besides its text: plain types without bounds, since every server's grammar can enforce them. */
export const fieldsFormat = {
  facts: z.array(
    z.object({
      kind: z.enum(kinds),
      what: z.enum([...new Set<string>(Object.values(codes).flat())]),
      side: sideSchema.nullable(),
      state: stateSchema,
    }),
  ),
  act: z
    .object({
      kind: actKindSchema,
      minutes: z.number().nullable(),
      groups: z.array(z.enum(muscleGroups.map(({ name }) => name))),
      equipment: z.array(equipmentSchema),
      bare: z.boolean(),
      effort: effortSchema.nullable(),
      foods: z.string().nullable(),
    })
    .nullable(),
  question: z.object({ kind: questionKindSchema, text: z.string() }).nullable(),
};

/** Reads a list entry by entry: invalid entries are dropped, valid ones kept. */
function listOf<Entry>(entry: z.ZodType<Entry>, most: number) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items
        .slice(0, mostRead)
        .flatMap((item) => {
          const read = entry.safeParse(item);
          return read.success ? [read.data] : [];
        })
        .slice(0, most),
    );
}

const claimSchema = z
  .object({
    kind: z.enum(kinds),
    what: z.string(),
    side: sideSchema.nullable().catch(null),
    state: stateSchema,
  })
  .refine(({ kind, what }) => codes[kind].some((code) => code === what));
/** A health fact that a model claims to have heard. */
export type Claim = z.output<typeof claimSchema>;

/** A group by its name, or the smallest one with a given muscle. */
function groupCalled(name: string): MuscleGroup | undefined {
  const called = name.toLowerCase().replaceAll('_', ' ');
  const muscle = muscles.find((each) => each.replaceAll('_', ' ') === called);
  return (
    muscleGroups.find((group) => group.name === called) ??
    muscleGroups
      .filter((group) => muscle !== undefined && group.muscles.includes(muscle))
      .toSorted((a, b) => a.muscles.length - b.muscles.length)[0]
  );
}

const groupSchema = z.string().transform((name, context) => {
  const group = groupCalled(name);
  if (group) return group;
  context.addIssue({ code: 'custom', message: 'no group' });
  return z.NEVER;
});

const minutesSchema = z.coerce
  .number()
  .positive()
  .transform((minutes) => Math.min(bounds.minutes.most, Math.max(bounds.minutes.least, Math.round(minutes))));

const actSchema = z.object({
  kind: actKindSchema,
  minutes: minutesSchema.nullable().catch(null),
  groups: listOf(groupSchema, bounds.groups),
  equipment: listOf(equipmentSchema.exclude(['none']), bounds.equipment),
  bare: z.boolean().catch(false),
  effort: effortSchema.nullable().catch(null),
  foods: z
    .string()
    .trim()
    .min(1)
    .transform((text) => text.slice(0, bounds.foods))
    .nullable()
    .catch(null),
});
export type ModelAct = z.output<typeof actSchema>;

const questionSchema = z.object({
  kind: questionKindSchema,
  text: z
    .string()
    .trim()
    .min(1)
    .transform((text) => text.slice(0, bounds.question)),
});
export type ModelQuestion = z.output<typeof questionSchema>;

/** Reads what came besides the text; anything invalid is treated as absent. */
export const fieldsSchema = {
  facts: listOf(claimSchema, bounds.facts),
  act: actSchema.nullable().catch(null),
  question: questionSchema.nullable().catch(null),
};
