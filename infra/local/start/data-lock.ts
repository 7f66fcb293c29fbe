import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { StartError } from './start-error';

const holderSchema = z.object({ token: z.string(), port: z.number(), pid: z.number(), origin: z.string() });
type Holder = z.output<typeof holderSchema>;

interface DataLock {
  /** What `GET /lock` on the internal port returns, so that others can tell a live lock from a stale one. */
  token: string;
  release(): void;
}

const lockFile = (folder: string) => join(folder, 'lock.json');

function readHolder(folder: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(lockFile(folder), 'utf8')));
  } catch {
    return null;
  }
}

/** A lock outlives a kill -9; it is only held by a server that still responds with its token. */
async function isAlive({ port, token }: Holder): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/lock`, { signal: AbortSignal.timeout(2000) });
    return (await answer.text()) === token;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError';
  }
}

/** Throws StartError if another live server has the folder. */
export async function refuseWhenHeld(folder: string): Promise<void> {
  const holder = readHolder(folder);
  if (!holder || !(await isAlive(holder))) return;
  throw new StartError(
    `Another server (process ${holder.pid}, ${holder.origin}) is using ${resolve(folder)}: stop it first.`,
  );
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    // It contains keys and everyone's data.
    chmodSync(folder, 0o700);
    writeFileSync(join(folder, '.writable'), '');
    rmSync(join(folder, '.writable'));
  } catch {
    throw new StartError(`The data folder ${resolve(folder)} is not writable: check its owner and the disk.`);
  }
}

/**
 * Creates the data folder and locks it for this server. `port` is the internal one, which must already answer `GET
 * /lock` with `token`. Throws StartError if another live server has the folder.
 */
export async function lockDataFolder(
  folder: string,
  server: { port: number; origin: string; token: string },
): Promise<DataLock> {
  prepareFolder(folder);
  await refuseWhenHeld(folder);
  const holder: Holder = { ...server, pid: process.pid };
  const draft = `${lockFile(folder)}.${process.pid}-${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(holder));
  renameSync(draft, lockFile(folder));
  return {
    token: holder.token,
    release() {
      if (readHolder(folder)?.token === holder.token) rmSync(lockFile(folder), { force: true });
    },
  };
}

/** A folder that someone named by mistake must not be deleted. */
function looksLikeData(folder: string): boolean {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.length === 0 || names.includes('install.json') || names.includes('lock.json');
}

/** Deletes the data folder; throws StartError while a server is using it, or if it contains something else. */
export async function resetDataFolder(folder: string): Promise<void> {
  await refuseWhenHeld(folder);
  if (!looksLikeData(folder)) {
    throw new StartError(
      `${resolve(folder)} holds something other than this server's data: delete it yourself.`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
}
