import * as z from 'zod';
import { profileContract, type WeightEntry } from '../../../../shared/contracts/profile';
import { localDateOf, localDateSchema } from '../../../../shared/rules/local-date';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { OutboxKind } from '../../../lib/offline/use-outbox';
import { toast } from '../../../ui/toast';
import { profileQuery } from '../api/profile-query';
import { weightsQuery } from '../api/weights-query';

const entrySchema = z.object({
  userId: z.string(),
  id: z.string(),
  weightKg: z.number(),
  date: localDateSchema,
  /** The person's zone when the weight was logged for the current day; absent when a day was chosen. */
  zone: z.string().optional(),
});

/** A weight as it is sent; a retry sends exactly the same. */
export type UnsentWeight = z.output<typeof entrySchema>;

const patienceMs = 30_000;

export const weightKind: OutboxKind<UnsentWeight, WeightEntry> = {
  name: 'weight',
  schema: entrySchema,
  idOf: ({ id }) => id,
  /** A retry returns what is stored. A hanging request is aborted, because others wait for it. */
  send: ({ id, weightKg, date }) =>
    callEndpoint(
      profileContract.logWeight,
      { body: { id, weightKg, date } },
      AbortSignal.timeout(patienceMs),
    ),
  correct: (entry, { made }) => (entry.zone ? { ...entry, date: localDateOf(made, entry.zone) } : entry),
  nameOf: () => 'A weight',
  onSettled(queries, { saved }) {
    if (saved) toast.success('Weight added');
    void queries.invalidateQueries({ queryKey: weightsQuery().queryKey });
    void queries.invalidateQueries({ queryKey: profileQuery().queryKey });
  },
};
