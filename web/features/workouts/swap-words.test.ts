import { expect, it } from 'vitest';
import type { Exercise } from '../../../shared/rules/exercise';
import { exercises } from '../../../functions/exercises/library/catalogue';
import { hurtIn, hurtWords, isSwapWish, sparedText } from './swap-words';

it.each(['swap this', 'Can I swap this?', 'Swap this move.', ' can i swap this move '])(
  '%j asks for another move',
  (message) => expect(isSwapWish(message)).toBe(true),
);

it.each(['Can I swap this for squats?', 'How do I do this?', 'swap'])('%j is for the coach', (message) =>
  expect(isSwapWish(message)).toBe(false),
);

it.each([
  ['my wrists hurt', 'wrists'],
  ['My left knee hurts!', 'knees'],
  ['my back is sore', 'lower_back'],
  ['My lower back aches.', 'lower_back'],
  ['my hips are hurting', 'hips'],
  ['my chest hurts', undefined],
  ['my knee hurts and I feel dizzy', undefined],
  ['my mother’s knee hurts', undefined],
])('%j tells of %s', (message, area) => expect(hurtIn(message)).toBe(area));

it('speaks of the move in front of the person first, then of the rest', () => {
  const swap = (from: Exercise, to: Exercise) => ({ why: 'hurts' as const, from, to });
  const [shown, later, third] = exercises as [Exercise, Exercise, Exercise];
  expect(hurtWords('lower_back')).toBe('my lower back hurts');
  expect(
    sparedText('wrists', { shown, swaps: [swap(shown, third), swap(later, third)], left: [] }, true),
  ).toBe(`${third.name} instead of ${shown.name}. I swapped 1 more move that loads your wrist.`);
  expect(sparedText('hips', { shown, swaps: [], left: [later] }, true)).toBe(
    `${shown.name} can stay if it feels fine. I have nothing gentler for ${later.name}, so skip it when it comes up.`,
  );
  expect(sparedText('hips', { shown, swaps: [], left: [shown, later, third] }, true)).toBe(
    `I have nothing gentler than ${shown.name}, so I skipped it. I have nothing gentler for ${later.name} and ${third.name}, so skip them when they come up.`,
  );
  expect(sparedText(null, { shown, swaps: [swap(later, third)], left: [] }, true)).toBe(
    `${shown.name} can stay if it feels fine. I swapped 1 more move.`,
  );
  expect(sparedText('neck', { shown, swaps: [], left: [] }, true)).toBe('Nothing ahead loads your neck.');
});
