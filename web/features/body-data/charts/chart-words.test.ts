import { describe, expect, it } from 'vitest';
import type { BodyDay } from '../../../../shared/contracts/body-data';
import { addDays } from '../../../../shared/rules/local-date';
import { bodyDay, day } from '../body-data.fixture';
import { chartWords } from './chart-words';
import { metricsIn, type Metric } from './metrics';
import { periodOf, type Span } from './periods';
import { readingsIn } from './slots';

const today = day('2026-11-20');

function words(
  id: Metric['id'],
  days: BodyDay[],
  span: Span = 'month',
  units: 'metric' | 'imperial' | 'stone' = 'metric',
) {
  const metric = metricsIn(units).find((each) => each.id === id);
  if (!metric) throw new Error(id);
  const period = periodOf(span, today);
  return chartWords({ metric, readings: readingsIn(days, period, metric.valueOf), period, today });
}

const everyDay = Array.from({ length: 20 }, (_, index) =>
  bodyDay(addDays(day('2026-11-01'), index), { steps: index === 13 ? 12_034 : 7_000 }),
);

describe('A chart in words', () => {
  it('says the average and the best day of steps', () => {
    expect(words('steps', everyDay)).toBe(
      'You averaged 7,252 steps a day in November; most on Saturday the 14th: 12,034.',
    );
    expect(words('steps', everyDay, 'year')).toContain(
      'on the 20 days with data; most on Saturday, November 14',
    );
  });

  it('says how many days it knows when some are missing', () => {
    expect(words('steps', everyDay.slice(12))).toBe(
      'You averaged 7,629 steps a day in November on the 8 days with data; most on Saturday the 14th: 12,034.',
    );
  });

  it('says a single day, and that there is none', () => {
    expect(words('steps', [bodyDay('2026-11-20', { steps: 4_321 })], 'week')).toBe('Friday: 4,321 steps.');
    expect(words('steps', [], 'week')).toBe('Nothing measured this week.');
  });

  it.each([
    ['metric', 'From 72.4 kg on Nov 2 to 71.8 kg on Nov 18: 0.6 kg less.'],
    ['imperial', 'From 159.6 lb on Nov 2 to 158.3 lb on Nov 18: 1.3 lb less.'],
    ['stone', 'From 11 st 5.6 lb on Nov 2 to 11 st 4.3 lb on Nov 18: 1.3 lb less.'],
  ] as const)('says a weight in %s units', (units, sentence) => {
    const days = [bodyDay('2026-11-02', { weightKg: 72.4 }), bodyDay('2026-11-18', { weightKg: 71.8 })];
    expect(words('weight', days, 'month', units)).toBe(sentence);
  });

  it('says when a weight stayed as it was', () => {
    const days = [bodyDay('2026-11-02', { weightKg: 72.42 }), bodyDay('2026-11-18', { weightKg: 72.38 })];
    expect(words('weight', days)).toBe('From 72.4 kg on Nov 2 to 72.4 kg on Nov 18: no change.');
  });

  it('says the average and range of the resting heart rate', () => {
    const days = [54, 58, 63].map((restingHeartRate, index) =>
      bodyDay(addDays(day('2026-11-16'), index), { restingHeartRate }),
    );
    expect(words('restingHeartRate', days, 'week')).toBe(
      'Your resting heart rate averaged 58 bpm this week on the 3 days with data, from 54 to 63.',
    );
  });
});
