import { describe, expect, it } from 'vitest';
import { notificationKinds } from '../../../shared/contracts/notifications';
import { localDateSchema } from '../../../shared/rules/local-date';
import { usualQuietHours } from '../../../shared/rules/quiet-hours';
import { dayOf, decideTelling, mostADay } from './decide-telling';

const today = localDateSchema.parse('2026-05-01');
const usual = {
  now: new Date('2026-05-01T12:00:00Z'),
  timeZone: 'UTC',
  quietHours: usualQuietHours,
  day: null,
  kind: 'friendRequest',
  isReachable: true,
  mayWait: true,
} as const;
const told = (count: number) => ({ day: { localDate: today, told: count } });
const morning = { told: 'waiting', dueAt: new Date('2026-05-02T08:00:00Z') };
const night = { now: new Date('2026-05-01T23:00:00Z') };

describe('How someone is told', () => {
  it('is at once by day, and in the morning at night', () => {
    expect(decideTelling(usual)).toEqual({ told: 'live' });
    expect(decideTelling({ ...usual, ...night })).toEqual(morning);
  });

  it('is by the list alone where nothing reaches them, or it is no news tomorrow', () => {
    expect(decideTelling({ ...usual, isReachable: false })).toEqual({ told: 'silent' });
    expect(decideTelling({ ...usual, ...night, mayWait: false })).toEqual({ told: 'silent' });
  });

  it('is at once until three came that day, whatever their kind', () => {
    const counts = notificationKinds.map(
      (kind) =>
        [0, 1, 2, 3].filter((count) => decideTelling({ ...usual, kind, ...told(count) }).told === 'live')
          .length,
    );
    expect(Math.max(...counts)).toBe(mostADay);
    expect(decideTelling({ ...usual, ...told(3) })).toEqual(morning);
  });

  it('keeps the last of the day for what waits for an answer, and for reminders', () => {
    const last = notificationKinds.filter(
      (kind) => decideTelling({ ...usual, kind, ...told(2) }).told === 'live',
    );
    expect(last.toSorted()).toEqual(['challenge', 'friendRequest', 'streakAtRisk', 'trainingDay']);
  });

  it('counts anew on the next of their own days', () => {
    const late = { ...usual, ...told(3), now: new Date('2026-05-01T22:30:00Z'), timeZone: 'Europe/Berlin' };
    expect(dayOf(late)).toEqual({ localDate: '2026-05-02', told: 0 });
    expect(decideTelling({ ...late, quietHours: null })).toEqual({ told: 'live' });
  });

  it('has a morning also for those who keep no quiet hours', () => {
    expect(decideTelling({ ...usual, ...told(3), quietHours: null })).toEqual(morning);
  });
});
