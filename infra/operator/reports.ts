import { createReportsRepository, groupIdOf } from '../../functions/friends/reports-repository';
import { createGroupsRepository } from '../../functions/groups/groups-repository';
import { createOperatorActionsRepository } from '../../functions/people/operator-actions-repository';
import { createReadPerson } from '../../functions/people/public';
import type { Storage } from '../../functions/platform/storage/storage';
import { offerHelp, readOptions } from '../help';
import { decideReports, decisions, decisionsOf, type Decision } from './decide-reports';
import { formatAction, formatCase } from './format-reports';
import { withStorage } from './open-storage';
import { operatorName } from './operator-name';
import { readCases } from './read-cases';

offerHelp(`
npm run reports [-- decision who] [-- options]    lists reported people and groups, and records decisions

  dismiss <person>  close the reports without action
  hide <person>     remove from all leaderboards and suggestions
  suspend <person>  block sign-in and all actions, and hide everywhere
  restore <person>  undo both
  close <group#id>  delete the group for every member; dismiss also works on groups
  log               the audit log: what operators did, newest first, with --limit (default 50)

  --by <name>       who decides, for the audit log; needed with --env (default: who is signed in here)
  --limit <number>  lines of the log
  --env <name>      a deployed environment instead of this machine
  --data <folder>   this machine's data folder (default .data)
  --help            print this
`);
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    env: { type: 'string' },
    by: { type: 'string' },
    limit: { type: 'string', default: '50' },
    data: { type: 'string', default: '.data' },
  },
});
const where = { env: values.env, data: values.data };
/** Who forgot --env should notice. */
const here = values.env === undefined ? ' This is about this machine.' : '';
const limit = Number(values.limit);

/** Everyone and every group with open reports, the one reported first at the top. */
async function list(storage: Storage): Promise<string> {
  const options = values.env === undefined ? '' : ` --env ${values.env} --by YOUR-NAME`;
  const now = storage.clock.now();
  return (await readCases(storage)).map((each) => formatCase(each, now, options)).join('\n\n');
}

async function log(storage: Storage): Promise<string> {
  const actions = await createOperatorActionsRepository(storage).listNewest(limit);
  return actions.map(formatAction).join('\n');
}

/** Throws if there is no such person or group: an operator must not believe that it was done before. */
async function nothingDone(storage: Storage, decision: Decision, id: string): Promise<string> {
  const groupId = groupIdOf(id);
  const found = groupId
    ? await createGroupsRepository(storage).read(groupId)
    : await createReadPerson(storage)(id);
  if (!found) throw new Error(`No one has the ID ${id}; an email address is none.${here}`);
  return `${id}: nothing to ${decision}.`;
}

async function decide(
  storage: Storage,
  { decision, personId, by }: { decision: Decision; personId: string; by: string },
): Promise<string> {
  const deps = {
    storage,
    reports: createReportsRepository(storage),
    readPerson: createReadPerson(storage),
    by,
  };
  const { reports, changed } = await decideReports(deps, personId, decision);
  if (reports === 0 && !changed) return nothingDone(storage, decision, personId);
  return `${personId}: ${decision}, ${reports === 1 ? '1 report' : `${reports} reports`} decided.`;
}

/** What the words on the command line ask for, and what is said if there is nothing. */
function asked(): { run: (storage: Storage) => Promise<string>; nothing: string } {
  const [word, id, ...more] = positionals;
  if (word === undefined) return { run: list, nothing: 'No reports are waiting for a decision.' };
  if (word === 'log' && id === undefined) return { run: log, nothing: 'No operator has done anything yet.' };
  const decision = decisions.find((each) => each === word);
  if (!decision || !id || more.length > 0)
    throw new Error(
      `Give log, or one of ${decisions.join(', ')} and a person: npm run reports -- hide <person>.`,
    );
  if (!decisionsOf(id).includes(decision))
    throw new Error(`The decisions for ${id} are: ${decisionsOf(id).join(', ')}.`);
  const by = operatorName(values);
  return {
    run: (storage) => decide(storage, { decision, personId: id, by }),
    nothing: 'There is no data here.',
  };
}

try {
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new Error('--limit takes a whole number from 1 to 1000.');
  const { run, nothing } = asked();
  console.log((await withStorage(where, run)) || `${nothing}${here}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
