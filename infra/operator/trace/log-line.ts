import * as z from 'zod';

const lineSchema = z.looseObject({
  level: z.string(),
  message: z.string(),
  timestamp: z.string(),
  service: z.string().optional(),
  function: z.string().optional(),
  requestId: z.string().optional(),
  correlationId: z.string().optional(),
  user: z.string().optional(),
  route: z.string().optional(),
  event: z.string().optional(),
  eventId: z.string().optional(),
  messageId: z.string().optional(),
  attempt: z.number().optional(),
  commit: z.string().optional(),
  outcome: z.string().optional(),
  status: z.number().optional(),
  name: z.string().optional(),
  milliseconds: z.number().optional(),
  /** Events that were stored, as 'type id'. */
  emitted: z.array(z.string()).optional(),
});

/** A line of the product's log. */
export type LogLine = z.output<typeof lineSchema>;

/** A line of the gateway's access log, which also knows of requests that never got to a function. */
const accessSchema = z
  .object({
    requestId: z.string(),
    requestTime: z.coerce.number(),
    routeKey: z.string(),
    status: z.coerce.number(),
    latencyMs: z.number().optional(),
  })
  .transform(({ requestId, requestTime, routeKey, status, latencyMs }): LogLine => ({
    level: 'INFO',
    message: 'request',
    timestamp: new Date(requestTime).toISOString(),
    function: 'gateway',
    requestId,
    correlationId: requestId,
    route: routeKey,
    status,
    milliseconds: latencyMs,
  }));
const anySchema = z.union([lineSchema, accessSchema]);

/** A line as it was written; null for text that is none, such as what the runtime of a Lambda says. */
export function parseLine(text: string): LogLine | null {
  try {
    return anySchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
