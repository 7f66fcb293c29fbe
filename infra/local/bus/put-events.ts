import type { EventBridgeEvent } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { readBody } from '../gateway/read-body';

const entrySchema = z.object({
  Source: z.string().default(''),
  DetailType: z.string().default(''),
  Detail: z.string().default(''),
  EventBusName: z.string().default('default'),
  Resources: z.array(z.string()).default([]),
  /** Epoch seconds. */
  Time: z.number().optional(),
});
const requestSchema = z.object({ Entries: z.array(entrySchema) });
type Entry = z.output<typeof entrySchema>;

export type BusEvent = EventBridgeEvent<string, object>;
interface EntryError {
  ErrorCode: string;
  ErrorMessage: string;
}

/** Makes events durable before it resolves. */
type Accept = (events: BusEvent[]) => Promise<void>;

/** A request that is refused as a whole. */
class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const maximumEntries = 10;
const maximumBytes = 262_144;
// JSON escapes can multiply the size of an allowed request.
const maximumBodyBytes = 4 * maximumBytes;

/** The size of an entry as EventBridge counts it. */
function sizeOf({ Time, Source, DetailType, Detail, Resources }: Entry): number {
  return (
    (Time === undefined ? 0 : 14) + Buffer.byteLength([Source, DetailType, Detail, ...Resources].join(''))
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseRequest(body: string, busName: string): Entry[] {
  const parsed = requestSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new Refusal('SerializationException', z.prettifyError(parsed.error));
  const { Entries } = parsed.data;
  if (Entries.length < 1 || Entries.length > maximumEntries) {
    throw new Refusal('ValidationException', `'entries' must have length between 1 and ${maximumEntries}.`);
  }
  if (Entries.reduce((sum, entry) => sum + sizeOf(entry), 0) > maximumBytes) {
    throw new Refusal('ValidationException', 'Total size of the entries in the request is over the limit.');
  }
  const stray = Entries.find(({ EventBusName }) => EventBusName !== busName);
  if (!stray) return Entries;
  throw new Refusal('ResourceNotFoundException', `Event bus ${stray.EventBusName} does not exist.`);
}

function parseEntry(entry: Entry): BusEvent | EntryError {
  const missing = (['Source', 'DetailType', 'Detail'] as const).find((name) => entry[name] === '');
  if (missing) {
    const ErrorMessage = `Parameter ${missing} is not valid. Reason: ${missing} is a required argument.`;
    return { ErrorCode: 'InvalidArgument', ErrorMessage };
  }
  if (entry.Source.startsWith('aws.')) {
    return { ErrorCode: 'NotAuthorizedForSourceException', ErrorMessage: 'Not authorized for the source.' };
  }
  const detail = z.record(z.string(), z.unknown()).safeParse(parseJson(entry.Detail));
  if (!detail.success) return { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' };
  const { Time = Date.now() / 1000 } = entry;
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': entry.DetailType,
    source: entry.Source,
    account: '000000000000',
    time: new Date(Time * 1000).toISOString().replace(/\.\d+Z$/, 'Z'),
    region: 'local',
    resources: entry.Resources,
    detail: detail.data,
  };
}

async function putEvents(request: IncomingMessage, busName: string, accept: Accept): Promise<object> {
  if (request.headers['x-amz-target'] !== 'AWSEvents.PutEvents') {
    throw new Refusal('UnknownOperationException', 'Only PutEvents is offered.');
  }
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
    throw new Refusal('MissingAuthenticationTokenException', 'The request is not signed.');
  }
  const body = await readBody(request, maximumBodyBytes);
  if (body === null) throw new Refusal('ValidationException', 'The request is too large.');
  const results = parseRequest(body.toString(), busName).map(parseEntry);
  const events = results.filter((result) => 'id' in result);
  await accept(events);
  const Entries = results.map((result) => ('id' in result ? { EventId: result.id } : result));
  return { FailedEntryCount: results.length - events.length, Entries };
}

/** Answers a PutEvents request as strictly as EventBridge does. */
export async function answerPutEvents(
  request: IncomingMessage,
  response: ServerResponse,
  busName: string,
  accept: Accept,
): Promise<void> {
  const answer = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
  try {
    answer(200, await putEvents(request, busName, accept));
  } catch (error) {
    if (error instanceof Refusal) {
      answer(400, { __type: error.code, message: error.message });
      return;
    }
    console.error('PutEvents failed', error);
    answer(500, { __type: 'InternalException', message: 'The events could not be stored.' });
  }
}
