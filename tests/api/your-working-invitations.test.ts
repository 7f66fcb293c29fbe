import * as fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountContract } from '../../shared/contracts/account';
import { friendsContract } from '../../shared/contracts/friends';
import { notificationsContract } from '../../shared/contracts/notifications';
import { codeLetters, shownCode } from '../../shared/rules/invitation-code';
import { createApiClient } from '../support/api-client';
import { changePerson } from '../support/change-person';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { watchDatabaseCalls } from '../support/database-calls';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-10-06T09:30:00Z');
const calls = watchDatabaseCalls();
const day = 86_400_000;
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});

const visitor = () => createApiClient(cloud.origin, async () => null);
const own = async (user: TestUser) => (await user.call(friendsContract.keepOwnInvitation)).invitation;
async function codeOf(user: TestUser): Promise<string> {
  const invitation = await own(user);
  if (!invitation) throw new Error('the invitation is turned off');
  return invitation.code;
}
/** To the second. */
const inThirtyDays = () => new Date(Math.floor((clock.now() + 30 * day) / 1000) * 1000).toISOString();
const renewed = async (user: TestUser) =>
  (await user.call(friendsContract.replaceOwnInvitation)).invitation?.code ?? '';
const accept = (user: TestUser, code: string) =>
  user.call(friendsContract.acceptInvitation, { body: { code } });
const listed = async (user: TestUser) =>
  (await user.call(friendsContract.listFriends)).friends.map(({ name, status }) => `${name}: ${status}`);
const about = (code: string) => `/friends/invitations?${new URLSearchParams({ code })}`;
const forMe = (code: string) => `/friends/invitations/sender?${new URLSearchParams({ code })}`;
const block = (user: TestUser, other: TestUser) =>
  user.call(friendsContract.blockPerson, { params: { id: other.userId } });

async function told(user: TestUser): Promise<string[]> {
  await cloud.idle();
  const { notifications } = await user.call(notificationsContract.listNotifications, { query: {} });
  return notifications.map(({ title, message }) => `${title}: ${message}`);
}

