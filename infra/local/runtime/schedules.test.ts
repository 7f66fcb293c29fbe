import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFunction, fakeManifest } from '../../../tests/support/local-cloud/manifest';
import type { Runtime } from './runtime';
import { intervalOf, startSchedules, untilNextHourly } from './schedules';

const manifest = fakeManifest({
  sweep: fakeFunction('sweep', { schedule: 'rate(1 minute)' }),
  remind: fakeFunction('remind', { schedule: 'rate(2 hours)' }),
  other: fakeFunction('other'),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs each function at its rate, even after a failure', () => {
  const invoke = vi.fn<Runtime['invoke']>().mockRejectedValue(new Error('down'));
  const schedules = startSchedules(manifest, { invoke });
  vi.advanceTimersByTime(2 * 3_600_000);
  const names = invoke.mock.calls.map(([name]) => name);
  expect(names.filter((name) => name === 'sweep')).toHaveLength(120);
  expect(names.filter((name) => name === 'remind')).toHaveLength(1);
  schedules.stop();
  vi.advanceTimersByTime(3_600_000);
  expect(invoke).toHaveBeenCalledTimes(121);
});

it('runs what is due each hour on the hour, whenever it was started', () => {
  vi.setSystemTime('2026-11-20T10:20:00Z');
  const at: string[] = [];
  const invoke = vi.fn<Runtime['invoke']>(async () => at.push(new Date().toISOString().slice(11, 16)));
  const hourly = fakeManifest({ remind: fakeFunction('remind', { schedule: 'cron(0 * * * ? *)' }) });
  const schedules = startSchedules(hourly, { invoke });
  vi.advanceTimersByTime(3 * 3_600_000);
  schedules.stop();
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(at).toEqual(['11:00', '12:00', '13:00']);
});

it('finds the minute of each hour', () => {
  const minutes = (schedule: string) => untilNextHourly(schedule, Date.parse('2026-11-20T10:20:00Z'));
  expect(
    ['cron(0 * * * ? *)', 'cron(45 * * * ? *)', 'rate(1 hour)', 'cron(0 8 * * ? *)'].map(minutes),
  ).toEqual([40 * 60_000, 25 * 60_000, null, null]);
});

it('lets a test run one now', async () => {
  const invoke = vi.fn<Runtime['invoke']>(async (name) => `${name} ran`);
  const schedules = startSchedules(manifest, { invoke });
  expect(await schedules.fire('sweep')).toBe('sweep ran');
  expect(invoke).toHaveBeenCalledWith('sweep', expect.objectContaining({ source: 'aws.events' }));
  await expect(schedules.fire('other')).rejects.toThrow('other has no schedule');
  schedules.stop();
});

it.each([
  ['rate(1 minute)', 60_000],
  ['rate(5 minutes)', 300_000],
  ['rate(1 hour)', 3_600_000],
  ['rate(24 days)', 24 * 86_400_000],
])('reads %s', (schedule, ms) => expect(intervalOf(schedule)).toBe(ms));

it.each(['rate(1 minutes)', 'rate(2 hour)', 'rate(0 minutes)', 'rate(25 days)', 'cron(0 * * * ? *)'])(
  'refuses %s',
  (schedule) => expect(() => intervalOf(schedule)).toThrow(schedule),
);
