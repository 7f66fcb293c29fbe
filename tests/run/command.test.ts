import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from './command';
import { isThere } from './processes';

const folder = mkdtempSync(join(tmpdir(), 'vita-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = join(folder, 'step.log');
const run = (script: string, quietMs = 60_000) =>
  runCommand({ command: 'sh', args: ['-c', script], cwd: folder, env: process.env, log, quietMs });
/** Starts something that would outlive its parent, and waits forever. */
const leavesAChild = `sleep 1000 & echo "child $!"; wait`;
const childIn = (text: string) => Number(/child (\d+)/.exec(text)?.[1]);

/** A killed process may take a moment to get its new parent. */
const expectGone = (pid: number) => vi.waitFor(() => expect(isThere(pid)).toBe(false));

describe.skipIf(process.platform === 'win32')('A step', () => {
  it('is told with its code, its words and its time of the processor', async () => {
    const ended = await run('echo hello; i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done; exit 3');
    expect(ended).toMatchObject({ code: 3, hung: false });
    expect(ended.cpuSeconds).toBeGreaterThan(0);
    expect(readFileSync(log, 'utf8')).toBe('hello\n');
  });

  it('that says nothing for too long is ended with all it started', async () => {
    const ended = await run(leavesAChild, 1);
    expect(ended.hung).toBe(true);
    await expectGone(childIn(readFileSync(log, 'utf8')));
  });

  it('is ended with all it started when someone stops the run, and no other follows', async () => {
    const script = `
      import { endWithSignals, openLogs, runStep } from './tests/run/steps.ts';
      endWithSignals();
      openLogs();
      await runStep('stopped', 'sh', ['-c', ${JSON.stringify(leavesAChild)}]);
      await runStep('next', 'sh', ['-c', 'exit 0']);`;
    const logs = join(folder, 'logs');
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { ...process.env, TEST_LOGS: logs },
    });
    const exited = once(child, 'exit');
    const childOf = () => childIn(readFileSync(join(logs, 'stopped.log'), 'utf8'));
    await vi.waitFor(() => expect(isThere(childOf())).toBe(true));
    child.kill('SIGINT');
    expect(await exited).toEqual([130, null]);
    await expectGone(childOf());
    expect(readdirSync(logs)).not.toContain('next.log');
  });
});
