import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays, localDateOf } from '../../shared/rules/local-date';
import type { Caller } from '../platform/http/routes';
import type { ActivityRepository } from './activity-repository';
import { recordSteps, type StepsDeps } from './record-steps';

const maya: Caller = { userId: 'maya', authTime: 0 };
const watch: Caller = { ...maya, device: { name: 'Watch', scopes: ['steps'] } };

type Record = ActivityRepository['recordSteps'];

function setUp({
  now = '2026-11-20T10:00:00.000Z',
  timeZone = 'UTC',
  sources = {} as Awaited<ReturnType<Record>>,
} = {}) {
  const clock = { now: () => new Date(now) };
  const recorded = vi.fn<Record>(async () => sources);
  const deps: StepsDeps = {
    clock,
    activity: { recordSteps: recorded },
    readSettings: async () => ({
      timeZone,
      accountSince: '2026-01-01T00:00:00Z',
      forgivenDates: [],
      weightKg: null,
    }),
  };
  return { deps, recorded, today: localDateOf(clock.now(), timeZone) };
}

describe('Steps', () => {
  it("belong to the person's own today or yesterday, at every instant and in every zone", async () => {
    const zones = fc.constantFrom(
      'Etc/GMT+12',
      'America/New_York',
      'UTC',
      'Asia/Kolkata',
      'Pacific/Kiritimati',
    );
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-01-01'),
      noInvalidDate: true,
    });
    await fc.assert(
      fc.asyncProperty(instants, zones, fc.integer({ min: -4, max: 4 }), async (at, timeZone, days) => {
        const { deps, recorded, today } = setUp({ now: at.toISOString(), timeZone });
        const date = addDays(today, days);
        const outcome = await recordSteps(deps, maya, { date, total: 10 }).then(
          () => 'kept',
          (error: { code: string }) => error.code,
        );
        const isOpen = days === 0 || days === -1;
        expect(outcome).toBe(isOpen ? 'kept' : 'invalid_request');
        expect(recorded).toHaveBeenCalledTimes(isOpen ? 1 : 0);
      }),
      { seed: 11, numRuns: 80 },
    );
  });

  it.each([
    ['a person', maya, undefined, 'manual'],
    ['a person who says so', maya, 'manual', 'manual'],
    ['a device', watch, undefined, 'Watch'],
    ['a device that says so', watch, 'Watch', 'Watch'],
    [
      'a device that is named like the entry by hand',
      { ...watch, device: { name: 'manual', scopes: ['steps' as const] } },
      'manual',
      'manual',
    ],
  ])('from %s are kept under one source', async (_, caller, source, kept) => {
    const { deps, recorded, today } = setUp();
    await recordSteps(deps, caller, { source, date: today, total: 10 });
    expect(recorded).toHaveBeenCalledWith('maya', { date: today, source: kept, total: 10 }, 1_500);
  });

  it.each([
    ['a device, for those added by hand', watch, 'manual', "source: must be 'Watch'"],
    ['a person, for a device', maya, 'Watch', "source: must be 'manual'"],
    ['anybody, for a source in other letters', watch, 'watch', "source: must be 'Watch'"],
  ])('from %s are refused with the source that would be right', async (_, caller, source, message) => {
    const { deps, recorded, today } = setUp();
    const sent = recordSteps(deps, caller, { source, date: today, total: 10 });
    await expect(sent).rejects.toMatchObject({ code: 'invalid_request', message });
    expect(recorded).not.toHaveBeenCalled();
  });

  it('are answered as stored, whatever was sent: the largest source is the day', async () => {
    const { deps, today } = setUp({ sources: { manual: 2_000, Watch: 7_500 } });
    expect(await recordSteps(deps, maya, { date: today, total: 1 })).toEqual({
      date: today,
      steps: 7_500,
      sources: { manual: 2_000, Watch: 7_500 },
    });
  });

  it('are refused when the day has had all its reports', async () => {
    const { deps, today } = setUp({ sources: null });
    const sent = recordSteps(deps, maya, { date: today, total: 10 });
    await expect(sent).rejects.toMatchObject({ code: 'too_many_step_reports' });
  });

  it('are not stored when the account is gone', async () => {
    const { deps, recorded, today } = setUp();
    const sent = recordSteps({ ...deps, readSettings: async () => null }, maya, { date: today, total: 10 });
    await expect(sent).rejects.toMatchObject({ code: 'profile_not_found' });
    expect(recorded).not.toHaveBeenCalled();
  });
});
