import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { startClock } from '../support/clock';
import { accountContract } from '../../shared/contracts/account';
import { maximumRoutines, routinesContract } from '../../shared/contracts/routines';
import { exerciseById } from '../../functions/exercises/library/catalogue';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { newId } from '../support/new-id';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-06-24T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  maya = await signUpUser(cloud.origin);
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});

const { listRoutines, createRoutine, changeRoutine, deleteRoutine } = routinesContract;
const list = async (user: TestUser) => (await user.call(listRoutines)).routines;
const legs = {
  name: 'Legs',
  exercises: [{ exerciseId: 'squat' }, { exerciseId: 'wall-sit', workSeconds: 45 }],
};
const create = (user: TestUser, more: object = {}) =>
  user.call(createRoutine, { body: { id: newId(), ...legs, ...more } });

describe('Own routines', () => {
  beforeEach(async () => {
    maya = await signUpUser(cloud.origin);
  });

  it('start from nothing', async () => {
    expect(await list(maya)).toEqual([]);
  });

  it('are kept with their exercises and work times', async () => {
    const routine = await create(maya, { name: '  Legs day ' });
    expect(routine).toMatchObject({
      name: 'Legs day',
      exercises: [
        { exerciseId: 'squat', workSeconds: 80 },
        { exerciseId: 'wall-sit', workSeconds: 45 },
      ],
    });
    expect(await list(maya)).toEqual([routine]);
  });

  it('come newest first', async () => {
    for (const name of ['One', 'Two', 'Three']) await create(maya, { name });
    expect((await list(maya)).map(({ name }) => name)).toEqual(['Three', 'Two', 'One']);
  });

  it('are kept once when the same request comes again, even at the same moment', async () => {
    const id = newId();
    const sent = await Promise.all([1, 2, 3, 4].map(() => create(maya, { id })));
    const later = await create(maya, { id, name: 'Another name' });
    expect(new Set([...sent, later].map((routine) => JSON.stringify(routine))).size).toBe(1);
    expect(await list(maya)).toHaveLength(1);
  });

  it('change name and exercises one by one', async () => {
    const { id, createdAt } = await create(maya);
    clock.advance(60_000);
    await maya.call(changeRoutine, { params: { id }, body: { name: 'Leg day' } });
    const exercises = [{ exerciseId: 'plank', workSeconds: 20 }];
    const changed = await maya.call(changeRoutine, { params: { id }, body: { exercises } });
    expect(changed).toMatchObject({ id, createdAt, name: 'Leg day', exercises });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(createdAt));
    expect(await list(maya)).toEqual([changed]);
  });

  it('can be deleted, and its id is taken for good: a late repeat brings nothing back', async () => {
    const routine = await create(maya);
    const target = { params: { id: routine.id } };
    expect(await maya.call(deleteRoutine, target)).toEqual({ id: routine.id });
    expect(await list(maya)).toEqual([]);
    const gone = { status: 404, code: 'routine_not_found' };
    const path = `/routines/${routine.id}`;
    expect(await maya.refused('DELETE', path)).toEqual(gone);
    expect(await maya.refused('PATCH', path, { name: 'Leg day' })).toEqual(gone);
    expect(await maya.refused('POST', '/routines', { id: routine.id, ...legs })).toEqual(gone);
    expect(await list(maya)).toEqual([]);
    const { tables } = await maya.call(accountContract.exportAccount);
    expect(JSON.stringify(tables)).not.toContain(routine.id);
  });

  it('are no one else’s', async () => {
    const routine = await create(maya);
    const unknown = { status: 404, code: 'routine_not_found' };
    const path = `/routines/${routine.id}`;
    expect(await noah.refused('PATCH', path, { name: 'Mine now' })).toEqual(unknown);
    expect(await noah.refused('DELETE', path)).toEqual(unknown);
    const own = await create(noah, { id: routine.id, name: 'Own' });
    expect(own.name).toBe('Own');
    expect(await list(maya)).toEqual([routine]);
  });
});

