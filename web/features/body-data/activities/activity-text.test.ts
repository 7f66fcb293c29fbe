import { describe, expect, it } from 'vitest';
import { activity } from '../body-data.fixture';
import { distanceText } from '../../../../shared/rules/activity-text';
import { activityFacts, activityName, durationText } from './activity-text';

describe('An activity', () => {
  it.each([
    ['run', 10_230, 'metric', '10.2 km'],
    ['run', 10_230, 'imperial', '6.4 mi'],
    ['ride', 182_400, 'metric', '182 km'],
    ['walk', 1_609.344, 'stone', '1 mi'],
    ['swim', 1_500, 'metric', '1,500 m'],
    ['swim', 1_500, 'imperial', '1,640 yd'],
  ] as const)('has its distance in units for a %s of %s m, %s: %s', (kind, meters, units, text) => {
    expect(distanceText(meters, kind, units)).toBe(text);
  });

  it.each([
    [20, '1 min'],
    [3_120, '52 min'],
    [3_600, '1 h'],
    [7_530, '2 h 6 min'],
  ])('of %d s took %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });

  it('says only what is known of it', () => {
    expect(activityFacts(activity('2026-11-20'), 'metric')).toEqual(['10.2 km', '52 min', '148 bpm']);
    const yoga = activity('2026-11-20', { kind: 'yoga', distanceMeters: null, averageHeartRate: null });
    expect(activityFacts(yoga, 'metric')).toEqual(['52 min']);
  });

  it('is called by its own name, else by its kind', () => {
    expect(activityName({ kind: 'run', title: 'Lunch run' })).toBe('Lunch run');
    expect(activityName({ kind: 'other', title: null })).toBe('Other activity');
  });
});
