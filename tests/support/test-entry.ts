import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { installTestClock } from './clock';
import { readBody } from '../../infra/local/gateway/read-body';
import { oneProcess, patient } from '../../infra/local/gateway/admission';
import { startLocalCloud, type LocalCloud, type LocalCloudOptions } from '../../infra/local/local-cloud';

export interface TestCloud extends LocalCloud {
  /** Advances the server's time of day; returns the new time in epoch milliseconds. */
  advance(milliseconds: number): number;
  /** Without a line no request is answered. */
  setLine(isThere: boolean): void;
}

type Operation = (cloud: TestCloud, body: unknown) => object | Promise<object>;

const clockSchema = z.object({ advanceMs: z.number().nonnegative() });
const lineSchema = z.object({ isThere: z.boolean() });
const fireSchema = z.object({ schedule: z.string() });
const longestBody = 16_384;

const operations = new Map<string, Operation>([
  ['/__test/clock', (cloud, body) => ({ now: cloud.advance(clockSchema.parse(body).advanceMs) })],
  [
    '/__test/line',
    async (cloud, body) => {
      cloud.setLine(lineSchema.parse(body).isThere);
      return {};
    },
  ],
  ['/__test/idle', (cloud) => cloud.idle().then(() => ({}))],
  ['/__test/fire', (cloud, body) => cloud.fireSchedule(fireSchema.parse(body).schedule).then(() => ({}))],
]);

async function answer(response: ServerResponse, run: () => Promise<object>): Promise<void> {
  const { status, body } = await run().then(
    (body) => ({ status: 200, body }),
    (error: unknown) => ({
      status: 400,
      body: { message: error instanceof Error ? error.message : String(error) },
    }),
  );
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/**
 * The local cloud with a clock that starts at `from` and that tests advance, and POST /__test/clock, /__test/line,
 * /__test/idle, and /__test/fire.
 */
export async function startTestCloud(options: LocalCloudOptions, from?: string): Promise<TestCloud> {
  const clock = installTestClock(from);
  let cloud: TestCloud | null = null;
  let hasLine = true;
  const intercept = async (request: IncomingMessage, response: ServerResponse) => {
    const operation = operations.get(request.url ?? '');
    if (!operation || request.method !== 'POST') {
      if (!hasLine) request.destroy();
      return !hasLine;
    }
    await answer(response, async () => {
      const text = (await readBody(request, longestBody))?.toString() || '{}';
      if (!cloud) throw new Error('the server is still starting');
      return operation(cloud, JSON.parse(text));
    });
    return true;
  };
  const started = await startLocalCloud({ admission: patient, patience: 6, ...options, intercept });
  cloud = {
    ...started,
    advance: (milliseconds) => clock.advance(milliseconds),
    setLine: (isThere) => void (hasLine = isThere),
    async stop() {
      await started.stop();
      clock.uninstall();
    },
  };
  return cloud;
}

async function main(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      data: { type: 'string' },
      from: { type: 'string' },
      site: { type: 'string' },
      seed: flag,
      'confirm-by-mail': flag,
      sheds: flag,
    },
  });
  if (!values.data) throw new Error('test-entry needs --data <folder>');
  const options: LocalCloudOptions = {
    port: Number(values.port),
    dataFolder: resolve(values.data),
    ...(values.site ? { webRoot: resolve(values.site) } : {}),
    autoConfirm: !values['confirm-by-mail'],
    ...(values.sheds ? { admission: oneProcess } : {}),
    ...(values.seed ? { seed: (await import('../../infra/local/seed/seed')).seed } : {}),
  };
  const cloud = await startTestCloud(options, values.from);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cloud.stop().then(() => process.exit(0)));
  }
  console.log(JSON.stringify({ origin: cloud.origin }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
