import * as z from 'zod';
import { localDateSchema } from '../rules/local-date';
import type { Contract } from './endpoint';
import { freeText } from './free-text';
import { instantSchema } from './values';

/** The kind of a fact. `event` is a danger that was mentioned, by the name of its concern. */
export const factKinds = [
  'sore',
  'injury',
  'condition',
  'lifeStage',
  'allergy',
  'diet',
  'limit',
  'event',
  'unread',
] as const;

/** For these kinds the person says how long they hold; the others hold until they are settled. */
export const heldKinds = ['sore', 'injury', 'limit', 'unread'] as const;

export const factSources = ['onboarding', 'profile', 'chat', 'nutrition', 'voice', 'player'] as const;
export type FactSource = (typeof factSources)[number];

/** Where words are sent to be stored; chats store what they hear themselves. */
const tellingSources = ['player', 'profile', 'onboarding', 'voice'] as const;
export type TellingSource = (typeof tellingSources)[number];

/** The kind and the subject: `sore.knees`. Facts that no rule could read get their own ID: `unread.01J…`. */
export const factIdSchema = z.string().regex(/^[a-zA-Z]{1,12}\.[\w-]{1,40}$/);

export const sparedFactSchema = z.object({
  id: factIdSchema,
  kind: z.enum(factKinds),
  /** 'Left knee', 'No jumping'. */
  label: z.string(),
  /** What the person said or wrote; null if it was tapped or chosen from a list. */
  words: z.string().nullable(),
  source: z.enum(factSources),
  /** The person's own day on which it was said; null for answers in the profile. */
  since: localDateSchema.nullable(),
  /** The last day on which it holds; null until it is settled. */
  until: localDateSchema.nullable(),
  /** Whether it pauses training until it is settled. */
  holdsTraining: z.boolean(),
});
export type SparedFact = z.output<typeof sparedFactSchema>;

const params = z.object({ id: factIdSchema });
const factsSchema = z.object({ facts: z.array(sparedFactSchema) });

export const sparedContract = {
  /** Everything that Ana plans around, the latest first. */
  listSpared: {
    method: 'GET',
    path: '/spared',
    access: 'user',
    whole: true,
    response: factsSchema,
    errors: ['profile_not_found'],
  },
  /** Describes what hurts or has to be left out in the person's own words; returns what was understood. */
  tellSpared: {
    method: 'POST',
    path: '/spared',
    access: 'user',
    body: z.object({ words: freeText().min(1).max(500), source: z.enum(tellingSources) }),
    response: factsSchema.extend({ told: z.array(sparedFactSchema), settled: z.array(sparedFactSchema) }),
    errors: ['profile_not_found', 'too_many_facts'],
  },
  /** Settles a fact: it has healed, or no longer holds. A repeat gets the same answer. */
  settleSpared: {
    method: 'POST',
    path: '/spared/{id}/settle',
    access: 'user',
    params,
    response: factsSchema.extend({ settledAt: instantSchema }),
    errors: ['profile_not_found', 'fact_not_found'],
  },
  /** Sets how many days a fact holds, including today; null: until it is settled. */
  holdSpared: {
    method: 'POST',
    path: '/spared/{id}/hold',
    access: 'user',
    params,
    body: z.object({ days: z.int().min(1).max(30).nullable() }),
    response: factsSchema,
    errors: ['profile_not_found', 'fact_not_found'],
  },
} as const satisfies Contract;
