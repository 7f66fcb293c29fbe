import * as z from 'zod';
import { idSchema, instantSchema } from '../contracts/values';

/**
 * The fields of every domain event. `correlationId` is the request's, `depth` counts how many events led to this one
 * (a chain above 5 is refused), `data` is the event's own.
 */
export const envelopeSchema = z.object({
  id: idSchema,
  type: z.string(),
  version: z.number().int().min(1),
  occurredAt: instantSchema,
  userId: z.string().min(1),
  correlationId: z.string().min(1),
  depth: z.number().int().min(0).max(5),
  data: z.unknown(),
});
export type Envelope<Data = unknown> = Omit<z.output<typeof envelopeSchema>, 'data'> & { data: Data };

/** An event's version and the schema of its data. */
export interface EventDefinition<Data extends z.ZodType = z.ZodType> {
  version: number;
  data: Data;
}

/** Keeps the type of the data. */
export function defineEvent<Data extends z.ZodType>(
  definition: EventDefinition<Data>,
): EventDefinition<Data> {
  return definition;
}
