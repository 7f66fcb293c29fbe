import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';

const root = resolve(import.meta.dirname, '../..');
const readySchema = z.object({ origin: z.string() });
const nowSchema = z.object({ now: z.number() });

export interface SpawnedCloud {
  origin: string;
  /** Advances the server's time of day; returns the new time in epoch milliseconds. */
  advance(milliseconds: number): Promise<number>;
  /** Without a line no request is answered. */
  setLine(isThere: boolean): Promise<void>;
  /** Resolves when outbox and queues are empty. */
  idle(): Promise<void>;
  /** The texts of the emails that would have been sent, oldest first. */
  mails(): Promise<string[]>;
  stop(): Promise<void>;
}

export interface SpawnOptions {
  /** What its clock shows at the start, ISO 8601. */
  from: string;
  /** The built client; default: $SITE or web/dist. */
  site?: string | undefined;
  seeded?: boolean;
  /** Refuses requests when overloaded, like the product does. */
  sheds?: boolean;
  /** A data folder to keep; default: a fresh one, which goes when it stops. */
  data?: string;
  /** Default: a free one. */
  port?: number;
  /** Configuration in addition to this process's. */
  environment?: Record<string, string>;
}

/** The product with a test clock in its own process, with fresh data. */
export async function spawnCloud({
  from,
  site = process.env.SITE,
  seeded,
  sheds,
  data: kept,
  port = 0,
  environment,
}: SpawnOptions): Promise<SpawnedCloud> {
  const data = kept ?? (await mkdtemp(join(tmpdir(), 'vita-spawned-')));
  const entry = [
    '--import',
    'tsx',
    'tests/support/test-entry.ts',
    '--data',
    data,
    '--from',
    from,
    '--port',
    String(port),
  ];
  if (site) entry.push('--site', site);
  if (seeded) entry.push('--seed');
  if (sheds) entry.push('--sheds');
  const env = { ...process.env, ...environment, NODE_NO_WARNINGS: '1' };
  const child = spawn(process.execPath, entry, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const origin = await new Promise<string>((done, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{')) done(readySchema.parse(JSON.parse(line)).origin);
    });
    void exited.then(() => fail(new Error('the local cloud did not start: see its message above')));
  });

  async function post(path: string, body: object): Promise<unknown> {
    const response = await fetch(`${origin}/__test/${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }
  return {
    origin,
    advance: async (advanceMs) => nowSchema.parse(await post('clock', { advanceMs })).now,
    setLine: async (isThere) => void (await post('line', { isThere })),
    mails: async () => {
      const names = (await readdir(join(data, 'mail')).catch(() => [])).toSorted();
      return Promise.all(names.map((name) => readFile(join(data, 'mail', name), 'utf8')));
    },
    idle: async () => void (await post('idle', {})),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      if (!kept) await rm(data, { recursive: true, force: true });
    },
  };
}
