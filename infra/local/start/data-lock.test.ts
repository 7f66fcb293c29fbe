import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder, resetDataFolder } from './data-lock';

let base: string;
let folder: string;
let server: Server;
let port: number;

beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'lock-'));
  folder = join(base, 'new/data');
  server = createServer((_request, response) => response.end('first'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  await stop();
  rmSync(base, { recursive: true });
});
async function stop(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
const lock = (token: string) => lockDataFolder(folder, { port, origin: 'http://localhost:3000', token });

describe('the lock of a data folder', () => {
  it('makes the folder and keeps a second server out, naming the first', async () => {
    await lock('first');
    await expect(lock('second')).rejects.toThrow(
      `Another server (process ${process.pid}, http://localhost:3000) is using ${folder}: stop it first.`,
    );
  });

  it('lets no one else of this machine in, even where the folder was there before', async () => {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    await lock('first');
    expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
  });

  it('is free again after release', async () => {
    (await lock('first')).release();
    expect(existsSync(join(folder, 'lock.json'))).toBe(false);
    await expect(lock('second')).resolves.toBeDefined();
  });

  it('is taken over from a server that died', async () => {
    const dead = await lock('first');
    await stop();
    const taken = await lock('second');
    dead.release();
    expect(existsSync(join(folder, 'lock.json'))).toBe(true);
    taken.release();
    expect(existsSync(join(folder, 'lock.json'))).toBe(false);
  });

  it('is taken over when something else answers on the old port', async () => {
    await lock('long gone');
    await expect(lock('second')).resolves.toBeDefined();
  });

  it('is taken over when its file is half written', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'lock.json'), '{"token":');
    await expect(lock('second')).resolves.toBeDefined();
  });

  it('names a folder that cannot be made', async () => {
    writeFileSync(join(base, 'new'), 'a file');
    await expect(lock('first')).rejects.toThrow(`The data folder ${folder} is not writable`);
  });
});

describe('a reset', () => {
  it('deletes the folder, and nothing when there is none', async () => {
    (await lock('first')).release();
    writeFileSync(join(folder, 'install.json'), '{}');
    await resetDataFolder(folder);
    await resetDataFolder(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it('does not delete a folder that was never one', async () => {
    writeFileSync(join(base, 'thesis.txt'), 'years of work');
    await expect(resetDataFolder(base)).rejects.toThrow('holds something other');
    expect(existsSync(join(base, 'thesis.txt'))).toBe(true);
  });

  it('is refused while a server is running', async () => {
    await lock('first');
    await expect(resetDataFolder(folder)).rejects.toThrow('stop it first');
    expect(existsSync(join(folder, 'lock.json'))).toBe(true);
  });
});
