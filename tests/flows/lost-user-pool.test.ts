import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import { openObjectFiles } from '../../infra/local/s3/object-files';
import { newIds, readExport } from '../../infra/operator/exported-users';
import { moveRows } from '../../infra/operator/move-rows';
import { allChecks } from '../../infra/operator/audit/checks';
import { runAudit } from '../../infra/operator/audit/run-audit';
import { storageOn } from '../../infra/operator/storage';
import { friendsContract } from '../../shared/contracts/friends';
import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { profileContract } from '../../shared/contracts/profile';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { rowsHolding } from '../support/held-rows';
import { signUpUser, type TestUser } from '../support/sign-in';
import { rowsOf } from '../support/table-rows';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noor: TestUser;
beforeAll(async () => {
  cloud = await startTestCloud();
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  noor = await signUpUser(cloud.origin, { name: 'Noor' });
  await maya.call(friendsContract.addFriend, { body: { friendId: noor.userId } });
  await noor.call(friendsContract.acceptFriend, { params: { id: maya.userId } });
  await doWorkout(maya, clock);
  await cloud.idle();
});
afterAll(() => cloud.stop());

/** What an operator downloads from the bucket. */
async function download(): Promise<string> {
  const files = openObjectFiles(join(cloud.dataFolder, 'files/vita-local-user-exports'));
  const folder = await mkdtemp(join(tmpdir(), 'vita-export-'));
  for (const { key } of files.list()) await writeFile(join(folder, basename(key)), files.read(key));
  return folder;
}

/** The pool is gone, and a new one knows the same addresses under new IDs. */
async function loseThePool(): Promise<TestUser[]> {
  for (const { pk } of await rowsOf(cloud.documents, 'user-pool'))
    if (pk !== 'keys')
      await cloud.documents.send(new DeleteCommand({ TableName: 'vita-local-user-pool', Key: { pk } }));
  const again: TestUser[] = [];
  for (const { email } of [maya, noor]) again.push(await signUpUser(cloud.origin, { email, name: 'New' }));
  await cloud.idle();
  return again;
}

it('A lost user pool loses passwords, and nothing that people did', async () => {
  await cloud.fireSchedule('account-export-users');
  const folder = await download();
  const exported = readExport(folder);
  await rm(folder, { recursive: true });
  expect(exported.map(({ username }) => username).toSorted()).toEqual([maya.userId, noor.userId].toSorted());
  const [mayaAgain, noorAgain] = (await loseThePool()) as [TestUser, TestUser];
  expect(mayaAgain.userId).not.toBe(maya.userId);

  const after = [mayaAgain, noorAgain].map(({ userId, email }) => ({ username: userId, email }));
  const storage = storageOn(cloud.documents, cloud.tablePrefix);
  const moved = await moveRows(storage, manifest.tables, newIds(exported, after));
  expect(moved.get('friends')).toBe(2);
  expect(await rowsHolding(cloud, maya.userId)).toEqual([]);
  const options = { repair: true, perSecond: Infinity, settle: () => cloud.idle(), say: () => undefined };
  const { differences, mended } = await runAudit(allChecks(storage, 1), options);
  expect(mended).toBe(differences);

  const { progress } = await mayaAgain.call(profileContract.readProfile);
  expect(progress).toMatchObject({ totalPoints: 50, workoutsCompleted: 1 });
  const { me } = await mayaAgain.call(leaderboardsContract.readGlobalLeaderboard);
  expect(me).toMatchObject({ totalPoints: 50, name: 'Maya' });
  const { friends } = await noorAgain.call(friendsContract.listFriends);
  expect(friends).toEqual([expect.objectContaining({ id: mayaAgain.userId, status: 'accepted' })]);
  await doWorkout(mayaAgain, clock);
  await cloud.idle();
  expect((await mayaAgain.call(profileContract.readProfile)).progress).toMatchObject({
    workoutsCompleted: 2,
  });
  expect((await moveRows(storage, manifest.tables, newIds(exported, after))).size).toBe(0);
});
