import * as z from 'zod';
import { factIdSchema, factKinds, factSources } from '../../shared/contracts/spared';
import { instantSchema } from '../../shared/contracts/values';
import { localDateSchema } from '../../shared/rules/local-date';

/**
 * One thing that someone told about their health. `factId` combines its kind and subject, so that saying it again
 * renews it. `since` and `until` are the person's own days; with `until` null it holds until it is settled.
 */
export const healthFactSchema = z.object({
  factId: factIdSchema,
  kind: z.enum(factKinds),
  /** A body area, muscle, condition, limit, food, or concern; null if only the words are known. */
  what: z.string().nullable(),
  side: z.enum(['left', 'right', 'both']).nullable(),
  since: localDateSchema,
  until: localDateSchema.nullable(),
  source: z.enum(factSources),
  /** Health data: never in logs or events, and never sent to a model. */
  words: z.string(),
  /** `cleared`: a doctor or midwife knows and allows training; plans still take it into account. */
  state: z.enum(['told', 'cleared', 'settled']),
  changedAt: instantSchema,
});
export type HealthFact = z.output<typeof healthFactSchema>;

/** The date of facts from the profile, whose real date is unknown. */
export const profileDate = localDateSchema.parse('1970-01-01');

/** What was understood, before it is stored for a person. */
export type ToldFact = Pick<HealthFact, 'kind' | 'what' | 'side'> & {
  /** Days that it holds, 1 for today only; null until it is settled. */
  days: number | null;
};

export const factIdOf = ({ kind, what }: Pick<HealthFact, 'kind' | 'what'>): string =>
  `${kind}.${what ?? 'words'}`;

/** Whether a fact holds on a day. */
export const holdsOn = ({ state, until }: HealthFact, today: string): boolean =>
  state !== 'settled' && (until === null || until >= today);
