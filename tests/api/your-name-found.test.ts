import { beforeAll, describe, expect, it } from 'vitest';
import { accountContract } from '../../shared/contracts/account';
import { friendsContract } from '../../shared/contracts/friends';
import { profileContract } from '../../shared/contracts/profile';
import { answers } from '../support/answers';
import { changePerson } from '../support/change-person';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-09-22T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  maya = await signUpUser(cloud.origin, { name: 'Maya Quillfeather' });
});

const allow = async (user: TestUser, findByName: boolean) => {
  await user.call(profileContract.updateProfile, { body: { privacy: { findByName } } });
  await cloud.idle();
};
async function findable(name: string): Promise<TestUser> {
  const user = await signUpUser(cloud.origin, { name });
  await allow(user, true);
  return user;
}
const search = async (name: string, user = maya) =>
  (await user.call(friendsContract.searchPeople, { query: { name } })).people;
const namesFor = async (name: string, user = maya) => (await search(name, user)).map((each) => each.name);
const add = (user: TestUser, other: TestUser) =>
  user.call(friendsContract.addFriend, { body: { friendId: other.userId } });

describe('People', () => {
  it('are not found by name unless they allow it, and no more once they changed their mind', async () => {
    const noah = await signUpUser(cloud.origin, { name: 'Noah Quillerby' });
    await noah.call(profileContract.completeOnboarding, { body: answers });
    await cloud.idle();
    expect(await namesFor('quillerby')).toEqual([]);
    await allow(noah, true);
    expect(await search('quillerby')).toEqual([
      { id: noah.userId, name: 'Noah Quillerby', workoutsCompleted: 0, status: null },
    ]);
    await allow(noah, false);
    expect(await namesFor('quillerby')).toEqual([]);
  });

  it('are found by the beginning of any word, whatever its case and accents', async () => {
    await findable('Zoë Łukaszewicz-O’Brien');
    const typed = ['zo', 'ZOË', 'zoe', 'lukasz', 'ŁUKA', 'obrien', "o'br", 'zoe luk', ' Zoë  Łu '];
    const found = await Promise.all(typed.map((text) => namesFor(text)));
    expect(found).toEqual(typed.map(() => ['Zoë Łukaszewicz-O’Brien']));
    const others = ['oe', 'zoe x', 'kaszewicz', '%%', '--'];
    expect(await Promise.all(others.map((text) => namesFor(text)))).toEqual(others.map(() => []));
  });

  it('are found by two letters of any script', async () => {
    await findable('李小龍');
    await findable('Мария Ёлкина');
    expect(await namesFor('李小')).toEqual(['李小龍']);
    expect(await namesFor('елк')).toEqual(['Мария Ёлкина']);
  });

  it('are never found by their email address, nor by their ID', async () => {
    const noah = await findable('Noah Quintana');
    expect(await namesFor(noah.email)).toEqual([]);
    expect(await namesFor(noah.userId)).toEqual([]);
  });

  it('are found under their new name only', async () => {
    const noah = await findable('Noah Quimby');
    await noah.call(profileContract.updateProfile, { body: { name: 'Noah Quaid' } });
    await cloud.idle();
    expect(await namesFor('quimby')).toEqual([]);
    expect(await namesFor('quaid')).toEqual(['Noah Quaid']);
  });

  it('come with how they relate to the person, who does not find themselves', async () => {
    await allow(maya, true);
    const others = [
      await findable('Ada Quince'),
      await findable('Bea Quince'),
      await findable('Cleo Quince'),
    ];
    await add(maya, others[0]!);
    await add(others[1]!, maya);
    expect((await search('quince')).map(({ name, status }) => [name, status])).toEqual([
      ['Ada Quince', 'requested'],
      ['Bea Quince', 'received'],
      ['Cleo Quince', null],
    ]);
    expect(await namesFor('quillfeather')).toEqual([]);
  });

  it('do not find each other once one of them blocked, nor who left', async () => {
    const noah = await findable('Noah Quarry');
    const block = () => maya.call(friendsContract.blockPerson, { params: { id: noah.userId } });
    await allow(maya, true);
    await block();
    expect([await namesFor('quarry'), await namesFor('quillfeather', noah)]).toEqual([[], []]);
    await maya.call(friendsContract.removeFriend, { params: { id: noah.userId } });
    expect(await namesFor('quarry')).toEqual(['Noah Quarry']);
    await noah.call(accountContract.deleteAccount);
    await cloud.idle();
    expect(await namesFor('quarry')).toEqual([]);
  });

  it.each(['suspended', 'hidden'])('who are %s are not found', async (how) => {
    const noah = await findable(`Noah Quo${how}`);
    const change = how === 'hidden' ? { hiddenFromBoards: true } : ({ state: 'suspended' } as const);
    await changePerson(cloud.documents, noah.userId, change);
    expect(await namesFor(`quo${how}`)).toEqual([]);
  });

  it('are ten at most', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => findable(`Quorra ${'ABCDEFGHIJKL'.charAt(n)}x`)));
    expect(await namesFor('quorra')).toHaveLength(10);
    expect(await namesFor('quorra lx')).toEqual(['Quorra Lx']);
  });
});

describe('A search', () => {
  it.each(['', '?name=', '?name=m', `?name=${'m'.repeat(101)}`])('for %j is malformed', async (query) => {
    expect(await maya.refused('GET', `/friends/search${query}`)).toMatchObject({ code: 'invalid_request' });
  });

  it('is made sixty times an hour at most', async () => {
    const seeker = await signUpUser(cloud.origin, { name: 'Seeker' });
    for (let n = 0; n < 60; n += 1) await search('nobody', seeker);
    expect(await seeker.refused('GET', '/friends/search?name=nobody')).toEqual({
      status: 429,
      code: 'too_many_searches',
    });
    clock.advance(3_600_000);
    await seeker.signIn();
    expect(await search('nobody', seeker)).toEqual([]);
  });

  refusesBadTokens(() => ({ cloud, user: maya, clock }), [['GET', '/friends/search?name=maya']]);
});
