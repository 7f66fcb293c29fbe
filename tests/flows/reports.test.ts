import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { createReportsRepository } from '../../functions/friends/reports-repository';
import { createOperatorActionsRepository } from '../../functions/people/operator-actions-repository';
import { createReadPerson } from '../../functions/people/public';
import { decideReports, type Decision } from '../../infra/operator/decide-reports';
import { formatAction, formatCase } from '../../infra/operator/format-reports';
import { readCases } from '../../infra/operator/read-cases';
import { storageOn } from '../../infra/operator/storage';
import { accountContract } from '../../shared/contracts/account';
import type { ResponseOf } from '../../shared/contracts/endpoint';
import { friendsContract } from '../../shared/contracts/friends';
import { groupsContract } from '../../shared/contracts/groups';
import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { leaguesContract } from '../../shared/contracts/leagues';
import { profileContract } from '../../shared/contracts/profile';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;
let groupId: string;

beforeAll(async () => void (cloud = await startTestCloud()));
afterAll(() => cloud.stop());

/** Two friends in one group and one league; Noah is looking for company. */
beforeEach(async () => {
  const [first, second] = await Promise.all(
    ['Maya', 'Noah'].map((name) => signUpUser(cloud.origin, { name })),
  );
  if (!first || !second) throw new Error('nobody signed up');
  [maya, noah] = [first, second];
  for (const user of [maya, noah]) {
    await user.call(profileContract.completeOnboarding, { body: answers });
  }
  // At most ten are suggested, and each test has fewer people.
  await noah.call(profileContract.updateProfile, { body: { privacy: { suggestToOthers: true } } });
  await maya.call(friendsContract.addFriend, { body: { friendId: noah.userId } });
  await noah.call(friendsContract.addFriend, { body: { friendId: maya.userId } });
  groupId = ulid(clock.advance(1));
  const group = { id: groupId, name: 'Early Birds', description: '', isPublic: true };
  await maya.call(groupsContract.createGroup, { body: group });
  await noah.call(groupsContract.joinGroup, { params: { id: groupId }, body: {} });
  for (const user of [maya, noah]) await doWorkout(user, clock, { minutes: 5 });
  await cloud.idle();
});

function decide(decision: Decision, person = noah.userId) {
  const storage = storageOn(cloud.documents, 'vita-local-');
  const deps = {
    storage,
    reports: createReportsRepository(storage),
    readPerson: createReadPerson(storage),
    by: 'Kim',
  };
  return decideReports(deps, person, decision);
}
const report = (by: TestUser, id = noah.userId) =>
  by.call(friendsContract.reportPerson, { params: { id }, body: { reason: 'name', note: 'Rude' } });

/** What `npm run reports` prints. */
async function printed(): Promise<string> {
  const storage = storageOn(cloud.documents, 'vita-local-');
  const cases = await readCases(storage);
  return cases.map((each) => formatCase(each, new Date(clock.now()), ' --env prod')).join('\n');
}
/** The newest line of the audit log. */
async function lastAction(): Promise<string> {
  const actions = createOperatorActionsRepository(storageOn(cloud.documents, 'vita-local-'));
  return (await actions.listNewest(1)).map(formatAction).join('');
}

/** From all pages, since others in these tests have the same goal. */
async function suggestedTo(user: TestUser): Promise<{ id: string }[]> {
  const found: { id: string }[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: ResponseOf<typeof friendsContract.listSuggestions> = await user.call(
      friendsContract.listSuggestions,
      { query: cursor ? { cursor } : {} },
    );
    found.push(...page.suggestions);
    cursor = page.nextCursor;
  }
  return found;
}

