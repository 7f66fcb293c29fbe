import { parseArgs } from 'node:util';
import {
  createReportsRepository,
  groupIdOf,
  reportedGroup,
} from '../../functions/friends/reports-repository';
import { createGroupsRepository } from '../../functions/groups/groups-repository';
import { createReadPeople, createReadPerson } from '../../functions/people/public';
import type { Storage } from '../../functions/platform/storage/storage';
import { offerHelp } from '../help';
import { decideReports, decisions, decisionsOf, type Decision } from './decide-reports';
import { formatReports } from './format-reports';
import { withStorage } from './open-storage';

offerHelp(`
npm run reports [-- decision who] [-- options]    lists reported people and groups, and records decisions

  dismiss <person>  close the reports without action
  hide <person>     remove from all leaderboards and suggestions
  suspend <person>  block sign-in and all actions, and hide everywhere
  restore <person>  undo both
  close <group#id>  delete the group for every member; dismiss also works on groups

  --env <name>      a deployed environment instead of this machine
  --data <folder>   this machine's data folder (default .data)
  --help            print this
`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { env: { type: 'string' }, data: { type: 'string', default: '.data' } },
});
const where = { env: values.env, data: values.data };

/** The name of a person or group; a group is shown with its owner, who is responsible for it. */
async function namesOf(storage: Storage, ids: readonly string[]): Promise<Map<string, string>> {
  const groupIds = ids.flatMap((id) => groupIdOf(id) ?? []);
  const groups = await createGroupsRepository(storage).readMany(groupIds);
  const people = await createReadPeople(storage)(ids.filter((id) => groupIdOf(id) === null));
  return new Map([
    ...[...people.values()].map(({ userId, name }) => [userId, name] as const),
    ...groups.map(
      ({ groupId, name, description, ownerId }) =>
        [reportedGroup(groupId), `${name} (of ${ownerId}) ${description}`.trim()] as const,
    ),
  ]);
}

/** Everyone and every group with open reports, the one reported first at the top. */
async function list(storage: Storage): Promise<string> {
  const open = await createReportsRepository(storage).listOpen();
  const ids = [...new Set(open.map(({ reportedId }) => reportedId))];
  const names = await namesOf(storage, ids);
  return ids
    .map((id) => {
      const about = open.filter(({ reportedId }) => reportedId === id);
      return formatReports(id, names.get(id) ?? null, about);
    })
    .join('\n\n');
}

async function decide(storage: Storage, decision: Decision, personId: string): Promise<string> {
  const deps = {
    storage,
    reports: createReportsRepository(storage),
    readPerson: createReadPerson(storage),
  };
  const { reports, changed } = await decideReports(deps, personId, decision);
  if (reports === 0 && !changed) return `${personId}: nothing to ${decision}.`;
  return `${personId}: ${decision}, ${reports === 1 ? '1 report' : `${reports} reports`} decided.`;
}

try {
  const [word, personId, ...more] = positionals;
  const decision = decisions.find((each) => each === word);
  if (word !== undefined && (!decision || !personId || more.length > 0))
    throw new Error(`Give one of ${decisions.join(', ')} and a person: npm run reports -- hide <person>.`);
  if (decision && personId && !decisionsOf(personId).includes(decision))
    throw new Error(`The decisions for ${personId} are: ${decisionsOf(personId).join(', ')}.`);
  const said = await withStorage(where, (storage) =>
    decision && personId ? decide(storage, decision, personId) : list(storage),
  );
  console.log(said || 'No reports are waiting for a decision.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
