import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createWriteStream, readFileSync, rmSync, statSync } from 'node:fs';
import { endTree } from './processes';

interface CommandOptions {
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Where its output goes. */
  log: string;
  /** A file it also writes to, which shows that it is alive. */
  journal?: string;
  /** How long it may be silent, in milliseconds. */
  quietMs: number;
}

export interface Ended {
  code: number;
  hung: boolean;
  wallSeconds: number;
  /** Processor time of everything it started and waited for; null if unknown. */
  cpuSeconds: number | null;
}

const running = new Set<number>();
let stopped = false;

/**
 * Ends all running commands and everything they started. No one is told about their end, so that nothing follows them.
 */
export async function endAll(): Promise<void> {
  stopped = true;
  await Promise.all([...running].map((pid) => endTree(pid)));
}

const secondsOf = (text: string) => {
  const [minutes = 0, seconds = 0] = text.replace('s', '').split('m').map(Number);
  return minutes * 60 + seconds;
};

/** The second line of a shell's `times` is about its children: user and system. */
function readTimes(file: string): number | null {
  try {
    const children = readFileSync(file, 'utf8').trim().split('\n')[1]?.split(' ') ?? [];
    rmSync(file);
    return children.map(secondsOf).reduce((a, b) => a + b);
  } catch {
    return null;
  }
}

const timed = 'file=$1; shift; "$@"; code=$?; times >"$file"; exit $code';

/** Node cannot measure its children's processor time; a shell can. */
function start(command: string, args: string[], times: string, options: SpawnOptions): ChildProcess {
  if (process.platform === 'win32') return spawn(command, args, { ...options, shell: true });
  // In its own process group: Ctrl-C only reaches this process, which ends it in order.
  return spawn('sh', ['-c', timed, 'sh', times, command, ...args], { ...options, detached: true });
}

const changedAt = (file = '') => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Runs a command. One that is silent for `quietMs` has hung, and is ended with everything it started. */
export function runCommand(options: CommandOptions): Promise<Ended> {
  const { command, args, cwd, env, log, journal, quietMs } = options;
  const started = performance.now();
  const output = createWriteStream(log);
  const times = `${log}.times`;
  const child = start(command, args, times, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const { pid = 0 } = child;
  running.add(pid);
  let heardAt = Date.now();
  let ending: Promise<void> | null = null;
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => {
      heardAt = Date.now();
      output.write(data);
    });
  const watch = setInterval(() => {
    if (Date.now() - Math.max(heardAt, changedAt(journal)) >= quietMs) ending ??= endTree(pid);
  }, 250);
  return new Promise((done) => {
    child.once('error', (error) => output.write(error.message));
    child.once('close', async (code) => {
      clearInterval(watch);
      running.delete(pid);
      await ending;
      if (stopped) return;
      const wallSeconds = (performance.now() - started) / 1000;
      const hung = ending !== null;
      output.end(() => done({ code: code ?? 1, hung, wallSeconds, cpuSeconds: readTimes(times) }));
    });
  });
}
