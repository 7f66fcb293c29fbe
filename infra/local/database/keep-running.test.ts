import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepRunning, type Running } from './keep-running';

let started: Running[] = [];
const start = async (): Promise<Running> => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const running = { child, release: vi.fn() };
  started.push(running);
  return running;
};
const last = () => started.at(-1)!;
const fall = async () => {
  last().child.kill('SIGKILL');
  await once(last().child, 'exit');
};
const isRunning = ({ child }: Running) => child.exitCode === null && child.signalCode === null;

beforeEach(() => {
  started = [];
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  started.forEach(({ child }) => child.kill('SIGKILL'));
});

it('restarts a process that ended, and gives up after three times', async () => {
  const onLost = vi.fn<(error: Error) => void>();
  const stop = keepRunning(await start(), start, onLost);
  for (let falls = 1; falls <= 3; falls += 1) {
    await fall();
    await vi.waitFor(() => expect(started).toHaveLength(falls + 1));
    expect(onLost).not.toHaveBeenCalled();
  }
  await fall();
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
  expect(onLost.mock.lastCall?.[0].message).toContain('keeps stopping');
  expect(started).toHaveLength(4);
  await stop();
});

it('tells when it cannot be started again', async () => {
  const onLost = vi.fn<(error: Error) => void>();
  keepRunning(await start(), () => Promise.reject(new Error('no memory')), onLost);
  await fall();
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledWith(new Error('no memory')));
});

it('stays ended when it was stopped', async () => {
  const onLost = vi.fn<(error: Error) => void>();
  const stop = keepRunning(await start(), start, onLost);
  await stop();
  expect(isRunning(last())).toBe(false);
  expect(last().release).toHaveBeenCalledOnce();
  await stop();
  expect(started).toHaveLength(1);
  expect(onLost).not.toHaveBeenCalled();
});
