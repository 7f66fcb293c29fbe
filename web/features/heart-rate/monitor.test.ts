import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStrap } from './fake-strap.fixture';
import { createHeartRateMonitor } from './monitor';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function connected() {
  const strap = fakeStrap();
  const monitor = createHeartRateMonitor(() => strap.bluetooth);
  await monitor.connect();
  strap.tell(120);
  const status = () => [monitor.read().status, monitor.read().beats];
  return { strap, monitor, status };
}

describe('A heart rate strap', () => {
  it('is connecting until it tells its first value', async () => {
    const strap = fakeStrap();
    const monitor = createHeartRateMonitor(() => strap.bluetooth);
    const asked = monitor.connect();
    expect(monitor.read().status).toBe('connecting');
    await asked;
    expect(monitor.read().status).toBe('connecting');
    strap.tell(96);
    expect(monitor.read()).toMatchObject({ status: 'connected', beats: 96 });
  });

  it('tells each value, also the same one again', async () => {
    const { strap, monitor } = await connected();
    const heard = vi.fn<() => void>();
    monitor.subscribe(heard);
    strap.tell(120);
    strap.tell(121);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('has no value without contact, or when it goes silent, until it tells one again', async () => {
    const { strap, status } = await connected();
    strap.tell(120, false);
    expect(status()).toEqual(['noContact', null]);
    strap.tell(118);
    expect(status()).toEqual(['connected', 118]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(status()).toEqual(['noContact', null]);
    strap.tell(0);
    expect(status()).toEqual(['noContact', null]);
    strap.tell(117);
    expect(status()).toEqual(['connected', 117]);
  });

  it('is found again when it was lost, with longer and longer pauses', async () => {
    const { strap, status } = await connected();
    strap.lose();
    expect(status()).toEqual(['lost', null]);
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
    expect(strap.connections()).toBe(4);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(strap.connections()).toBe(4);
    strap.comeBack();
    await vi.advanceTimersByTimeAsync(1_000);
    strap.tell(130);
    expect(status()).toEqual(['connected', 130]);
  });

  it('is looked for every 15 seconds at most, however long it is gone', async () => {
    const { strap } = await connected();
    strap.lose();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const before = strap.connections();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(strap.connections() - before).toBe(4);
  });

  it('is lost before its first value, and found again', async () => {
    const strap = fakeStrap();
    const monitor = createHeartRateMonitor(() => strap.bluetooth);
    await monitor.connect();
    strap.lose();
    expect(monitor.read().status).toBe('lost');
    strap.comeBack();
    await vi.advanceTimersByTimeAsync(1_000);
    strap.tell(99);
    expect(monitor.read().beats).toBe(99);
  });

  it('is left alone once it is disconnected', async () => {
    const { strap, monitor, status } = await connected();
    monitor.disconnect();
    expect(status()).toEqual(['off', null]);
    strap.tell(130);
    strap.lose();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(status()).toEqual(['off', null]);
    expect(strap.connections()).toBe(1);
  });

  it('is no failure if the person closes the list, and one if it cannot be reached', async () => {
    const strap = fakeStrap();
    const monitor = createHeartRateMonitor(() => strap.bluetooth);
    strap.leave();
    await monitor.connect();
    expect(monitor.read().status).toBe('failed');
    strap.cancel();
    await monitor.connect();
    expect(monitor.read().status).toBe('off');
  });

  it('stays from one part of a workout to the next, and not after it', async () => {
    const { monitor, status } = await connected();
    const leave = monitor.hold();
    leave();
    const leaveNext = monitor.hold();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(status()[0]).toBe('connected');
    leaveNext();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(status()[0]).toBe('off');
  });
});
