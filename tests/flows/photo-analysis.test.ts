import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { photosContract } from '../../shared/contracts/photos';
import { pointsContract } from '../../shared/contracts/points';
import { localDateOf } from '../../shared/rules/local-date';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { answers, startFakeOpenAi, type FakeOpenAi } from '../support/fake-openai';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { newId } from '../support/new-id';
import { dinner, seen, seenItem } from '../support/photo-answers';
import { makePhoto } from '../support/photos';
import { signUpUser, type TestUser } from '../support/sign-in';
import { storedPhotos } from '../support/stored-photos';

const clock = startClock('2026-05-24T18:30:00Z');
let model: FakeOpenAi;
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;
let seed = 0;

beforeAll(async () => {
  model = await startFakeOpenAi();
  useAiEnvironment({ OPENAI_BASE_URL: model.baseUrl, AI_VISION_MODEL: 'eyes', AI_ATTEMPT_MS: '400' });
  cloud = await startTestCloud();
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});
afterAll(async () => {
  await cloud.stop();
  await model.stop();
});
beforeEach(async () => {
  // A meal's type depends on the hour.
  clock.advanceTo('18:45');
  maya = await signUpUser(cloud.origin);
  model.will(dinner);
});

const { analysePhoto, uploadPhoto, readPhotoLink } = photosContract;
const { changeMeal, removeMeal, restoreMeal, readDay } = nutritionContract;
const newPhoto = () => makePhoto({ seed: (seed += 1) });
const upload = async (user: TestUser, photo = newPhoto()) => {
  const { photoId } = await user.call(uploadPhoto, { query: { id: newId() }, body: photo });
  return photoId;
};
const analyse = async (photoId: string, more: object = {}) =>
  (await maya.call(analysePhoto, { body: { photoId, ...more } })).meal;
const refused = (photoId: string) => maya.refused('POST', '/nutrition/analyses', { photoId });
const points = async (user = maya) => {
  await cloud.idle();
  return user.call(pointsContract.readPoints);
};
const today = () => maya.call(readDay, { params: { date: 'today' } });