describe('The limit', () => {
  beforeEach(async () => {
    maya = await signUpUser(cloud.origin);
  });

  it('holds when the last places are asked for at once, and a deleted one makes room', async () => {
    for (let n = 0; n < maximumRoutines - 2; n += 1) await create(maya);
    const bodies = [1, 2, 3, 4, 5].map(() => JSON.stringify({ id: newId(), ...legs }));
    const sent = await Promise.all(bodies.map((body) => maya.fetch('POST', '/routines', body)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
    const full = { status: 409, code: 'too_many_routines' };
    expect(await maya.refused('POST', '/routines', { id: newId(), ...legs })).toEqual(full);
    const kept = await list(maya);
    expect(kept).toHaveLength(maximumRoutines);
    const params = { id: kept[0]?.id ?? '' };
    const removals = await Promise.all([1, 2, 3].map(() => maya.fetch('DELETE', `/routines/${params.id}`)));
    expect(removals.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    await create(maya);
    expect(await maya.refused('POST', '/routines', { id: newId(), ...legs })).toEqual(full);
  });
});

describe('A routine with an exercise that does not exist', () => {
  beforeEach(async () => {
    maya = await signUpUser(cloud.origin);
  });

  const missing = { status: 404, code: 'exercise_not_found' };
  const exercises = [{ exerciseId: 'squat' }, { exerciseId: 'moonwalk' }];

  it('is refused, new or changed', async () => {
    const routine = await create(maya);
    expect(await maya.refused('POST', '/routines', { id: newId(), name: 'Moon', exercises })).toEqual(
      missing,
    );
    expect(await maya.refused('PATCH', `/routines/${routine.id}`, { exercises })).toEqual(missing);
    expect(await list(maya)).toEqual([routine]);
  });

  it('stays when an operator removes the exercise later', async () => {
    const TableName = 'vita-local-exercises';
    const { id: _, ...fields } = exerciseById('squat')!;
    const Item = { pk: 'library', exerciseId: 'box-jump', ...fields };
    await cloud.documents.send(new PutCommand({ TableName, Item }));
    clock.advance(60_001);
    const routine = await create(maya, { exercises: [{ exerciseId: 'box-jump' }] });
    const Key = { pk: 'library', exerciseId: 'box-jump' };
    await cloud.documents.send(new DeleteCommand({ TableName, Key }));
    clock.advance(60_001);
    expect(await list(maya)).toEqual([routine]);
    const body = { id: ulid(clock.now()), exercises: routine.exercises };
    expect(await maya.refused('POST', '/workout-sessions', body)).toEqual(missing);
  });
});

describe('A malformed routine', () => {
  const many = Array.from({ length: 121 }, () => ({ exerciseId: 'squat' }));
  const bad: [string, object][] = [
    ['no exercises', { exercises: [] }],
    ['121 exercises', { exercises: many }],
    ['19 s of work', { exercises: [{ exerciseId: 'squat', workSeconds: 19 }] }],
    ['301 s of work', { exercises: [{ exerciseId: 'squat', workSeconds: 301 }] }],
    ['ids alone', { exercises: ['squat'] }],
    ['a name of one character', { name: ' x ' }],
    ['a name of 61 characters', { name: 'x'.repeat(61) }],
    ['a name with a line break', { name: 'a\nb' }],
    ['a number as name', { name: 42 }],
  ];

  it.each([...bad, ['no name', { name: undefined }], ['an id that is no ULID', { id: 'legs' }]])(
    'is not kept: %s',
    async (_, body) => {
      const refusal = await noah.refused('POST', '/routines', { id: newId(), ...legs, ...body });
      expect(refusal).toEqual({ status: 400, code: 'invalid_request' });
    },
  );

  it.each([...bad, ['nothing to change', {}]])('changes nothing: %s', async (_, body) => {
    const before = await list(maya);
    expect(await maya.refused('PATCH', `/routines/${before[0]?.id}`, body)).toEqual({
      status: 400,
      code: 'invalid_request',
    });
    expect(await list(maya)).toEqual(before);
  });

  it('is refused when huge, not JSON or under a bad id', async () => {
    const before = await list(maya);
    const huge = { id: newId(), ...legs, padding: 'x'.repeat(20_000) };
    expect((await maya.refused('POST', '/routines', huge)).code).toBe('body_too_large');
    expect((await maya.refused('POST', '/routines', '{"name":')).code).toBe('invalid_json');
    expect((await maya.refused('PATCH', '/routines/%23count', { name: 'Count' })).code).toBe(
      'invalid_request',
    );
    expect((await maya.refused('DELETE', '/routines/%23count')).code).toBe('invalid_request');
    expect(await list(maya)).toEqual(before);
  });
});

describe('Routine endpoints', () => {
  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/routines'],
      ['POST', '/routines'],
      ['PATCH', `/routines/${ulid(clock.now())}`],
      ['DELETE', `/routines/${ulid(clock.now())}`],
    ],
  );
});
