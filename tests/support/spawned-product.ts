import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** What `npm start` runs, in its own process. */
export interface SpawnedProduct {
  pid: number;
  /** Resolves when it responds; rejects if it ended before that. */
  ready: Promise<void>;
  /** Kills it without a chance to do anything more, with its database if requested. */
  kill(withDatabase: boolean): Promise<void>;
  /** Ends it like Ctrl-C does. */
  stop(): Promise<void>;
}

/** A port that was just free. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The processes that one has started itself; only found on Linux. */
export function childrenOf(pid: number): { pid: number; name: string }[] {
  if (!existsSync('/proc')) return [];
  const stats = readdirSync('/proc').flatMap((entry) => {
    try {
      return /^\d+$/.test(entry) ? [readFileSync(`/proc/${entry}/stat`, 'utf8')] : [];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  return stats.flatMap((stat) => {
    const [, own, name = '', parent] = /^(\d+) \((.*)\) \S (\d+)/.exec(stat) ?? [];
    return Number(parent) === pid ? [{ pid: Number(own), name }] : [];
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Resolves at the line that says that it is running. */
function readiness(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((done, fail) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4_000);
      if (said.includes('is running at')) done();
    });
    child.once('exit', () => fail(new Error(`the product did not start: ${said.trim()}`)));
  });
}

/** Starts the product on a data folder and port; its errors are written to `log`, a file descriptor. */
export function spawnProduct(
  { data, port, log }: { data: string; port: number; log: number },
  environment: Record<string, string> = {},
): SpawnedProduct {
  const entry = ['infra/local/start/start.mjs', '--port', String(port), '--data', data];
  const env = { ...process.env, ...environment, NODE_NO_WARNINGS: '1' };
  const child = spawn(process.execPath, entry, { cwd: root, env, stdio: ['ignore', 'pipe', log] });
  const ready = readiness(child);
  // No one may be waiting for one that is killed while it starts.
  ready.catch(() => undefined);
  const { pid = 0 } = child;
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (hasEnded(child)) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  return {
    pid,
    ready,
    async kill(withDatabase) {
      const databases = withDatabase ? childrenOf(pid).filter(({ name }) => name === 'dynoxide') : [];
      for (const database of databases) process.kill(database.pid, 'SIGKILL');
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}