describe('The meal on a photo', () => {
  it('is named by the model, weighed by it, and worked out from the table', async () => {
    const photoId = await upload(maya);
    const { meal, disclaimer } = await maya.call(analysePhoto, { body: { photoId } });
    expect(meal).toMatchObject({
      mealType: 'dinner',
      photoId,
      date: localDateOf(new Date(clock.now()), 'UTC'),
    });
    const [rice, chicken] = meal.items;
    expect(rice).toMatchObject({ grams: 180, source: 'USDA' });
    expect(chicken).toMatchObject({ name: 'Chicken breast', grams: 150, source: 'USDA' });
    const { carbsG } = rice?.nutrients ?? { carbsG: 0 };
    expect(carbsG).toBeGreaterThan(45);
    expect(meal.totals.caloriesKcal).toBe(
      meal.items.reduce((sum, { nutrients }) => sum + nutrients.caloriesKcal, 0),
    );
    for (const { nutrients, rangeKcal } of meal.items) {
      expect(rangeKcal?.low).toBeLessThanOrEqual(nutrients.caloriesKcal);
      expect(rangeKcal?.high).toBeGreaterThanOrEqual(nutrients.caloriesKcal);
    }
    expect(meal.recommendations?.length).toBeGreaterThan(0);
    expect(disclaimer).toContain('not medical');
    expect(await today()).toMatchObject({ mealsLogged: 1, totals: meal.totals });
  });

  it('is asked for with the photo as it is stored, of the model for pictures, by no one’s name', async () => {
    await analyse(await upload(maya));
    const [request] = model.requests;
    expect(request?.body.model).toBe('eyes');
    const picture = request?.body.messages.at(-1)?.picture ?? '';
    expect(
      Buffer.from(picture.split(',')[1] ?? '', 'base64')
        .subarray(0, 3)
        .toString('hex'),
    ).toBe('ffd8ff');
    expect(JSON.stringify(request?.body)).not.toContain(maya.userId);
  });

  it('keeps what the table does not have as an estimate', async () => {
    model.will(
      seen([
        seenItem({
          name: 'Zorblax stew',
          grams: 300,
          caloriesKcal: 420,
          proteinG: 20,
          carbsG: 40,
          fatsG: 20,
        }),
      ]),
    );
    const { items } = await analyse(await upload(maya));
    expect(items).toEqual([
      {
        foodId: null,
        name: 'Zorblax stew',
        grams: 300,
        nutrients: { caloriesKcal: 420, proteinG: 20, carbsG: 40, fatsG: 20, fibreG: 0 },
        source: 'estimate',
        rangeKcal: { low: 180, high: 420 },
      },
    ]);
  });

  it('is of the type that was chosen, then of the one the food says, then of the hour', async () => {
    model.will(seen([seenItem()], { mealType: 'breakfast' }));
    expect((await analyse(await upload(maya), { mealType: 'snack' })).mealType).toBe('snack');
    expect((await analyse(await upload(maya))).mealType).toBe('breakfast');
    model.will(seen([seenItem()], { mealType: 'brunch' }));
    expect((await analyse(await upload(maya))).mealType).toBe('dinner');
  });

  it('is logged once, however often it is asked for, and the model is not asked again', async () => {
    const photoId = await upload(maya);
    const first = await analyse(photoId);
    expect(await analyse(photoId)).toEqual(first);
    expect(model.requests).toHaveLength(1);
    const other = await upload(maya);
    const both = await Promise.all([analyse(other), analyse(other)]);
    expect(both[0]).toEqual(both[1]);
    expect((await today()).mealsLogged).toBe(2);
  });

  it('earns ten points, and nothing when the same picture comes again', async () => {
    const photo = newPhoto();
    const meal = await analyse(await upload(maya, photo));
    expect(await points()).toMatchObject({
      totalPoints: 10,
      transactions: [
        { activityType: 'meal_log', description: 'Logged dinner', activityId: meal.id, points: 10 },
      ],
    });
    await analyse(await upload(maya, photo));
    expect((await points()).totalPoints).toBe(10);
    await analyse(await upload(maya));
    expect((await points()).totalPoints).toBe(20);
  });

  it('stays an estimate where only something else was edited, and becomes their own where it was', async () => {
    model.will(seen([seenItem({ name: 'Zorblax stew' }), seenItem()]));
    const { id, items } = await analyse(await upload(maya));
    const [stew, rice] = items;
    const edited = await maya.call(changeMeal, {
      params: { id },
      body: {
        items: [
          { ...stew!, grams: 180 },
          { foodId: rice!.foodId!, grams: 90 },
        ],
      },
    });
    expect(edited.items[0]).toEqual(stew);
    expect(edited.items[1]).toMatchObject({ grams: 90, source: 'USDA' });
    const own = await maya.call(changeMeal, {
      params: { id },
      body: { items: [{ name: 'Zorblax stew', nutrients: { caloriesKcal: 500 }, grams: 180 }] },
    });
    expect(own.items[0]).toMatchObject({ source: 'own' });
    expect(own.photoId).toBeDefined();
  });
});

