import { expect, it } from 'vitest';
import { unpaidText } from './result-text';

const reasons = ['not_finished', 'no_camera', 'not_tracked', 'paid_today'] as const;

it.each(reasons)('without a camera, %s says what the dance counts for and nothing of points', (reason) => {
  const whole = unpaidText(reason, { watched: false, reachedLastMove: true });
  expect(whole).toBe('It counts as active minutes and for your streak.');
  expect(unpaidText(reason, { watched: false, reachedLastMove: false })).toBe('It counts as active minutes.');
});

it('says how points are earned where a camera watched', () => {
  const text = unpaidText('not_finished', { watched: true, reachedLastMove: false });
  expect(text).toContain('you earn them by reaching the last move');
});
