import type { Page } from '@playwright/test';
import type { DanceStyleId } from '../../shared/domain/dance/choices';
import { danceOnFilm } from '../support/fake-camera/dance-on-film';
import type { Film } from '../support/fake-camera/film';
import { watchFilm } from '../support/fake-camera/watch-film';
import { expect, once, test, type App } from './app';

/** By the film's own clock, so that a slow machine comes to the same. */
async function dancedBefore({ page, cloud }: { page: Page; cloud: App['cloud'] }, film: Film) {
  await page.goto(`${cloud.origin}/robots.txt`);
  const pictures = await watchFilm(page, film);
  return (style: DanceStyleId) => danceOnFilm(style, pictures);
}

test(
  'who dances pop is tracked, scores high in pop and low in another style',
  once,
  async ({ page, cloud }) => {
    const danceAs = await dancedBefore({ page, cloud }, { dances: 'pop' });
    const { score, trackedShare } = await danceAs('pop');
    expect(trackedShare).toBeGreaterThanOrEqual(0.9);
    expect(score).toBeGreaterThanOrEqual(80);
    expect((await danceAs('latin')).score).toBeLessThanOrEqual(60);
  },
);

test('who stands still is tracked and scores low, an empty room is nobody', once, async ({ page, cloud }) => {
  const standing = await dancedBefore({ page, cloud }, { stands: true });
  const { score, trackedShare } = await standing('pop');
  expect(trackedShare).toBeGreaterThanOrEqual(0.9);
  expect(score).toBeLessThanOrEqual(40);
  const nobody = await dancedBefore({ page, cloud }, { room: 'empty' });
  expect(await nobody('pop')).toMatchObject({ score: null, accuracy: null, trackedShare: 0 });
});
