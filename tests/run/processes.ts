import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
}

function onLinux(entry: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
    // The name is in brackets and may contain any character.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid: Number(entry), parent: Number(parent) }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** Every process of this machine; empty if unknown. */
function allProcesses(): Process[] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .flatMap(onLinux);
  if (process.platform === 'win32') return [];
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    return { pid: pid ?? 0, parent: parent ?? 0 };
  });
}

/** A process and all its descendants. */
function treeOf(pid: number): number[] {
  const all = allProcesses();
  const tree = [pid];
  for (const each of tree)
    tree.push(...all.filter(({ parent }) => parent === each).map((child) => child.pid));
  return tree;
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** Whether a process exists. */
export const isThere = (pid: number): boolean => signal(pid, 0);

/** Asks a process and all its descendants to end, and kills those that still exist after `graceMs`. */
export async function endTree(pid: number, graceMs = 5_000): Promise<void> {
  const tree = treeOf(pid);
  for (const each of tree) signal(each, 'SIGTERM');
  for (let left = graceMs; left > 0 && tree.some(isThere); left -= 50)
    await new Promise((done) => setTimeout(done, 50));
  for (const each of tree.flatMap(treeOf)) signal(each, 'SIGKILL');
}
