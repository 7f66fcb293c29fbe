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
npm run reports [-- decision who] [-- options]    whom and which groups people reported, and what is decided

  dismiss <person>  nothing to do: the reports are closed
  hide <person>     off all boards and suggestions
  suspend <person>  cannot sign in or act, and is nowhere to be seen
  restore <person>  takes both back
  close <group#id>  the group is gone for all of its members; dismiss works too

  --env <name>      in a deployed environment instead of on this machine
  --data <folder>   the data folder of this machine, .data unless told
  --help            print this
`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { env: { type: 'string' }, data: { type: 'string', default: '.data' } },
});
const where = { env: values.env, data: values.data };

/** What somebody or a group is called; a group's owner answers for it. */
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

/** Everybody and every group with open reports, whoever was reported first at the top. */
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
    throw new Error(`Say one of ${decisions.join(', ')} and whom: npm run reports -- hide <person>.`);
  if (decision && personId && !decisionsOf(personId).includes(decision))
    throw new Error(`Of ${personId} one of these can be decided: ${decisionsOf(personId).join(', ')}.`);
  const said = await withStorage(where, (storage) =>
    decision && personId ? decide(storage, decision, personId) : list(storage),
  );
  console.log(said || 'No report waits for a decision.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
