import { decode } from 'jpeg-js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountContract } from '../../shared/contracts/account';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { photosContract } from '../../shared/contracts/photos';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { newId } from '../support/new-id';
import { badPhotos, makePhoto, withNotes } from '../support/photos';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { storedPhotos } from '../support/stored-photos';

const clock = startClock('2026-06-06T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin);
});

const { uploadPhoto, readPhotoLink } = photosContract;
const upload = (user: TestUser, photo: Uint8Array, id = newId()) =>
  user.call(uploadPhoto, { query: { id }, body: photo });
const refusedUpload = (user: TestUser, bytes: Uint8Array) =>
  user.refused('POST', `/nutrition/photos?id=${newId()}`, bytes);
const linkTo = (user: TestUser, photoId: string) => user.call(readPhotoLink, { params: { photoId } });

const storedFiles = async ({ userId }: TestUser) => (await storedPhotos(userId)).map(({ key }) => key);

describe('A photo', () => {
  it('is stored under its person and can be seen by a link for five minutes', async () => {
    const photo = makePhoto({ width: 320, height: 240 });
    const { photoId, ...size } = await upload(maya, photo);
    expect(size).toEqual({ width: 320, height: 240 });
    expect(await storedFiles(maya)).toEqual([`${maya.userId}/${photoId}.jpg`]);

    const { url, expiresAt } = await linkTo(maya, photoId);
    expect(Math.round((Date.parse(expiresAt) - clock.now()) / 60_000)).toBe(5);
    expect(new URL(url).origin).toBe(cloud.origin);
    const shown = await fetch(url);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    expect(decode(Buffer.from(await shown.arrayBuffer())).data).toEqual(decode(photo).data);
    clock.advance(301_000);
    expect((await fetch(url)).status).toBe(403);
  });

  it('is stored without what the camera wrote next to the picture', async () => {
    const { photoId } = await upload(maya, withNotes(makePhoto({ seed: 2 }), '51.5007N 0.1246W'));
    const { url } = await linkTo(maya, photoId);
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(bytes.includes('51.5007N')).toBe(false);
  });

  it('sent again is the same photo', async () => {
    const id = newId();
    const first = await upload(maya, makePhoto({ seed: 3 }), id);
    expect(await upload(maya, makePhoto({ seed: 3 }), id)).toEqual(first);
    expect(await storedFiles(maya)).toHaveLength(1);
  });

  it('is shown to no one else', async () => {
    const { photoId } = await upload(maya, makePhoto({ seed: 4 }));
    expect(await noah.refused('GET', `/nutrition/photos/${photoId}`)).toEqual({
      status: 404,
      code: 'photo_not_found',
    });
    const { url } = await linkTo(maya, photoId);
    const other = await upload(noah, makePhoto({ seed: 4 }));
    const stolen = url.replace(`${maya.userId}/${photoId}`, `${noah.userId}/${other.photoId}`);
    expect((await fetch(stolen)).status).toBe(403);
  });

  it.each(Object.entries(badPhotos()))('is refused when it is %s, and nothing is stored', async (_, bad) => {
    const { bytes, ...refusal } = bad;
    // Without bytes, the upload has no content type and is refused earlier.
    const expected = bytes.length === 0 ? { status: 415, code: 'photo_type_unknown' } : refusal;
    expect(await refusedUpload(maya, bytes)).toEqual(expected);
    expect(await storedFiles(maya)).toEqual([]);
  });

  it('is refused above 4 MB by our code, and far above by the gateway, and nothing is stored', async () => {
    const padded = (bytes: number) => Buffer.concat([makePhoto(), Buffer.alloc(bytes)]);
    const { status, code } = await refusedUpload(maya, padded(4 * 1024 * 1024));
    expect({ status, code }).toEqual({ status: 413, code: 'body_too_large' });
    expect((await refusedUpload(maya, padded(30_000_000))).status).toBe(413);
    expect(await storedFiles(maya)).toEqual([]);
  });

  it('needs an id that its client made', async () => {
    for (const query of ['', '?id=', '?id=../../etc', `?id=${'8'.repeat(26)}`]) {
      const refusal = await maya.refused('POST', `/nutrition/photos${query}`, makePhoto());
      expect(refusal).toEqual({ status: 400, code: 'invalid_request' });
    }
  });

  it('may be the fortieth of a day and not the next one; tomorrow there are more', async () => {
    const bytes = Buffer.from('no photo');
    for (let n = 0; n < 40; n += 1) {
      // Thirty is the most in a minute.
      if (n % 20 === 0) clock.advance(60_000);
      await refusedUpload(maya, bytes);
    }
    clock.advance(60_000);
    const limited = { status: 429, code: 'photo_limit_reached' };
    expect(await refusedUpload(maya, makePhoto())).toEqual(limited);
    clock.advance(86_400_000);
    await upload(maya, makePhoto());
  });

  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['POST', '/nutrition/photos'],
      ['POST', '/nutrition/analyses'],
      ['GET', `/nutrition/photos/01JD3X6E9H0000000000000001-${'0'.repeat(32)}`],
    ],
  );
});

