import type { PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import type { HandlerExecutionContext, InitializeHandler } from '@smithy/types';
import * as z from 'zod';
import { onClientCreated } from '../../functions/platform/clients';
import { envelopeSchema } from '../../shared/events/envelope';

const toldSchema = envelopeSchema
  .pick({ id: true, userId: true, correlationId: true, depth: true, occurredAt: true })
  .extend({ data: z.record(z.string(), z.unknown()) });

/** An event: its data and type, and what caused it. */
export interface Told extends z.output<typeof toldSchema> {
  type: string;
}

const toldIn = ({ DetailType = '', Detail = '{}' }: PutEventsRequestEntry): Told => ({
  type: DetailType,
  ...toldSchema.parse(JSON.parse(Detail)),
});

/**
 * Sits between the publisher and the bus: while `holding`, events are stored instead of delivered. Everything the
 * publisher passes on is remembered, each event once.
 */
export function holdEvents() {
  const held = new Map<string, PutEventsRequestEntry>();
  const told = new Map<string, Told>();
  const control = { holding: true, held, told };
  const middleware = (next: InitializeHandler<object, object>, { commandName }: HandlerExecutionContext) =>
    (async (args) => {
      if (commandName !== 'PutEventsCommand') return next(args);
      const { Entries = [] } = args.input as { Entries?: PutEventsRequestEntry[] };
      for (const entry of Entries) {
        const event = toldIn(entry);
        told.set(event.id, event);
        if (control.holding) held.set(event.id, entry);
      }
      if (!control.holding) return next(args);
      const results = Entries.map(() => ({ EventId: 'held' }));
      return { output: { FailedEntryCount: 0, Entries: results, $metadata: {} }, response: {} };
    }) as InitializeHandler<object, object>;
  onClientCreated((client) =>
    client.middlewareStack.add(middleware, { step: 'initialize', name: 'holdEvents', priority: 'low' }),
  );
  return control;
}
