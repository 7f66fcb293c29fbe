import * as z from 'zod';
import { factIdSchema, factKinds, factSources } from '../../shared/contracts/spared';
import { instantSchema } from '../../shared/contracts/values';
import { localDateSchema } from '../../shared/rules/local-date';

/**
 * One thing that someone told of their health. `factId` is made of its kind and what it is about, so that saying it
 * again renews it. `since` and `until` are the person's own days; `until` null: until it is settled.
 */
export const healthFactSchema = z.object({
  factId: factIdSchema,
  kind: z.enum(factKinds),
  /** An area of the body, a muscle, a condition, a limit, a food or a concern; null where only the words are known. */
  what: z.string().nullable(),
  side: z.enum(['left', 'right', 'both']).nullable(),
  since: localDateSchema,
  until: localDateSchema.nullable(),
  source: z.enum(factSources),
  /** Health data: never in logs, in events or with a model. */
  words: z.string(),
  /** `cleared`: a doctor or midwife knows and allows training; it is still planned around. */
  state: z.enum(['told', 'cleared', 'settled']),
  changedAt: instantSchema,
});
export type HealthFact = z.output<typeof healthFactSchema>;

/** The day of what the profile tells: when it was written is not known. */
export const profileDate = localDateSchema.parse('1970-01-01');

/** What was understood, before it is anyone's. */
export type ToldFact = Pick<HealthFact, 'kind' | 'what' | 'side'> & {
  /** Days that it holds, 1 is today only; null until it is settled. */
  days: number | null;
};

export const factIdOf = ({ kind, what }: Pick<HealthFact, 'kind' | 'what'>): string =>
  `${kind}.${what ?? 'words'}`;

/** Whether a fact counts on a day. */
export const holdsOn = ({ state, until }: HealthFact, today: string): boolean =>
  state !== 'settled' && (until === null || until >= today);
