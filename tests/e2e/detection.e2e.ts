import type { Page } from '@playwright/test';
import type { DanceStyleId } from '../../shared/rules/dance/choices';
import { countOnFilm } from '../support/fake-camera/count-on-film';
import { danceOnFilm } from '../support/fake-camera/dance-on-film';
import type { Film } from '../support/fake-camera/film';
import { watchFilm } from '../support/fake-camera/watch-film';
import { expect, test, type App } from './app';

interface Fixtures {
  page: Page;
  cloud: App['cloud'];
}

async function seenBy({ page, cloud }: Fixtures, film: Film) {
  await page.goto(`${cloud.origin}/robots.txt`);
  return watchFilm(page, film);
}

/** By the film's own clock, so that a slow machine gets the same result. */
async function dancedBefore(fixtures: Fixtures, film: Film) {
  const pictures = await seenBy(fixtures, film);
  return (style: DanceStyleId) => danceOnFilm(style, pictures);
}

test('who dances pop is tracked, scores high in pop and low in another style', async ({ page, cloud }) => {
  const danceAs = await dancedBefore({ page, cloud }, { dances: 'pop' });
  const { score, trackedShare } = await danceAs('pop');
  expect(trackedShare).toBeGreaterThanOrEqual(0.9);
  expect(score).toBeGreaterThanOrEqual(80);
  expect((await danceAs('latin')).score).toBeLessThanOrEqual(60);
});

test('who stands still is tracked and scores low, an empty room is no one', async ({ page, cloud }) => {
  const standing = await dancedBefore({ page, cloud }, { stands: true });
  const { score, trackedShare } = await standing('pop');
  expect(trackedShare).toBeGreaterThanOrEqual(0.9);
  expect(score).toBeLessThanOrEqual(40);
  const nobody = await dancedBefore({ page, cloud }, { room: 'empty' });
  expect(await nobody('pop')).toMatchObject({ score: null, accuracy: null, trackedShare: 0 });
});

// Two and a half squats of four seconds.
test('who squats before the camera is counted, who stands there is not', async ({ page, cloud }) => {
  const squats = await seenBy({ page, cloud }, { trains: 'squat' });
  expect(countOnFilm('squat', squats)).toMatchObject({ reps: 2, isSeen: true, cue: null });
  const standing = await seenBy({ page, cloud }, { stands: true });
  expect(countOnFilm('squat', standing)).toMatchObject({ reps: 0, isSeen: true });
});
