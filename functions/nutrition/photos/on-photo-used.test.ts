import { expect, it, vi } from 'vitest';
import type { DomainEvent } from '../../../shared/events/catalogue';
import { eventExamples } from '../../../tests/support/event-examples';
import { onPhotoUsed } from './on-photo-used';

type Told = DomainEvent<'PhotoUsed' | 'MealLogged'>;

const { photoId } = eventExamples.PhotoUsed;

async function keptAfter(type: Told['type'], data: object) {
  const keep = vi.fn(() => Promise.resolve());
  await onPhotoUsed({ photos: { keep } })({ type, userId: 'maya', data } as Told);
  return keep.mock.calls;
}

it('The photo of a meal is kept', async () => {
  expect(await keptAfter('PhotoUsed', eventExamples.PhotoUsed)).toEqual([[{ userId: 'maya', photoId }]]);
});

it('So is one that a message from before a release tells of, and a meal without one keeps none', async () => {
  const logged = eventExamples.MealLogged;
  expect(await keptAfter('MealLogged', { ...logged, photoId })).toEqual([[{ userId: 'maya', photoId }]]);
  expect(await keptAfter('MealLogged', logged)).toEqual([]);
});
