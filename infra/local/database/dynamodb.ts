import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import type { TableSpec } from '../../../functions/manifest-types';
import { dataWayOut } from '../start/data-files';
import { StartError } from '../start/start-error';
import { keepRunning, type Running } from './keep-running';
import { createTable, differencesOf, existingTables } from './table-definition';

export interface LocalDynamodb {
  endpoint: string;
  /** Whether it was started here. */
  isEmbedded: boolean;
  stop(): Promise<void>;
}

interface LocalDynamodbOptions {
  /** The database file; its folder is created if missing. */
  path: string;
  /** Default: a loopback address of its own, if the system has several. */
  host?: string;
  /** Default: a free one. */
  port?: number;
  /** Operating system and processor in npm's format; default: this machine's. */
  platform?: string;
  /** Called if the database has ended and could not be restarted; default: prints the error. */
  onLost?: ((error: Error) => void) | undefined;
}

const startAttempts = 3;

function findBinary(platform: string): string {
  const name = `@dynoxide/${platform}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'dynoxide');
  } catch {
    throw new StartError(
      `The local DynamoDB for this machine, ${name}, is not installed: install it, or set DYNAMODB_ENDPOINT.`,
    );
  }
}

async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`The data folder ${folder} is not writable.`);
  }
}

/**
 * A loopback address that no page can guess: the database accepts any signature and answers every origin. macOS only
 * has 127.0.0.1.
 */
function chooseHost(platform: string): string {
  if (platform.startsWith('darwin')) return '127.0.0.1';
  return ['127', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.');
}

async function freePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const startFailure = (said: string, path: string) =>
  /not a valid SQLite|malformed|corrupt/i.test(said)
    ? new StartError(`${path} is damaged: ${dataWayOut}`)
    : new StartError(`The local DynamoDB did not start: ${said.trim()}`);

/** Resolves when the process says that it is listening; rejects with its output if it ends before that. */
async function listening(child: ChildProcess, path: string): Promise<void> {
  let said = '';
  await new Promise<void>((resolveStart, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000);
      if (said.includes('listening on')) resolveStart();
    });
    child.once('error', reject);
    child.once('exit', () => reject(startFailure(said, path)));
  });
}

/** Ends `child` when this process is gone, even after a kill -9: its end of the pipe closes then. */
function watch(child: ChildProcess): () => void {
  const script = 'read -r _; kill "$1" 2>/dev/null';
  const watchdog = spawn('sh', ['-c', script, 'sh', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  const release = () => void watchdog.kill('SIGKILL');
  child.once('exit', release);
  return release;
}

async function launch(binary: string, path: string, host: string, port: number): Promise<Running> {
  // Detached, so that Ctrl-C only reaches this process, which stops the database last.
  const child = spawn(binary, ['serve', '--host', host, '--port', String(port), '--db-path', path], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  // Before it listens: a kill in between must not leave it running.
  const release = watch(child);
  await listening(child, path);
  child.unref();
  return { child, release };
}

/** Starts it on a free port; returns the address, and how to restart it there. */
async function launchSomewhere(binary: string, path: string, host: string, wantedPort: number | undefined) {
  for (let attempt = 1; ; attempt += 1) {
    const port = wantedPort ?? (await freePort(host));
    const start = () => launch(binary, path, host, port);
    try {
      return { endpoint: `http://${host}:${port}`, first: await start(), start };
    } catch (error) {
      // Someone may have taken the free port in between.
      const taken = String(error).includes('already in use');
      if (!taken || wantedPort !== undefined || attempt === startAttempts) throw error;
    }
  }
}

/**
 * Starts the embedded DynamoDB on loopback and waits until it responds. With DYNAMODB_ENDPOINT set, nothing is started
 * and that endpoint is used. The file survives a kill at any time; a second process on it is harmless.
 */
export async function startDynamodb(options: LocalDynamodbOptions): Promise<LocalDynamodb> {
  const given = process.env['DYNAMODB_ENDPOINT'];
  if (given) return { endpoint: given, isEmbedded: false, stop: async () => {} };
  const path = resolve(options.path);
  const platform = options.platform ?? `${process.platform}-${process.arch}`;
  const binary = findBinary(platform);
  const host = options.host ?? chooseHost(platform);
  await prepareFolder(dirname(path));
  const { endpoint, first, start } = await launchSomewhere(binary, path, host, options.port);
  const { onLost = (error) => console.error(error.message) } = options;
  return { endpoint, isEmbedded: true, stop: keepRunning(first, start, onLost) };
}

/**
 * Creates missing tables, named `prefix` + key, and leaves existing ones. Throws if an existing one has different keys
 * or indexes than its spec, because those cannot change in place.
 */
export async function createTables(
  client: DynamoDBClient,
  prefix: string,
  tables: Record<string, TableSpec>,
): Promise<void> {
  const existing = await existingTables(client);
  await Promise.all(
    Object.entries(tables).map(async ([key, spec]) => {
      const name = prefix + key;
      if (!existing.has(name)) return createTable(client, name, spec);
      const changed = await differencesOf(client, name, spec);
      if (changed.length === 0) return;
      throw new StartError(
        `Table ${name} has changed (${changed.join(', ')}) and cannot be altered in place: start with --reset.`,
      );
    }),
  );
}