describe('Without a model', () => {
  const items = [{ foodId: 'boiled-egg', grams: 100 }];

  it('photos are not analyzed, and the meal is described in words', async () => {
    const { photoId } = await upload(maya, makePhoto({ seed: 5 }));
    const unavailable = { status: 409, code: 'analysis_unavailable' };
    expect(await maya.refused('POST', '/nutrition/analyses', { photoId })).toEqual(unavailable);
    const id = photoId.split('-')[0] ?? '';
    const meal = await maya.call(nutritionContract.logMeal, { body: { id, items, photoId } });
    expect(meal).toMatchObject({ photoId, items: [{ name: 'Boiled egg', source: 'USDA' }] });
    await cloud.idle();
    expect(await storedPhotos(maya.userId)).toEqual([
      { key: `${maya.userId}/${photoId}.jpg`, isUnused: false },
    ]);
    const day = await maya.call(nutritionContract.readDay, { params: { date: 'today' } });
    expect(day.meals).toEqual([meal]);
  });

  it('a meal takes no photo under another id, nor one that is no photo’s name', async () => {
    const { photoId } = await upload(maya, makePhoto({ seed: 6 }));
    for (const named of [photoId, '../photo', 'x'])
      expect(await maya.refused('POST', '/nutrition/logs', { id: newId(), items, photoId: named })).toEqual({
        status: 400,
        code: 'invalid_request',
      });
  });

  it('a copy of a meal has no photo: that shows what was eaten once', async () => {
    const { photoId } = await upload(maya, makePhoto({ seed: 7 }));
    const id = photoId.split('-')[0] ?? '';
    const meal = await maya.call(nutritionContract.logMeal, { body: { id, items, photoId } });
    const body = { id: newId() };
    const copy = await maya.call(nutritionContract.copyMeal, { params: { id: meal.id }, body });
    expect(copy.photoId).toBeUndefined();
  });
});

describe('The account', () => {
  it('exports its photos, and leaves none behind when it is deleted', async () => {
    const { photoId } = await upload(maya, makePhoto({ seed: 8 }));
    await upload(noah, makePhoto({ seed: 9 }));
    const { files } = await maya.call(accountContract.exportAccount);
    expect(files).toMatchObject([{ bucket: 'photos', name: `${photoId}.jpg` }]);
    expect((await fetch(files[0]?.url ?? '')).headers.get('content-type')).toBe('image/jpeg');

    const { userId } = maya;
    await maya.signIn();
    await maya.call(accountContract.deleteAccount);
    await cloud.idle();
    expect(await storedPhotos(userId)).toEqual([]);
    expect(await storedPhotos(noah.userId)).not.toEqual([]);
  });
});
