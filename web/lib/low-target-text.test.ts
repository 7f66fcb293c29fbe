import { expect, it } from 'vitest';
import { lowTargetText } from './low-target-text';

const about = (targetWeightKg: number | null, age = 35) => ({ targetWeightKg, heightCm: 172, age });

it('a target below a healthy weight is told what is healthy for the height, in their unit', () => {
  expect(lowTargetText(about(38.2), 'metric')).toMatch(
    /for your height is about 55 to 74 kg\. The choice is yours/,
  );
  expect(lowTargetText(about(38.2), 'imperial')).toMatch(/about 121 to 163 lb/);
});

it('nothing is said of a healthy target, of none, or to someone under 18', () => {
  expect(lowTargetText(about(54.7), 'metric')).toBeNull();
  expect(lowTargetText(about(null), 'metric')).toBeNull();
  expect(lowTargetText(about(38.2, 17), 'metric')).toBeNull();
  expect(lowTargetText({ targetWeightKg: 38.2 }, 'metric')).toBeNull();
});
