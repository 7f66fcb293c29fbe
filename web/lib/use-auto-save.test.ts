// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAutoSave } from './use-auto-save';

interface Settings {
  tier: boolean;
  units: string;
}

/** A server that stores what it is sent and answers when told to. */
function show() {
  const answers: { settle: () => void; refuse: () => void }[] = [];
  const save = vi.fn(
    () =>
      new Promise<void>((settle, refuse) => answers.push({ settle, refuse: () => refuse(new Error('no')) })),
  );
  const stored: Settings = { tier: true, units: 'metric' };
  const hook = renderHook(({ values }) => useAutoSave(values, save), { initialProps: { values: stored } });
  const answer = (kind: 'settle' | 'refuse') => act(async () => answers.shift()?.[kind]());
  return { ...hook, save, answer, stored };
}

describe('useAutoSave', () => {
  it('shows a change right away and says when it is saved', async () => {
    const { result, save, answer } = show();
    expect(result.current).toMatchObject({ status: 'idle', values: { tier: true } });
    act(() => result.current.change({ tier: false }));
    expect(result.current).toMatchObject({ status: 'saving', values: { tier: false, units: 'metric' } });
    expect(save).toHaveBeenCalledWith({ tier: false });
    await answer('settle');
    expect(result.current.status).toBe('saved');
  });

  it('sends changes made during a request afterward, together, the last choice of each', async () => {
    const { result, save, answer } = show();
    act(() => result.current.change({ tier: false }));
    act(() => result.current.change({ tier: true }));
    act(() => result.current.change({ tier: false, units: 'imperial' }));
    expect(save).toHaveBeenCalledTimes(1);
    await answer('settle');
    expect(result.current.status).toBe('saving');
    expect(save).toHaveBeenLastCalledWith({ tier: false, units: 'imperial' });
    await answer('settle');
    expect(save).toHaveBeenCalledTimes(2);
    expect(result.current.status).toBe('saved');
  });

  it('keeps showing what could not be saved, and sends it again on retry', async () => {
    const { result, save, answer } = show();
    act(() => result.current.change({ tier: false }));
    await answer('refuse');
    expect(result.current).toMatchObject({ status: 'failed', values: { tier: false } });
    expect(result.current.error).toEqual(new Error('no'));
    act(() => result.current.retry());
    expect(save).toHaveBeenLastCalledWith({ tier: false });
    await answer('settle');
    expect(result.current.status).toBe('saved');
    act(() => result.current.retry());
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('sends what failed together with the next change, which takes precedence', async () => {
    const { result, save, answer } = show();
    act(() => result.current.change({ tier: false, units: 'imperial' }));
    await answer('refuse');
    act(() => result.current.change({ units: 'metric' }));
    expect(save).toHaveBeenLastCalledWith({ tier: false, units: 'metric' });
    await answer('settle');
    expect(result.current.status).toBe('saved');
  });

  it('shows what is stored once it is saved', async () => {
    const { result, answer, rerender, stored } = show();
    act(() => result.current.change({ tier: false }));
    await answer('settle');
    rerender({ values: { ...stored, tier: false, units: 'imperial' } });
    expect(result.current.values).toEqual({ tier: false, units: 'imperial' });
  });
});