/** Where Maya sees Noah. */
async function seen(): Promise<string[]> {
  clock.advance(2_001);
  const [global, friends, group, league] = [
    await maya.call(leaderboardsContract.readGlobalLeaderboard, { query: { limit: 100 } }),
    await maya.call(leaderboardsContract.readFriendsLeaderboard),
    await maya.call(groupsContract.readGroup, { params: { id: groupId } }),
    await maya.call(leaguesContract.readLeague),
  ];
  const stranger = await signUpUser(cloud.origin, { name: 'Zoe' });
  await stranger.call(profileContract.completeOnboarding, { body: answers });
  const suggestions = await suggestedTo(stranger);
  const boards = { global, friends, group, league, suggestions: { entries: suggestions } };
  return Object.entries(boards).flatMap(([name, { entries }]) =>
    entries.some(({ id }) => id === noah.userId) ? [name] : [],
  );
}
const everywhere = ['global', 'friends', 'group', 'league', 'suggestions'];

describe('A report', () => {
  it('that is dismissed changes nothing for anyone, and is decided once', async () => {
    await report(maya);
    expect(await decide('dismiss')).toEqual({ reports: 1, changed: false });
    expect(await decide('dismiss')).toEqual({ reports: 0, changed: false });
    expect(await seen()).toEqual(everywhere);
    const Key = { userId: maya.userId, reportedId: noah.userId };
    const { Item } = await cloud.documents.send(new GetCommand({ TableName: 'vita-local-reports', Key }));
    expect(Item).toMatchObject({ decision: 'dismiss', decidedAt: expect.any(String) });
  });

  it('counts again when it is made again after a decision', async () => {
    await report(maya);
    await decide('dismiss');
    await report(maya);
    expect(await decide('dismiss')).toMatchObject({ reports: 1 });
  });

  it('decided twice at once is decided once', async () => {
    await report(maya);
    const both = await Promise.all([decide('hide'), decide('hide')]);
    expect(both.map(({ reports }) => reports).toSorted()).toEqual([0, 1]);
  });
});

describe('What a moderator reads', () => {
  it('is who was reported, by whom, why, since when, and how to decide', async () => {
    const forged = 'Very\nrude \u001b[2K';
    await maya.call(friendsContract.reportPerson, {
      params: { id: noah.userId },
      body: { reason: 'harassment', note: forged },
    });
    clock.advance(3 * 86_400_000);
    const said = await printed();
    expect(said).toContain(`${noah.userId}  Noah  1 report by 1 person, waiting 3 days`);
    expect(said).toMatch(/^ {4}member since 2026-\d\d-\d\d, active, on boards, \d+ points, 1 workout$/m);
    expect(said).toContain(`harassment  by ${maya.userId} (a friend)  Very rude [2K`);
    expect(said).toContain(`    npm run reports -- suspend '${noah.userId}' --env prod`);
    expect(said).not.toContain(noah.email);
    await decide('dismiss');
    expect(await printed()).not.toContain(noah.userId);
  });

  it('is what was decided about the same person before', async () => {
    await report(maya);
    await decide('hide');
    await report(maya);
    const said = await printed();
    expect(said).toMatch(/^ {4}member .*, active, off boards \(hidden by an operator\), /m);
    expect(said).toMatch(/^ {4}before: 2026-\d\d-\d\d \d\d:\d\d {2}hide by Kim, 1 report$/m);
    await decide('dismiss');
  });

  it('is the text of a group, who owns it, and what else the person owns', async () => {
    const params = { id: groupId };
    await noah.call(groupsContract.reportGroup, { params, body: { reason: 'name' } });
    await noah.call(friendsContract.reportPerson, { params: { id: maya.userId }, body: { reason: 'other' } });
    const said = await printed();
    expect(said).toContain(`group#${groupId}  Early Birds  1 report by 1 person, waiting 0 days`);
    expect(said).toContain(`owner ${maya.userId} Maya, 2 members`);
    expect(said).toContain('    owns public group: Early Birds');
    expect(said).toContain(`by ${noah.userId} (2 open reports by them)`);
    expect(said).toContain(`    npm run reports -- close 'group#${groupId}'`);
    await decide('dismiss', `group#${groupId}`);
    await decide('dismiss', maya.userId);
  });
});

