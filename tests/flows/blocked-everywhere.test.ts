import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { friendChallengesContract } from '../../shared/contracts/friend-challenges';
import { friendsContract } from '../../shared/contracts/friends';
import { groupsContract } from '../../shared/contracts/groups';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { readEverything, staleReads, type Answer, type Known } from '../support/every-read';
import { withPersonId, type PersonWrite } from '../support/every-person-write';
import { newId } from '../support/new-id';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket, type TestSocket } from '../support/socket';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-04-08T09:30:00Z');
/** The top of the global board is cached for two seconds. */
const topAgeMs = 2_001;
/** A person's ID that no one has. */
const nobody = '0f5c1a52-6b9e-4d6b-8d7e-1f3f3f3f3f3f';
let cloud: TestCloud;

beforeAll(async () => void (cloud = await startTestCloud()));
afterAll(() => cloud.stop());

interface Person extends TestUser {
  name: string;
  code: string;
  sharedId: string;
  socket: TestSocket;
}

interface Group extends Record<'id' | 'invite', string> {
  ownerId: string;
}

interface World {
  people: Person[];
  /** Who will block someone. */
  by: Person;
  groups: Group[];
}

const size = 4;
const person = fc.nat({ max: size - 1 });
const other = fc.integer({ min: 1, max: size - 1 });
const relation = fc.constantFrom('asked', 'friends', 'challenged', 'challenging');
const scenarios = fc.record({
  relations: fc.array(fc.record({ by: person, further: other, relation }), { minLength: 3, maxLength: 6 }),
  groups: fc.array(
    fc.record({
      owner: person,
      isPublic: fc.boolean(),
      members: fc.subarray(Array.from({ length: size }, (_, n) => n)),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  block: fc.record({ by: person, further: other }),
});
type Scenario = typeof scenarios extends fc.Arbitrary<infer T> ? T : never;

const { addFriend, blockPerson, removeFriend } = friendsContract;
const { challengeFriend, acceptFriendChallenge } = friendChallengesContract;
const about = ({ userId: id }: TestUser) => ({ params: { id } });

async function newPerson(name: string): Promise<Person> {
  const user = await signUpUser(cloud.origin, { name });
  await user.call(profileContract.completeOnboarding, { body: answers });
  await user.call(profileContract.updateProfile, { body: { privacy: { findByName: true } } });
  const { invitation } = await user.call(friendsContract.keepOwnInvitation);
  const sharedId = await shareWorkout(user);
  return { ...user, name, code: invitation?.code ?? '', sharedId, socket: await openTestSocket(user) };
}

/** Makes two people what they are to each other; one after the other may have been something else before. */
async function relate(by: Person, whom: Person, how: Scenario['relations'][number]['relation']) {
  await by.call(addFriend, { body: { friendId: whom.userId } });
  if (how === 'asked') return;
  await whom.call(addFriend, { body: { friendId: by.userId } });
  if (how === 'friends') return;
  const call = { ...about(whom), body: { id: newId(), routineId: 'core-blast' } };
  // They may have an open one.
  const sent = await by.call(challengeFriend, call).catch(() => null);
  if (sent && how === 'challenging') await whom.call(acceptFriendChallenge, { params: { id: sent.id } });
}

async function found(people: Person[], { owner, isPublic, members }: Scenario['groups'][number]) {
  const by = people[owner]!;
  const body = { id: newId(), name: 'Early birds', isPublic };
  const { id } = await by.call(groupsContract.createGroup, { body });
  const { invite } = await by.call(groupsContract.inviteToGroup, { params: { id }, body: {} });
  for (const member of members)
    await people[member]!.call(groupsContract.joinGroup, { params: { id }, body: { invite } });
  return { id, invite, ownerId: by.userId };
}

async function shareWorkout(user: TestUser): Promise<string> {
  const { id } = await doWorkout(user, clock);
  await user.call(workoutsContract.shareWorkout, { params: { id } });
  return id;
}

async function build({ relations, groups, block }: Scenario, run: number): Promise<World> {
  const people: Person[] = [];
  for (let n = 0; n < size; n += 1) people.push(await newPerson(`Zed${run} Quill${n}`));
  for (const { by, further, relation: how } of relations)
    await relate(people[by]!, people[(by + further) % size]!, how);
  const founded = [];
  for (const group of groups) founded.push(await found(people, group));
  for (const user of people) await shareWorkout(user);
  await cloud.idle();
  return { people, by: people[block.by]!, groups: founded };
}

/** Without what may name someone in spite of a block. */
function withoutExceptions({ path, text }: Answer, reader: Person, { by, groups }: World): string {
  if (!text.startsWith('{')) return text;
  const told = JSON.parse(text) as { id?: string; blocked?: unknown; tables?: { friends?: unknown } };
  // People see whom they blocked themselves, in their list and in their export.
  if (path === '/friends' && reader === by) delete told.blocked;
  if (path === '/profile/export' && reader === by) delete told.tables?.friends;
  // Owners see every member, so that they can remove them.
  const isOwn = groups.some(({ id, ownerId }) => id === told.id && ownerId === reader.userId);
  return path.startsWith('/groups/{id}') && isOwn ? '' : JSON.stringify(told);
}

/** The reads by which someone is told of another. */
async function placesNaming(
  whom: Person,
  reader: Person,
  world: World,
  paths?: readonly string[],
): Promise<string[]> {
  clock.advance(topAgeMs);
  const known: Known = { today: new Date(clock.now()).toISOString().slice(0, 10), ...world };
  const told = await readEverything(reader, known, paths);
  const naming = told.filter((answer) => {
    const text = withoutExceptions(answer, reader, world);
    return text.includes(whom.userId) || text.includes(whom.name);
  });
  return [...new Set(naming.map(({ path }) => path))];
}

/** What a consumer writes that looked just before the block. */
async function tellLate({ userId }: Person, about: Person): Promise<void> {
  const news = { kind: 'friendAccepted', facts: {}, read: false };
  const createdAt = new Date(clock.now()).toISOString();
  const Item = { userId, notificationId: newId(), actorId: about.userId, createdAt, ...news };
  await cloud.documents.send(new PutCommand({ TableName: 'vita-local-notifications', Item }));
}

/** What people may do to someone they blocked, which only they know. */
const ownActs: readonly string[] = [
  // Unblocks.
  'DELETE /friends/{id}',
  // Once more changes nothing.
  'POST /friends/{id}/block',
  // Whoever blocks someone may still report them.
  'POST /friends/{id}/report',
];

async function answerTo(user: Person, write: PersonWrite, id: string): Promise<string> {
  const { method, path, body } = write(id);
  const response = await user.fetch(method, path, body);
  // Every request has an ID of its own.
  const text = (await response.text()).replace(/,"requestId":"[^"]+"/, '');
  return `${response.status} ${text.replaceAll(id, 'them')}`;
}

/** The writes that are answered differently for this person than for one who does not exist. */
async function writesReaching(whom: Person, user: Person, isBlocker: boolean): Promise<string[]> {
  const reaching: string[] = [];
  for (const [name, write] of withPersonId) {
    if (isBlocker && ownActs.includes(name)) continue;
    const [theirs, usual] = [await answerTo(user, write, whom.userId), await answerTo(user, write, nobody)];
    if (theirs !== usual) reaching.push(`${name}: ${theirs} instead of ${usual}`);
  }
  const accept: PersonWrite = (code) => {
    return { method: 'POST', path: '/friends/invitations', body: JSON.stringify({ code }) };
  };
  const [theirs, usual] = [await answerTo(user, accept, whom.code), await answerTo(user, accept, nobody)];
  if (theirs !== usual) reaching.push(`POST /friends/invitations: ${theirs} instead of ${usual}`);
  return reaching;
}

/** Where anyone is seen who is not hidden, whatever they are to the reader. */
const publicPlaces = [
  '/friends/invitations/sender',
  '/friends/search',
  '/groups/{id}',
  '/leaderboards/global',
  '/leagues/current',
];

describe('Two people of whom one blocked the other', () => {
  it('can be looked for in every read there is', () => expect(staleReads).toEqual([]));

  it('are named to each other nowhere, nor reached, until it is lifted', async () => {
    const named = new Set<string>();
    const reached = new Set<string>();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(scenarios, async (scenario) => {
        const world = await build(scenario, (run += 1));
        const { by } = world;
        const whom = world.people[(scenario.block.by + scenario.block.further) % size]!;
        const sides = [
          [by, whom],
          [whom, by],
        ] as const;
        const before = await Promise.all(sides.map(([reader, seen]) => placesNaming(seen, reader, world)));
        for (const place of before.flat()) named.add(place);

        await by.call(blockPerson, about(whom));
        // The event of the block may not have been handled yet.
        for (const [reader, hidden] of sides)
          expect(await placesNaming(hidden, reader, world, before.flat())).toEqual([]);
        await cloud.idle();
        for (const [reader, hidden] of sides) await tellLate(reader, hidden);
        for (const { socket } of [by, whom]) socket.frames.length = 0;
        for (const user of world.people) await shareWorkout(user);
        for (const [user, hidden] of sides)
          expect(await writesReaching(hidden, user, user === by)).toEqual([]);
        await cloud.idle();
        for (const [reader, hidden] of sides) {
          expect(await placesNaming(hidden, reader, world)).toEqual([]);
          const frames = JSON.stringify(reader.socket.frames);
          expect([frames.includes(hidden.userId), frames.includes(hidden.name)]).toEqual([false, false]);
        }

        await by.call(removeFriend, about(whom));
        for (const [index, [reader, seen]] of sides.entries()) {
          const wanted = publicPlaces.filter((place) => before[index]?.includes(place));
          expect((await placesNaming(seen, reader, world, wanted)).toSorted()).toEqual(wanted.toSorted());
        }
        for (const [user, seen] of sides)
          for (const each of await writesReaching(seen, user, true)) reached.add(each.split(':')[0] ?? '');
        for (const { socket } of world.people) await socket.close();
      }),
      { seed: 39, numRuns: 4, endOnFailure: true },
    );
    // Otherwise it would have been looked for in vain.
    const places = [
      '/friends/today',
      '/challenges',
      '/friend-challenges',
      '/friends',
      '/friends/suggestions',
    ];
    places.push('/leaderboards/friends', '/notifications', '/profile/export', ...publicPlaces);
    expect([...named].toSorted()).toEqual(places.toSorted());
    expect([...reached]).toContain('POST /friends');
  }, 600_000);
});
