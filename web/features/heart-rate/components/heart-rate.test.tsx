// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStrap } from '../fake-strap.fixture';
import { createHeartRateMonitor } from '../monitor';
import { HeartRate } from './heart-rate';

const say = vi.hoisted(() => vi.fn<(text: string) => void>());
vi.mock('../../../lib/audio/announcer', () => ({ say }));
vi.mock('../../../ui/toast', () => ({
  toast: { error: vi.fn<() => void>(), dismissError: vi.fn<() => void>() },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  say.mockReset();
  vi.useRealTimers();
});

const guide = { maximum: 180, limit: 150, zones: [103, 115, 139, 173], reason: 'age' as const };

function player(changes: Partial<Parameters<typeof HeartRate>[0]> = {}) {
  const strap = fakeStrap();
  const monitor = createHeartRateMonitor(() => strap.bluetooth);
  const calls = {
    onKeep: vi.fn<() => void>(),
    onBeats: vi.fn<(beats: number) => void>(),
    onPause: vi.fn<() => void>(),
  };
  const props = { guide, keeps: true, isWorking: true, isRunning: true, monitor, ...calls };
  const { rerender } = render(<HeartRate {...props} {...changes} />);
  const tell = (...told: Parameters<typeof strap.tell>) => act(() => strap.tell(...told));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    strap,
    ...calls,
    tell,
    pass,
    show: (next: typeof changes) => rerender(<HeartRate {...props} {...changes} {...next} />),
    async tellFor(seconds: number, beats: number) {
      for (let second = 0; second < seconds; second += 1) {
        tell(beats);
        await pass(1_000);
      }
    },
    async connect() {
      fireEvent.click(screen.getByRole('button', { name: 'Connect heart rate' }));
      await pass(0);
    },
  };
}

describe('Heart rate in the player', () => {
  it('shows number and zone, in words for a screen reader', async () => {
    const { connect, tell, onPause } = player();
    await connect();
    expect(onPause).toHaveBeenCalledTimes(1);
    tell(128);
    const live = screen.getByRole('button', { name: 'Heart rate 128, zone 3, moderate' });
    expect(live.textContent).toBe('128Zone 3');
  });

  it('keeps its name while it has the focus, so that nobody hears every beat', async () => {
    const { connect, tell } = player();
    await connect();
    tell(128);
    fireEvent.focus(screen.getByRole('button', { name: /^Heart rate/ }));
    tell(131);
    expect(screen.getByRole('button', { name: 'Heart rate 128, zone 3, moderate' }).textContent).toBe(
      '131Zone 3',
    );
  });

  it('shows only the number where no zones hold, and says why', async () => {
    const { connect, tell } = player({ guide: { ...guide, zones: null, limit: 103, reason: 'medicine' } });
    await connect();
    tell(98);
    fireEvent.click(screen.getByRole('button', { name: 'Heart rate 98' }));
    expect(screen.getByText(/Ask your doctor which heart rate is right for you/)).toBeTruthy();
    expect(screen.queryByText(/Zone/)).toBeNull();
  });

  it('says what to do without contact, and that it looks for a lost strap', async () => {
    const { connect, tell, strap, pass } = player();
    await connect();
    tell(128, false);
    expect(screen.getByRole('button', { name: 'Heart rate: Moisten the strap' })).toBeTruthy();
    act(() => strap.lose());
    expect(screen.getByRole('button', { name: 'Heart rate: Reconnecting…' })).toBeTruthy();
    strap.comeBack();
    await pass(1_000);
    tell(126);
    expect(screen.getByRole('button', { name: /^Heart rate 126/ })).toBeTruthy();
  });

  it('is let go by its person', async () => {
    const { connect, tell } = player();
    await connect();
    tell(128);
    fireEvent.click(screen.getByRole('button', { name: /^Heart rate 128/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(screen.getByRole('button', { name: 'Connect heart rate' })).toBeTruthy();
  });
});

describe('Consent', () => {
  it('is asked before the first strap, and given with it', async () => {
    const { connect, onKeep, strap, pass } = player({ keeps: false });
    await connect();
    expect(strap.connections()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await pass(0);
    expect(onKeep).toHaveBeenCalledTimes(1);
    expect(strap.connections()).toBe(1);
  });

  it('may be refused: then it is shown, and nothing is kept', async () => {
    const { connect, onKeep, onBeats, tell, pass } = player({ keeps: false });
    await connect();
    fireEvent.click(screen.getByRole('button', { name: 'Only show it' }));
    await pass(0);
    tell(128);
    expect(screen.getByRole('button', { name: /^Heart rate 128/ })).toBeTruthy();
    expect(onKeep).not.toHaveBeenCalled();
    expect(onBeats).not.toHaveBeenCalled();
  });

  it('keeps each value while the time runs', async () => {
    const { connect, onBeats, tell, show } = player();
    await connect();
    tell(128);
    tell(128);
    show({ isRunning: false });
    tell(120);
    show({ isRunning: true });
    tell(122);
    expect(onBeats.mock.calls).toEqual([[128], [128], [122]]);
  });
});

describe('Ease off', () => {
  const ease = /^Ease off a little/;

  it('is shown and spoken ten seconds above the limit, and goes away again', async () => {
    const { connect, tellFor, pass } = player();
    await connect();
    await tellFor(10, 155);
    expect(screen.queryByText(ease)).toBeNull();
    await tellFor(1, 155);
    expect(screen.getByText(ease)).toBeTruthy();
    expect(say).toHaveBeenCalledTimes(1);
    expect(say.mock.calls[0]?.[0]).toMatch(ease);
    await pass(10_000);
    expect(screen.queryByText(ease)).toBeNull();
  });

  it('suggests a break far above it', async () => {
    const { connect, tellFor } = player();
    await connect();
    await tellFor(11, 172);
    expect(screen.getByText(/^Take a short break/)).toBeTruthy();
  });

  it('is not said in a rest, nor without a limit', async () => {
    const resting = player({ isWorking: false });
    await resting.connect();
    await resting.tellFor(12, 172);
    cleanup();
    const unknown = player({ guide: null });
    await unknown.connect();
    await unknown.tellFor(12, 172);
    expect(screen.getByRole('button', { name: 'Heart rate 172' })).toBeTruthy();
    expect(say).not.toHaveBeenCalled();
  });
});
