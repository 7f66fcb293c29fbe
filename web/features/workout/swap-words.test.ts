import { expect, it } from 'vitest';
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

it('counts what is left out, and names what could not be', () => {
  expect(hurtWords('lower_back')).toBe('my lower back hurts');
  expect(sparedText('wrists', 3, [])).toBe('I left out 3 moves that load your wrist.');
  expect(sparedText('knees', 1, [])).toBe('I left out 1 move that loads your knee.');
  expect(sparedText('neck', 0, [])).toBe('Nothing ahead loads your neck.');
  expect(sparedText('hips', 0, [{ name: 'Squats' }, { name: 'Lunges' }])).toBe(
    'I have nothing kinder for Squats and Lunges: skip it when it comes.',
  );
});
