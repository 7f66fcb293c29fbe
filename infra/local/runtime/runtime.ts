import type { Context } from 'aws-lambda';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { FunctionSpec, Manifest } from '../../../functions/manifest-types';

export interface Runtime {
  /** Runs a function with `event` like Lambda and returns its result; throws FunctionError. */
  invoke(functionName: string, event: unknown): Promise<unknown>;
}

interface RuntimeOptions {
  manifest: Manifest;
  /** The folder that the manifest's entries are relative to. */
  root: string;
  /** Default: the console. */
  onError?: (error: FunctionError) => void;
  /** How many times its limit a function may take: tests run on busy machines. Default: 1. */
  patience?: number | undefined;
}

/** A function that threw, timed out, returned too much, or could not be loaded; `cause` is what it threw. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError';
  readonly functionName: string;

  constructor(functionName: string, cause: Error) {
    super(`${functionName}: ${cause.message}`, { cause });
    this.functionName = functionName;
  }
}

interface Invocation {
  functionName: string;
  timedOut: boolean;
}

type Handler = (event: unknown, context: Context) => unknown;
type Loader = (spec: FunctionSpec) => Promise<Handler>;
type Gate = <T>(work: () => Promise<T>) => Promise<T>;

const payloadLimitBytes = 6 * 1024 * 1024;
const invocations = new AsyncLocalStorage<Invocation>();

/** The invocation whose code is running, or undefined outside of any. */
export function runningInvocation(): Readonly<Invocation> | undefined {
  return invocations.getStore();
}

/** What is left of a value after the JSON between Lambda and its callers. */
function throughJson(value: unknown, what: string): unknown {
  const text = JSON.stringify(value) ?? 'null';
  if (Buffer.byteLength(text) > payloadLimitBytes) {
    throw new Error(
      `${what} payload size exceeded maximum allowed payload size (${payloadLimitBytes} bytes)`,
    );
  }
  return JSON.parse(text);
}

function createLoader(root: string): Loader {
  const modules = new Map<string, Promise<Record<string, unknown>>>();
  return async ({ entry, handler }) => {
    const url = pathToFileURL(join(root, entry)).href;
    const loading =
      modules.get(entry) ?? (import(/* @vite-ignore */ url) as Promise<Record<string, unknown>>);
    modules.set(entry, loading);
    const exported = (await loading)[handler];
    if (typeof exported !== 'function') throw new Error(`${entry} exports no function ${handler}`);
    return exported as Handler;
  };
}

/** At most `limit` in parallel; the others wait in line. */
function createGate(limit: number): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function contextOf(functionName: string, spec: FunctionSpec): Context {
  const deadline = performance.now() + spec.timeoutSeconds * 1000;
  return {
    functionName,
    awsRequestId: randomUUID(),
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${functionName}`,
    memoryLimitInMB: String(spec.memoryMb ?? 256),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, Math.floor(deadline - performance.now())),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}

async function run(
  handler: Handler,
  event: unknown,
  functionName: string,
  spec: FunctionSpec,
  patience: number,
): Promise<unknown> {
  const invocation: Invocation = { functionName, timedOut: false };
  const context = contextOf(functionName, spec);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        invocation.timedOut = true;
        reject(
          new Error(`${context.awsRequestId} Task timed out after ${spec.timeoutSeconds.toFixed(2)} seconds`),
        );
      },
      spec.timeoutSeconds * 1000 * patience,
    );
  });
  try {
    return await Promise.race([invocations.run(invocation, async () => handler(event, context)), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs the manifest's functions in this process, each with its limits, like Lambda. */
export function createRuntime({
  manifest,
  root,
  onError = console.error,
  patience = 1,
}: RuntimeOptions): Runtime {
  const load = createLoader(root);
  const gates = new Map<string, Gate>();
  for (const [name, { concurrency }] of Object.entries(manifest.functions)) {
    if (concurrency !== undefined) gates.set(name, createGate(concurrency));
  }
  const invokeNow = async (functionName: string, event: unknown) => {
    const spec = manifest.functions[functionName];
    if (spec === undefined) throw new Error('the manifest has no such function');
    const handler = await load(spec);
    const result = await run(handler, throughJson(event, 'Request'), functionName, spec, patience);
    return throughJson(result, 'Response');
  };
  return {
    async invoke(functionName, event) {
      const gate = gates.get(functionName);
      try {
        return await (gate ? gate(() => invokeNow(functionName, event)) : invokeNow(functionName, event));
      } catch (thrown) {
        const cause = thrown instanceof Error ? thrown : new Error(inspect(thrown));
        const error = new FunctionError(functionName, cause);
        onError(error);
        throw error;
      }
    },
  };
}
