import type { Request } from '@playwright/test';
import { ulid } from 'ulid';
import { groupsContract } from '../../shared/contracts/groups';
import { paths } from '../../web/app/paths';
import { settingsPath } from '../../web/app/settings-path';
import { settingsSections } from '../../web/features/settings/sections';
import { expect, test } from './app';
import { apiOf } from './training-api';

const tabs = (path: string, names: string[]) => names.map((name) => `${path}?tab=${name}`);

/** The pages of members, with each tab that reads something of its own. */
const pages = [
  paths.dashboard,
  paths.workout,
  paths.nutrition,
  paths.chat,
  ...tabs(paths.community, ['friends', 'leaderboard', 'notifications']),
  ...tabs(paths.gameChallenges, ['challenges', 'groups']),
  paths.dance,
  paths.settings,
  ...settingsSections.map(({ id }) => settingsPath(id)),
  paths.profileSummary,
  paths.exercises,
];

/** What every page of a member reads last, once its socket is open. */
const last = '/api/notifications';

/** Resolves once a second has gone by without a request. */
async function quiet(asked: string[]): Promise<void> {
  let before = -1;
  const isQuiet = () => {
    const [earlier, now] = [before, asked.length];
    before = now;
    return earlier === now;
  };
  await expect.poll(isQuiet, { intervals: [1_000] }).toBe(true);
}

test('a page asks the server for nothing twice', async ({ app }) => {
  const { page, cloud } = app;
  await app.becomeMember();
  const id = ulid(await cloud.advance(0));
  const body = { id, name: 'Early Birds', description: '', isPublic: true };
  await apiOf(app).call(groupsContract.createGroup, { body });
  // What the sign-up and the group set off has been told before the first page opens.
  await cloud.idle();

  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  for (const path of [...pages, `${paths.gameChallenges}?tab=groups&group=${id}`]) {
    await test.step(path, async () => {
      asked.length = 0;
      await app.goto(path);
      await expect.poll(() => asked).toContain(last);
      await quiet(asked);
      const twice = asked.filter((each, index) => asked.indexOf(each) !== index);
      expect(twice, `asked again by ${path}`).toEqual([]);
    });
  }
});