describe('The audit log', () => {
  it('has each decision that changed something, with who made it, and no repeat', async () => {
    await report(maya);
    await decide('suspend');
    expect(await lastAction()).toMatch(new RegExp(`suspend by Kim, 1 report \\(name\\) {2}${noah.userId}$`));
    await decide('restore');
    expect(await lastAction()).toMatch(new RegExp(`restore by Kim, 0 reports {2}${noah.userId}$`));
    const before = await lastAction();
    await decide('restore');
    expect(await lastAction()).toBe(before);
  });

  it('is in the export of the person, without who reported and who decided', async () => {
    await report(maya);
    await decide('hide');
    const { tables } = await noah.call(accountContract.exportAccount);
    expect(tables['operator-actions']).toMatchObject([{ action: 'hide', at: expect.any(String) }]);
    expect(JSON.stringify(tables['operator-actions'])).not.toMatch(/Kim|name/);
  });
});

describe('Someone who is hidden', () => {
  it('is on no board from that moment on, goes on as before, and can be shown again', async () => {
    await report(maya);
    expect(await decide('hide')).toEqual({ reports: 1, changed: true });
    // The top list is cached for two seconds; everything else is read again.
    expect(await seen()).toEqual([]);
    await cloud.idle();
    expect(await seen()).toEqual([]);
    await doWorkout(noah, clock, { minutes: 5 });
    await cloud.idle();
    expect(await seen()).toEqual([]);
    expect(await decide('restore')).toEqual({ reports: 0, changed: true });
    await cloud.idle();
    expect(await seen()).toEqual(everywhere);
  });

  it('stays hidden whatever they choose themselves', async () => {
    await decide('hide');
    await noah.call(profileContract.updateProfile, { body: { privacy: { showOnLeaderboards: false } } });
    await noah.call(profileContract.updateProfile, { body: { privacy: { showOnLeaderboards: true } } });
    await cloud.idle();
    expect(await seen()).toEqual([]);
  });
});

describe('Someone who is suspended', () => {
  const suspended = { status: 403, code: 'account_suspended' };

  it('is nowhere to be seen, can do nothing and is told why', async () => {
    const socket = await openTestSocket(noah);
    await report(maya);
    await decide('suspend');
    expect(await noah.refused('POST', '/friends', { friendId: maya.userId })).toEqual(suspended);
    expect(await noah.refused('GET', '/profile')).toEqual(suspended);
    expect(await seen()).toEqual([]);
    expect((await maya.call(friendsContract.listFriends)).friends).toEqual([]);
    expect(await maya.refused('POST', '/friends', { friendId: noah.userId })).toMatchObject({ status: 404 });
    await cloud.idle();
    await socket.closed;
    clock.advance(60_000);
    expect((await noah.refused('GET', '/friends')).status).toBe(401);
    await expect(noah.signIn()).rejects.toThrow(
      'PostAuthentication failed with error This account is suspended.',
    );
    expect(await seen()).toEqual([]);
  });

  it('is back as before once that is taken back', async () => {
    await decide('suspend');
    await cloud.idle();
    expect(await decide('suspend')).toEqual({ reports: 0, changed: false });
    await decide('restore');
    clock.advance(1_000);
    await noah.signIn();
    await cloud.idle();
    expect(await seen()).toEqual(everywhere);
    await doWorkout(noah, clock, { minutes: 5 });
  });
});

describe('Someone without an account', () => {
  it('has their reports closed anyway', async () => {
    await report(maya);
    await cloud.idle();
    expect(await decide('suspend', 'nobody')).toEqual({ reports: 0, changed: false });
  });
});

describe('A group that is reported', () => {
  it('is closed for all of its members by a decision, once', async () => {
    await noah.call(groupsContract.reportGroup, { params: { id: groupId }, body: { reason: 'name' } });
    expect(await decide('hide', `group#${groupId}`)).toMatchObject({ changed: false });
    await noah.call(groupsContract.reportGroup, { params: { id: groupId }, body: { reason: 'name' } });
    expect(await decide('close', `group#${groupId}`)).toEqual({ reports: 1, changed: true });
    expect(await decide('close', `group#${groupId}`)).toEqual({ reports: 0, changed: false });
    for (const user of [maya, noah]) {
      expect((await user.call(groupsContract.listGroups)).own).toEqual([]);
      expect(await user.refused('GET', `/groups/${groupId}`)).toMatchObject({ status: 404 });
    }
  });
});
