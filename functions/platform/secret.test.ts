import { describe, expect, it, vi } from 'vitest';
import { fakeLog } from '../../tests/support/fake-storage';
import { createSecret, keyOf } from './secret';
import { SecretsRefused, type ReadSecret } from './secrets-manager';

const minute = 60_000;

/** A secret in a store that can be rotated and can fail, and a process that reads it. */
function setUp(first: Record<string, string>, before?: string) {
  const stored = { ...first };
  let now = Date.parse('2026-11-20T10:00:00Z');
  let failure: Error | null = null;
  const read = vi.fn<ReadSecret>(async (id, stage = 'AWSCURRENT') => {
    if (failure) throw failure;
    const text = stored[`${id} ${stage}`];
    return text === undefined ? null : { text, setAt: new Date(now) };
  });
  const log = fakeLog();
  const open = () => createSecret({ read, log, clock: { now: () => new Date(now) } }, { id: 'one', before });
  return {
    read,
    log,
    open,
    rotate: (text: string) =>
      Object.assign(stored, { 'one AWSPREVIOUS': stored['one AWSCURRENT'], 'one AWSCURRENT': text }),
    fail: (error: Error | null) => (failure = error),
    pass: (milliseconds: number) => (now += milliseconds),
  };
}
const is = (wanted: string) => (generation: string) => (generation === wanted ? true : null);

describe('A secret', () => {
  it('is read once when a process starts, and kept for minutes', async () => {
    const { open, read, pass } = setUp({ 'one AWSCURRENT': 'a' });
    const secret = open();
    expect(read).toHaveBeenCalledOnce();
    const both = await Promise.all([secret.read(), secret.read()]);
    expect(both).toEqual([
      { current: 'a', previous: null },
      { current: 'a', previous: null },
    ]);
    pass(9 * minute);
    await secret.read();
    expect(read).toHaveBeenCalledTimes(2);
    pass(minute);
    await secret.read();
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('has two generations after a rotation, which a running process learns within ten minutes', async () => {
    const { open, rotate, pass } = setUp({ 'one AWSCURRENT': 'a' });
    const secret = open();
    expect(await secret.read()).toEqual({ current: 'a', previous: null });
    rotate('b');
    expect(await secret.read()).toEqual({ current: 'a', previous: null });
    pass(10 * minute);
    expect(await secret.read()).toEqual({ current: 'b', previous: 'a' });
  });

  it('is read anew before something made with an unknown generation is refused', async () => {
    const { open, rotate, pass } = setUp({ 'one AWSCURRENT': 'a' });
    const secret = open();
    await secret.read();
    rotate('b');
    pass(minute);
    expect(await secret.find(is('b'))).toBe(true);
    expect(await secret.find(is('a'))).toBe(true);
  });

  it('is read at most twice a minute for what is forged', async () => {
    const { open, read, pass } = setUp({ 'one AWSCURRENT': 'a' });
    const secret = open();
    await secret.read();
    pass(minute);
    for (let n = 0; n < 100; n += 1) expect(await secret.find(is('forged'))).toBeNull();
    expect(read).toHaveBeenCalledTimes(4);
    pass(minute / 2);
    await secret.find(is('forged'));
    expect(read).toHaveBeenCalledTimes(6);
  });

  it('goes on being used when it cannot be renewed, which the log says without it', async () => {
    const { open, log, read, fail, pass } = setUp({ 'one AWSCURRENT': 'WORD' });
    const secret = open();
    await secret.read();
    fail(new Error('no answer'));
    pass(10 * minute);
    expect(await secret.read()).toMatchObject({ current: 'WORD' });
    expect(await secret.read()).toMatchObject({ current: 'WORD' });
    expect(read).toHaveBeenCalledTimes(3);
    expect(log.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('WORD');
    fail(null);
    pass(minute);
    await secret.read();
    expect(read).toHaveBeenCalledTimes(5);
  });

  it('is read again by whoever needs it when the start of the process failed', async () => {
    const { open, fail } = setUp({ 'one AWSCURRENT': 'a' });
    fail(new Error('frozen'));
    const secret = open();
    fail(null);
    expect(await secret.read()).toMatchObject({ current: 'a' });
    fail(new Error('no answer'));
    await expect(open().read()).rejects.toThrow('no answer');
  });

  it('that does not exist is an error', async () => {
    await expect(setUp({}).open().read()).rejects.toThrow('a secret does not exist');
  });
});

describe('A secret whose generations lie apart', () => {
  it('accepts the one before', async () => {
    const secret = setUp({ 'one AWSCURRENT': 'b', 'zero AWSCURRENT': 'a' }, 'zero').open();
    expect(await secret.read()).toEqual({ current: 'b', previous: 'a' });
  });

  it('does without it once it is gone', async () => {
    const { open, read } = setUp({ 'one AWSCURRENT': 'b' }, 'zero');
    read.mockImplementation(async (id) => {
      if (id === 'zero') throw new SecretsRefused('AccessDeniedException', 400);
      return { text: 'b', setAt: new Date(0) };
    });
    expect(await open().read()).toEqual({ current: 'b', previous: null });
  });
});

it('A key of hashes is the current generation, or another text where there is no secret', async () => {
  const secret = setUp({ 'one AWSCURRENT': 'b', 'one AWSPREVIOUS': 'a' }).open();
  expect([await keyOf(secret, 'dev')(), await keyOf(null, 'dev')()]).toEqual(['b', 'dev']);
});
