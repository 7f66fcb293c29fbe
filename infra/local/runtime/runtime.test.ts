import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeFunction, fakeManifest, fakeRoot } from '../../../tests/support/local-cloud/manifest';
import { createRuntime, FunctionError, runningInvocation } from './runtime';

function fakeRuntime(onError = vi.fn<(error: FunctionError) => void>()) {
  const manifest = fakeManifest({
    describe: fakeFunction('describe', { timeoutSeconds: 7 }),
    fail: fakeFunction('fail'),
    hang: fakeFunction('hang', { timeoutSeconds: 0.05 }),
    large: fakeFunction('answerBytes'),
    single: fakeFunction('countAtOnce', { concurrency: 2 }),
    absent: fakeFunction('nothing'),
    broken: fakeFunction('any', { entry: 'functions/broken.ts' }),
  });
  return { onError, ...createRuntime({ manifest, root: fakeRoot, onError }) };
}

describe('a function', () => {
  it('gets its event and a context, and its module is loaded once', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { invoke } = fakeRuntime();
    const first = (await invoke('describe', { a: 1 })) as Record<string, unknown>;
    vi.advanceTimersByTime(1000);
    const second = (await invoke('describe', {})) as Record<string, unknown>;
    expect(first).toMatchObject({ event: { a: 1 }, functionName: 'describe', running: 'describe' });
    expect([first['remainingMs'], second['remainingMs']]).toEqual([7000, 7000]);
    expect(second['loadedAt']).toBe(first['loadedAt']);
    expect(second['awsRequestId']).not.toBe(first['awsRequestId']);
    expect(runningInvocation()).toBeUndefined();
  });

  it('sees what JSON leaves of its event', async () => {
    const { invoke } = fakeRuntime();
    const event = { at: new Date(0), gone: undefined };
    expect(await invoke('describe', event)).toMatchObject({ event: { at: '1970-01-01T00:00:00.000Z' } });
  });

  it('that throws is reported once with what it threw', async () => {
    const { invoke, onError } = fakeRuntime();
    const error = await invoke('fail', {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FunctionError);
    expect(error).toMatchObject({ functionName: 'fail', message: 'fail: no such thing' });
    expect((error as FunctionError).cause).toBeInstanceOf(TypeError);
    expect(onError.mock.calls).toEqual([[error]]);
  });

  it('is given up after its timeout', async () => {
    await expect(fakeRuntime().invoke('hang', {})).rejects.toThrow('Task timed out after 0.05 seconds');
  });

  it('answers up to 6 MB and takes up to 6 MB', async () => {
    const { invoke } = fakeRuntime();
    const limit = 6 * 1024 * 1024;
    expect(await invoke('large', { bytes: limit - 2 })).toHaveLength(limit - 2);
    await expect(invoke('large', { bytes: limit - 1 })).rejects.toThrow('Response payload size exceeded');
    await expect(invoke('describe', 'x'.repeat(limit))).rejects.toThrow('Request payload size exceeded');
  });

  it('with reserved concurrency runs no more often at once, and none is turned away', async () => {
    const { invoke } = fakeRuntime();
    const answers = await Promise.all(Array.from({ length: 9 }, () => invoke('single', {})));
    expect(Math.max(...(answers as number[]))).toBe(2);
  });

  it('that does not exist says so', async () => {
    const { invoke } = fakeRuntime();
    await expect(invoke('nobody', {})).rejects.toThrow('nobody: the manifest has no such function');
    await expect(invoke('absent', {})).rejects.toThrow('exports no function nothing');
    await expect(invoke('broken', {})).rejects.toThrow('this module does not load');
  });
});