describe('An invitation', () => {
  it('is made when it is first asked for and is the same afterward', async () => {
    const invitation = await own(maya);
    expect(invitation?.code).toMatch(new RegExp(`^[${codeLetters}]{8}$`));
    expect(invitation?.expiresAt).toBe(inThirtyDays());
    expect(await own(maya)).toEqual(invitation);
    expect(await codeOf(noah)).not.toBe(invitation?.code);
  });

  it('shows a visitor the name and what the face is drawn from, and nothing else', async () => {
    const code = await codeOf(maya);
    const response = await visitor().fetch('GET', about(code));
    expect(await response.json()).toEqual({ sender: { id: maya.userId, name: 'Maya' } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('makes two people friends at once, and tells the sender once', async () => {
    const code = await codeOf(maya);
    expect(await noah.call(friendsContract.readInvitation, { query: { code } })).toEqual({
      sender: { id: maya.userId, name: 'Maya' },
      status: null,
    });
    for (const isNew of [true, false])
      expect(await accept(noah, shownCode(code).toLowerCase())).toEqual({
        sender: { id: maya.userId, name: 'Maya' },
        status: 'accepted',
        isNew,
      });
    expect([await listed(maya), await listed(noah)]).toEqual([['Noah: accepted'], ['Maya: accepted']]);
    expect(await told(maya)).toEqual(['New friend: You and Noah are friends now.']);
    expect(await told(noah)).toEqual([]);
  });

  it.each(['the sender', 'the receiver'])('turns an open request of %s into a friendship', async (who) => {
    const [asker, asked] = who === 'the sender' ? [maya, noah] : [noah, maya];
    await asker.call(friendsContract.addFriend, { body: { friendId: asked.userId } });
    await accept(noah, await codeOf(maya));
    expect([await listed(maya), await listed(noah)]).toEqual([['Noah: accepted'], ['Maya: accepted']]);
  });

  it('makes friends of people who follow it at the same moment', async () => {
    const code = await codeOf(maya);
    const others = await Promise.all(
      ['Ines', 'Elif', 'Priya'].map((name) => signUpUser(cloud.origin, { name })),
    );
    await Promise.all([noah, noah, ...others].map((user) => accept(user, code)));
    expect(await listed(maya)).toEqual([
      'Elif: accepted',
      'Ines: accepted',
      'Noah: accepted',
      'Priya: accepted',
    ]);
  });

  it('of one’s own says so', async () => {
    const code = await codeOf(maya);
    const isOwn = { status: 400, code: 'own_invitation' };
    expect(await maya.refused('GET', forMe(code))).toEqual(isOwn);
    expect(await maya.refused('POST', '/friends/invitations', { code })).toEqual(isOwn);
  });

  it('is renewed by looking at it, and gets another code once it has expired', async () => {
    const first = await own(maya);
    clock.advance(16 * day);
    await maya.signIn();
    const earliest = inThirtyDays();
    const later = await own(maya);
    expect(later?.code).toBe(first?.code);
    // A second may pass meanwhile.
    expect([earliest, inThirtyDays()]).toContain(later?.expiresAt);
    clock.advance(30 * day);
    await maya.signIn();
    const next = await own(maya);
    expect(next?.code).not.toBe(first?.code);
    expect(await accept(await signUpUser(cloud.origin), next?.code ?? '')).toMatchObject({
      status: 'accepted',
    });
  });

  it('stays off once it is turned off, until a new one is made', async () => {
    const code = await codeOf(maya);
    expect(await maya.call(friendsContract.endOwnInvitation)).toEqual({ invitation: null });
    expect(await maya.call(friendsContract.endOwnInvitation)).toEqual({ invitation: null });
    expect(await own(maya)).toBeNull();
    const next = await renewed(maya);
    expect(next).not.toBe(code);
    expect(await codeOf(maya)).toBe(next);
  });

  it('is made anew ten times a day at most', async () => {
    for (let n = 0; n < 10; n += 1) await renewed(maya);
    expect(await maya.refused('POST', '/friends/invitations/own')).toEqual({
      status: 429,
      code: 'too_many_new_invitations',
    });
    clock.advance(day);
    await maya.signIn();
    expect(await renewed(maya)).toHaveLength(8);
  });

  it('is in the export of its owner, and is gone with the account', async () => {
    const code = await codeOf(maya);
    const { tables } = await maya.call(accountContract.exportAccount);
    expect(tables['invitations']).toEqual([expect.objectContaining({ code })]);
    await maya.call(accountContract.deleteAccount);
    await cloud.idle();
    expect((await visitor().fetch('GET', about(code))).status).toBe(404);
  });
});

describe('Endpoints about invitations', () => {
  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['PUT', '/friends/invitations/own'],
      ['POST', '/friends/invitations/own'],
      ['DELETE', '/friends/invitations/own'],
      ['GET', '/friends/invitations/sender?code=BCDFGHJK'],
      ['POST', '/friends/invitations'],
    ],
  );
});

describe('A code that does not work', () => {
  /** Each way in which it came about, and the code. */
  const ways: Record<string, () => Promise<string>> = {
    'is unknown': async () => 'BCDFGHJK',
    'is malformed': async () => "'; DROP TABLE invitations; --",
    'is empty': async () => '',
    'is no one’s row': async () => '#none',
    'is an ID': async () => maya.userId,
    'has expired': async () => {
      const code = await codeOf(maya);
      clock.advance(30 * day);
      await noah.signIn();
      return code;
    },
    'was replaced': async () => {
      const code = await codeOf(maya);
      await renewed(maya);
      return code;
    },
    'was turned off': async () => {
      const code = await codeOf(maya);
      await maya.call(friendsContract.endOwnInvitation);
      return code;
    },
    'is of a suspended account': async () => {
      const code = await codeOf(maya);
      await changePerson(cloud.documents, maya.userId, { state: 'suspended' });
      return code;
    },
    'is of a deleted account': async () => {
      const code = await codeOf(maya);
      await maya.call(accountContract.deleteAccount);
      await cloud.idle();
      return code;
    },
  };
  const forPeople: typeof ways = {
    'is of someone who blocked the caller': async () => {
      await block(maya, noah);
      return codeOf(maya);
    },
    'is of someone whom the caller blocked': async () => {
      await block(noah, maya);
      return codeOf(maya);
    },
  };

  /** The whole answer, and what it cost, in whatever order reads at the same time came. */
  async function asked(send: () => Promise<Response>) {
    await cloud.idle();
    // Whoever was admitted a moment ago is not read again.
    clock.advance(61_000);
    calls.length = 0;
    const response = await send();
    // Every request has an ID of its own.
    const body = (await response.text()).replace(/,"requestId":"[^"]+"/, '');
    return { status: response.status, body, reads: calls.map(({ what }) => what).toSorted() };
  }

  it('gets a visitor one answer after the same reads, whatever is wrong', async () => {
    const answers = new Set<string>();
    for (const way of Object.values(ways)) {
      maya = await signUpUser(cloud.origin, { name: 'Maya' });
      const code = await way();
      answers.add(JSON.stringify(await asked(() => visitor().fetch('GET', about(code)))));
    }
    expect([...answers].map((answer) => JSON.parse(answer) as object)).toEqual([
      {
        status: 404,
        body: expect.stringContaining('"code":"invitation_not_found"') as string,
        reads: ['GetItem invitations', 'GetItem people', 'Query invitations', 'UpdateItem quotas'],
      },
    ]);
  });

  it.each([
    ['reads', (code: string) => noah.fetch('GET', forMe(code))],
    ['accepts', (code: string) => noah.fetch('POST', '/friends/invitations', JSON.stringify({ code }))],
  ])('gets a person who %s it one answer after the same reads', async (_, send) => {
    const answers = new Set<string>();
    for (const way of Object.values({ ...ways, ...forPeople })) {
      maya = await signUpUser(cloud.origin, { name: 'Maya' });
      noah = await signUpUser(cloud.origin, { name: 'Noah' });
      const code = await way();
      answers.add(JSON.stringify(await asked(() => send(code))));
    }
    expect([...answers].map((answer) => JSON.parse(answer) as object)).toEqual([
      {
        status: 404,
        body: expect.stringContaining('"code":"invitation_not_found"') as string,
        reads: [
          'BatchGetItem friends',
          'GetItem invitations',
          'GetItem people',
          'GetItem people',
          'Query invitations',
          'UpdateItem quotas',
        ],
      },
    ]);
  });

  it('changes nothing, whatever is typed', async () => {
    const before = await codeOf(maya);
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...codeLetters), minLength: 7, maxLength: 9 }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (code) => {
        const response = await visitor().fetch('GET', about(code));
        expect(response.status).toBe(404);
      }),
      { numRuns: 60 },
    );
    expect([await codeOf(maya), await listed(maya)]).toEqual([before, []]);
  });

  it.each([
    ['none', {}],
    ['no text', { code: 7 }],
    ['endless', { code: 'B'.repeat(201) }],
  ])('and is %s is refused as malformed', async (_, body) => {
    expect(await noah.refused('POST', '/friends/invitations', body)).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
  });

  it('is not found by trying many: after thirty in an hour one has to wait', async () => {
    const guess = (n: number) => noah.refused('POST', '/friends/invitations', { code: `guess ${n}` });
    const all = await Promise.all(Array.from({ length: 34 }, (_, n) => guess(n)));
    expect(all.filter(({ code }) => code === 'invitation_not_found')).toHaveLength(30);
    expect(all.filter(({ code }) => code === 'too_many_codes')).toHaveLength(4);
    expect(await noah.refused('POST', '/friends/invitations', { code: await codeOf(maya) })).toEqual({
      status: 429,
      code: 'too_many_codes',
    });
    clock.advance(3_600_000);
    await noah.signIn();
    expect(await accept(noah, await codeOf(maya))).toMatchObject({ status: 'accepted' });
  });
});

describe('Codes that visitors try', () => {
  it('are counted by network, and end after a hundred and twenty an hour', async () => {
    clock.advance(3_600_000);
    const code = await codeOf(maya);
    const send = async () => (await visitor().fetch('GET', about(code))).status;
    const statuses = await Promise.all(Array.from({ length: 125 }, send));
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    await noah.signIn();
    expect(await noah.call(friendsContract.readInvitation, { query: { code } })).toMatchObject({
      status: null,
    });
    clock.advance(3_600_000);
    expect(await send()).toBe(200);
  });
});

describe('A friendship by invitation that is ended and made again', () => {
  it('is told once a day, and ends after three', async () => {
    const code = await codeOf(maya);
    for (let n = 0; n < 3; n += 1) {
      await accept(noah, code);
      await told(maya);
      await noah.call(friendsContract.removeFriend, { params: { id: maya.userId } });
    }
    expect(await told(maya)).toHaveLength(1);
    expect(await noah.refused('POST', '/friends/invitations', { code })).toEqual({
      status: 429,
      code: 'too_many_friend_requests',
    });
  });
});
