import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FunctionSpec, Manifest } from '../../../functions/manifest-types';
import type { Invoke } from './invoke';
import { readBody } from './read-body';

export const functionsPath = '/2015-03-31/functions/';

/** Lambda's quota for asynchronous invocations. */
const payloadBytes = 256 * 1024;

function fail(response: ServerResponse, status: number, type: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type });
  response.end(JSON.stringify({ message: type }));
}

/** Lambda's Invoke for functions that the manifest marks as `invoked`: accepted immediately, run once, never retried. */
export function createInvokeEndpoint(
  { functions }: Manifest,
  { tablePrefix, runtime }: { tablePrefix: string; runtime: { invoke: Invoke } },
) {
  const names = Object.entries<FunctionSpec>(functions)
    .filter(([, { invoked }]) => invoked)
    .map(([name]) => name);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = names.find((each) => request.url === `${functionsPath}${tablePrefix}${each}/invocations`);
    if (!name) return fail(response, 404, 'ResourceNotFoundException');
    if (request.headers['x-amz-invocation-type'] !== 'Event')
      return fail(response, 400, 'InvalidParameterValueException');
    const body = await readBody(request, payloadBytes);
    if (!body) return fail(response, 413, 'RequestTooLargeException');
    response.writeHead(202).end();
    // The runtime reports failures.
    await runtime.invoke(name, JSON.parse(body.toString())).catch(() => undefined);
  };
}
