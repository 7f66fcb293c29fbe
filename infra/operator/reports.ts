import { parseArgs } from 'node:util';
import { createReportsRepository } from '../../functions/friends/reports-repository';
import { createReadPeople, createReadPerson } from '../../functions/people/public';
import type { Storage } from '../../functions/platform/storage/storage';
import { offerHelp } from '../help';
import { decideReports, decisions, type Decision } from './decide-reports';
import { formatReports } from './format-reports';
import { withStorage } from './open-storage';

offerHelp(`
npm run reports [-- decision person] [-- options]    whom people reported, and what is decided

  dismiss <person>  nothing to do: the reports are closed
  hide <person>     off all boards and suggestions
  suspend <person>  cannot sign in or act, and is nowhere to be seen
  restore <person>  takes both back

  --env <name>      in a deployed environment instead of on this machine
  --data <folder>   the data folder of this machine, .data unless told
  --help            print this
`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { env: { type: 'string' }, data: { type: 'string', default: '.data' } },
});
const where = { env: values.env, data: values.data };

/** Everybody with open reports, whoever was reported first at the top. */
async function list(storage: Storage): Promise<string> {
  const open = await createReportsRepository(storage).listOpen();
  const ids = [...new Set(open.map(({ reportedId }) => reportedId))];
  const people = await createReadPeople(storage)(ids);
  return ids
    .map((id) => {
      const about = open.filter(({ reportedId }) => reportedId === id);
      return formatReports(id, people.get(id)?.name ?? null, about);
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
  const said = await withStorage(where, (storage) =>
    decision && personId ? decide(storage, decision, personId) : list(storage),
  );
  console.log(said || 'No report waits for a decision.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