describe('A photo that becomes no meal', () => {
  const nothingLogged = async () => {
    expect((await today()).mealsLogged).toBe(0);
    expect((await points()).totalPoints).toBe(0);
  };

  it.each([
    ['shows no food', seen([], { isFood: false }), 422, 'photo_not_food'],
    ['shows nothing that could be named', seen([]), 422, 'photo_not_food'],
    ['is answered with words', answers.text('Looks tasty!'), 424, 'analysis_failed'],
    [
      'is answered with broken JSON',
      answers.text('{"isFood":true,"items":[{"name":"ri'),
      424,
      'analysis_failed',
    ],
    ['is answered with other fields', answers.text('{"food":"rice"}'), 424, 'analysis_failed'],
    ['is answered with a failure', answers.status(500), 424, 'analysis_failed'],
    ['is not answered at all', answers.hang(), 424, 'analysis_failed'],
    ['is refused by the model', answers.refusal(), 424, 'analysis_failed'],
    [
      'is answered with what cannot be',
      seen([seenItem({ grams: -5 }), seenItem({ proteinG: 900 })]),
      424,
      'analysis_failed',
    ],
  ] as const)('%s', async (_, answer, status, code) => {
    model.will(answer);
    expect(await refused(await upload(maya))).toEqual({ status, code });
    await nothingLogged();
  });

  it('is someone else’s, or of no one', async () => {
    const missing = { status: 404, code: 'photo_not_found' };
    expect(await refused(await upload(noah))).toEqual(missing);
    expect(await refused(`${newId()}-${'0'.repeat(32)}`)).toEqual(missing);
    expect(model.requests).toHaveLength(0);
  });

  it('may be looked at again when the model has come back', async () => {
    const photoId = await upload(maya);
    model.will(answers.status(500));
    await refused(photoId);
    model.will(dinner);
    expect((await analyse(photoId)).items).toHaveLength(2);
  });

  it('is mended where its ranges and figures contradict each other', async () => {
    model.will(
      seen([
        seenItem({ lowKcal: 900, highKcal: 100 }),
        seenItem({ lowKcal: null, highKcal: null, name: 'Zorblax stew', caloriesKcal: 2_000 }),
      ]),
    );
    const { items } = await analyse(await upload(maya));
    const [rice, stew] = items;
    expect(rice?.rangeKcal?.low).toBeLessThanOrEqual(rice?.nutrients.caloriesKcal ?? 0);
    // 4.5 g of protein, 50 g of carbs, and half a gram of fat are not 2,000 kcal.
    expect(stew?.nutrients.caloriesKcal).toBe(223);
    expect(stew?.rangeKcal).toEqual({ low: 167, high: 279 });
  });
});

describe('What a person has of it in a day', () => {
  it('are fifteen photos, of which only those count that were answered', async () => {
    model.will(answers.status(500));
    await refused(await upload(maya));
    model.will(dinner);
    for (let n = 0; n < 15; n += 1) await analyse(await upload(maya));
    expect(await refused(await upload(maya))).toEqual({ status: 429, code: 'photo_limit_reached' });
    clock.advance(86_400_000);
    await analyse(await upload(maya));
  });
});

describe('The photo of a meal', () => {
  const unused = async () => (await storedPhotos(maya.userId)).map(({ isUnused }) => isUnused);

  it('expires after a day until its meal is logged', async () => {
    const photoId = await upload(maya);
    expect(await unused()).toEqual([true]);
    await analyse(photoId);
    await cloud.idle();
    expect(await unused()).toEqual([false]);
  });

  it('goes with its meal', async () => {
    const photoId = await upload(maya);
    const { id } = await analyse(photoId);
    await maya.call(removeMeal, { params: { id } });
    await cloud.idle();
    expect(await storedPhotos(maya.userId)).toEqual([]);
    expect(await maya.refused('GET', `/nutrition/photos/${photoId}`)).toMatchObject({ status: 404 });
  });

  it('stays with a meal that was restored at once', async () => {
    const photoId = await upload(maya);
    const meal = await analyse(photoId);
    await maya.call(removeMeal, { params: { id: meal.id } });
    const again = await maya.call(restoreMeal, { params: { id: meal.id } });
    await cloud.idle();
    expect(again).toMatchObject({ id: meal.id, photoId });
    expect(await unused()).toEqual([false]);
    expect((await points()).totalPoints).toBe(10);
    await maya.call(readPhotoLink, { params: { photoId } });
  });
});
