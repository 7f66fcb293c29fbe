import { AsyncLocalStorage } from 'node:async_hooks';

/** What a request, an event, or a run asked of others while it was handled. */
export interface Usage {
  /** Requests to the database. */
  calls: number;
  /** Consumed read capacity units. */
  readUnits: number;
  /** Consumed write capacity units. */
  writeUnits: number;
  /** Frames posted to sockets. */
  frames: number;
}

/** What every log line of one request, event, or run says about it. */
export interface LogFields {
  /** The gateway's ID of a request or frame; of anything else, the invocation's. */
  requestId?: string | undefined;
  /** A request and everything that comes of it share one. */
  correlationId?: string | undefined;
  /** The function's name, as deployed. */
  function?: string | undefined;
  /** Whose doing it is: see `pseudonymOf`. */
  user?: string | undefined;
  /** An endpoint of the contract, or the route of a frame. */
  route?: string | undefined;
  event?: string | undefined;
  eventId?: string | undefined;
  messageId?: string | undefined;
  /** The number of deliveries of an event, this one included. */
  attempt?: number | undefined;
}

interface Running {
  fields: LogFields;
  usage: Usage;
  /** Events that were stored meanwhile, as 'type id'. */
  emitted: string[];
}

/** A line stays short, even if a run tells thousands of people something. */
const mostEmitted = 20;

const store = new AsyncLocalStorage<Running>();

/** Runs `work` with log fields of its own; all that happens in it is added to what it gets. */
export function running<Result>(fields: LogFields, work: (run: Running) => Promise<Result>): Promise<Result> {
  const usage: Usage = { calls: 0, readUnits: 0, writeUnits: 0, frames: 0 };
  const run: Running = { fields: { ...fields }, usage, emitted: [] };
  return store.run(run, () => work(run));
}

/** The usage of whatever is running; undefined outside of `running`. */
export const runningUsage = (): Usage | undefined => store.getStore()?.usage;

/** The log fields of whatever is running. */
export const runningFields = (): LogFields => store.getStore()?.fields ?? {};

/** Adds what has become known to all further log lines of whatever is running. */
export function addLogFields(fields: LogFields): void {
  Object.assign(store.getStore()?.fields ?? {}, fields);
}

/** Tells the closing log line that an event was stored. */
export function noteEmitted(event: string): void {
  const emitted = store.getStore()?.emitted;
  if (emitted && emitted.length < mostEmitted) emitted.push(event);
}
