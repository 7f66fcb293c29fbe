import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClock } from '../support/clock';
import { exercisesContract } from '../../shared/contracts/exercises';
import { exerciseById, exercises as builtIn } from '../../functions/exercises/library/catalogue';
import { createApiClient, type ApiClient } from '../support/api-client';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-05-17T09:30:00Z');
let cloud: TestCloud;
let visitor: ApiClient;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  visitor = createApiClient(cloud.origin, async () => null);
  maya = await signUpUser(cloud.origin);
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});

// Everyone shares the library, so what is added here is removed before the next suite.
afterAll(async () => {
  for (const exerciseId of ['box-jump', 'step-up', 'nonsense'])
    await cloud.documents.send(new DeleteCommand({ TableName, Key: { pk: 'library', exerciseId } }));
  clock.advance(60_001);
});

const TableName = 'vita-local-exercises';
const { addFavorite, removeFavorite, addExclusion, removeExclusion } = exercisesContract;
const on = (id: string) => ({ params: { id } });
const marksOf = (user: TestUser) => user.call(exercisesContract.readExerciseMarks);

/** The current library, not one cached within the last minute. */
async function readLibrary(client: ApiClient) {
  clock.advance(60_001);
  return (await client.call(exercisesContract.listExercises)).exercises;
}

describe('The library', () => {
  it('is open to visitors, whole and ordered by name', async () => {
    const exercises = await readLibrary(visitor);
    expect(exercises.map((exercise) => exercise.name)).toEqual(builtIn.map((exercise) => exercise.name));
    const { videoUrl, ...squat } = exercises.find((exercise) => exercise.id === 'squat')!;
    expect(squat).toEqual(exerciseById('squat'));
    expect([null, '/videos/squat.mp4']).toContain(videoUrl);
  });

  it('shows what operators add, with a clip or without', async () => {
    const { id: _, ...fields } = exerciseById('squat')!;
    const add = (row: object) =>
      cloud.documents.send(new PutCommand({ TableName, Item: { pk: 'library', ...fields, ...row } }));
    await add({ exerciseId: 'box-jump', name: 'Box Jumps' });
    await add({ exerciseId: 'step-up', name: 'Step-Ups', hasClip: true });
    await add({ exerciseId: 'nonsense', name: 'Nonsense', primaryMuscles: ['tail'] });
    const exercises = await readLibrary(visitor);
    const urlOf = (id: string) => exercises.find((exercise) => exercise.id === id)?.videoUrl;
    expect(urlOf('box-jump')).toBeNull();
    expect(urlOf('step-up')).toBe('/videos/step-up.mp4');
    expect(urlOf('nonsense')).toBeUndefined();
    expect(exercises).toHaveLength(builtIn.length + 2);
  });

  it('cannot be changed over the API', async () => {
    const { status } = await maya.refused('POST', '/exercises', { name: 'Mine' });
    expect(status).toBe(405);
    expect((await maya.refused('DELETE', '/exercises/squat')).status).toBe(404);
  });
});

describe('Marking an exercise', () => {
  it('starts from nothing', async () => {
    expect(await marksOf(maya)).toEqual({ favorites: [], exclusions: [] });
  });

  it('makes it a favorite, however often it is repeated', async () => {
    const mark = { favorite: true, exclusion: false };
    expect(await maya.call(addFavorite, on('squat'))).toEqual(mark);
    expect(await maya.call(addFavorite, on('squat'))).toEqual(mark);
    expect(await marksOf(maya)).toEqual({ favorites: ['squat'], exclusions: [] });
  });

  it('takes the favorite away when it is not for them', async () => {
    expect(await maya.call(addExclusion, on('squat'))).toEqual({ favorite: false, exclusion: true });
    expect(await marksOf(maya)).toEqual({ favorites: [], exclusions: ['squat'] });
  });

  it('clears one kind without touching the other', async () => {
    expect(await maya.call(removeFavorite, on('squat'))).toEqual({ favorite: false, exclusion: true });
    expect(await marksOf(maya)).toEqual({ favorites: [], exclusions: ['squat'] });
    expect(await maya.call(removeExclusion, on('squat'))).toEqual({ favorite: false, exclusion: false });
    expect(await maya.call(removeExclusion, on('squat'))).toEqual({ favorite: false, exclusion: false });
    expect(await marksOf(maya)).toEqual({ favorites: [], exclusions: [] });
  });

  it('is no one else’s business', async () => {
    await maya.call(addFavorite, on('plank'));
    await noah.call(addExclusion, on('plank'));
    await noah.call(removeFavorite, on('plank'));
    expect(await marksOf(maya)).toEqual({ favorites: ['plank'], exclusions: [] });
    expect(await marksOf(noah)).toEqual({ favorites: [], exclusions: ['plank'] });
  });

  it.each(['PUT', 'DELETE'])('does not know every name: %s', async (method) => {
    const unknown = { status: 404, code: 'exercise_not_found' };
    expect(await maya.refused(method, '/exercises/moonwalk/favorite')).toEqual(unknown);
    expect(await maya.refused(method, '/exercises/moonwalk/exclusion')).toEqual(unknown);
  });

  it.each(['Squat', 'squat_1', 'a%20b', `a${'-a'.repeat(40)}`])('refuses %s as an id', async (id) => {
    const refusal = { status: 400, code: 'invalid_request' };
    expect(await maya.refused('PUT', `/exercises/${id}/favorite`)).toEqual(refusal);
    expect(await maya.refused('DELETE', `/exercises/${id}/exclusion`)).toEqual(refusal);
  });

  it('finds no way around the ids', async () => {
    const { code } = await maya.refused('PUT', '/exercises/..%2Fsquat/favorite');
    expect(code).toBe('not_found');
  });

  it('refuses another kind of mark and another method', async () => {
    expect((await maya.refused('PUT', '/exercises/squat/love')).status).toBe(404);
    expect((await maya.refused('POST', '/exercises/squat/favorite')).status).toBe(405);
    expect(await marksOf(maya)).toEqual({ favorites: ['plank'], exclusions: [] });
  });

  it('is refused once an operator has removed the exercise', async () => {
    const Key = { pk: 'library', exerciseId: 'step-up' };
    await cloud.documents.send(new DeleteCommand({ TableName, Key }));
    expect((await maya.refused('PUT', '/exercises/step-up/favorite')).code).toBe('exercise_not_found');
  });
});

describe('Mark endpoints', () => {
  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/exercise-marks'],
      ['PUT', '/exercises/squat/favorite'],
      ['DELETE', '/exercises/squat/favorite'],
      ['PUT', '/exercises/squat/exclusion'],
      ['DELETE', '/exercises/squat/exclusion'],
    ],
  );
});
