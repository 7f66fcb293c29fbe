import { describe, expect, it } from 'vitest';
import { slotsIn } from '../told-slots';
import { namesHeartMedicine } from './heart-medicines';

describe('A medicine that slows the heart', () => {
  it.each([
    'beta blockers for my migraine',
    'Metoprolol 50 mg',
    'high blood pressure, bisoprolol since 2020',
    'I take a betablocker',
    'on verapamil',
    'digoxin and warfarin',
    'not pregnant. propranolol for anxiety',
  ])('is read from the note %j', (note) => expect(namesHeartMedicine(note)).toBe(true));

  it.each([
    'none',
    'no beta blockers',
    'not on beta-blockers',
    'stopped taking metoprolol in May',
    'ibuprofen when my knee hurts',
    'alphabet blocker',
  ])('is not read from the note %j', (note) => expect(namesHeartMedicine(note)).toBe(false));

  it('is named in what people tell, with the condition that it is usually for', () => {
    expect(slotsIn('i take bisoprolol').map(({ what }) => what)).toEqual([
      'high_blood_pressure',
      'heart_medicine',
    ]);
    expect(slotsIn('i take beta blockers').map(({ what }) => what)).toEqual(['heart_medicine']);
  });
});
