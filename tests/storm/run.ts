import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import { seededRandom } from '../support/chaos';
import { startClock } from '../support/clock';
import { findings, machine, table, writeReport } from '../support/write-report';
import {
  compareAudit,
  compareFriends,
  compareLeagues,
  compareMoments,
  compareNotifications,
  compareQueues,
  compareStandings,
  compareTotals,
} from './compare';
import { raiseStorm } from './storm';

offerHelp(`
npm run storm [-- options]    delivers events in any order, up to five times each, to consumers that crash; totals must be exact

  --events <number>    how many events people's actions make (default 10000); more follow from them
  --people <number>    how many people (default one per 50 events)
  --seed <number>      repeat a run with the same random choices
  --help               print this

The report goes to .data/reports/storm.md. A full run takes about half an hour on two free processors.
`);
const number = { type: 'string' } as const;
const { values } = parseArgs({ options: { events: number, people: number, seed: number } });
const events = Number(values.events ?? 10_000);
const people = Number(values.people ?? Math.max(6, Math.round(events / 50)));
const seed = Number(values.seed ?? 20_261_121);

const clock = startClock('2026-04-08T09:30:00Z');
const began = performance.now();
const storm = await raiseStorm({ events, people, clock, random: seededRandom(seed), say: console.log });
const checks = {
  'outbox and queues': compareQueues,
  'totals and ledgers': compareTotals,
  'ranks and the counter tree': compareStandings,
  'friend mirrors': compareFriends,
  notifications: compareNotifications,
  leagues: compareLeagues,
  moments: compareMoments,
  'npm run audit': compareAudit,
};
const problems: string[] = [];
const rows: [string, string][] = [];
for (const [name, compare] of Object.entries(checks)) {
  const found = await compare(storm);
  problems.push(...found);
  rows.push([name, found.length === 0 ? 'exact' : `${found.length} differ`]);
}
await storm.cloud.stop();
const seconds = Math.round((performance.now() - began) / 1000);
writeReport('storm', [
  `# Event storm: ${problems.length === 0 ? 'exact' : `${problems.length} problems`}`,
  `${storm.held.size} events of ${people} people in ${storm.days} days were delivered in any order, and ${storm.told.size - storm.held.size} more that followed from them, each one to five times, in ${seconds} s (seed ${seed}). ${machine()}`,
  table(['what was done to them', 'times'], [...storm.counts]),
  table(['what was compared', 'result'], rows),
  '## What differs',
  findings(problems),
]);
process.exit(problems.length > 0 ? 1 : 0);
