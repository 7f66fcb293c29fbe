import { describe, expect, it } from 'vitest';
import { heartRateGuide, type HeartState } from './heart-rate-guide';

const forty: HeartState = {
  age: 40,
  conditions: [],
  slowsHeart: false,
  isCareful: false,
  workoutsCompleted: 30,
};
const guide = (changes: Partial<HeartState> = {}) => heartRateGuide({ ...forty, ...changes });

describe('The heart rate to stay within', () => {
  it('is 90% of the maximum for a healthy person, with zones', () => {
    expect(guide()).toEqual({ maximum: 180, limit: 162, zones: [103, 115, 139, 173], reason: 'age' });
  });

  it.each([
    [{ workoutsCompleted: 4 }, 153, 'new'],
    [{ workoutsCompleted: 5 }, 162, 'age'],
    [{ isCareful: true }, 144, 'careful'],
    [{ age: 65 }, 139, 'older'],
    [{ conditions: ['high_blood_pressure'] }, 137, 'condition'],
    [{ conditions: ['heart'] }, 137, 'condition'],
    [{ conditions: ['postnatal'] }, 137, 'condition'],
    [{ conditions: ['diabetes'] }, 144, 'condition'],
    [{ conditions: ['asthma'] }, 142, 'condition'],
    [{ conditions: ['osteoporosis'] }, 162, 'age'],
    [{ conditions: ['diabetes', 'heart'], workoutsCompleted: 0 }, 137, 'condition'],
    [{ age: 20, conditions: ['pregnancy'] }, 140, 'condition'],
    [{ age: 40, conditions: ['pregnancy'] }, 137, 'condition'],
  ] satisfies [Partial<HeartState>, number, string][])('is lower for %o: %i', (changes, limit, reason) => {
    expect(guide(changes)).toMatchObject({ limit, reason });
  });

  it('has no zones with a medicine that slows the heart, and is stricter than any other', () => {
    expect(guide({ slowsHeart: true, conditions: ['heart'] })).toEqual({
      maximum: 180,
      limit: 103,
      zones: null,
      reason: 'medicine',
    });
  });
});
