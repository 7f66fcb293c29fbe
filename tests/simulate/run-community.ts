import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import { notificationKinds } from '../../shared/contracts/notifications';
import { addDays, daysBetween } from '../../shared/rules/local-date';
import {
  compareAudit,
  compareLeagues,
  compareQueues,
  compareStandings,
  compareTotals,
} from '../storm/compare';
import { holdEvents } from '../storm/held-events';
import type { PlannedDay } from '../storm/plan';
import { startClock } from '../support/clock';
import { startTestCloud } from '../support/cloud';
import { groupedBy, rowsOf } from '../support/table-rows';
import { findings, machine, table, writeReport } from '../support/write-report';
import { chainsOf, interruptionsPerDay } from './community/measure';
import { todayOf } from './community/member';
import { liveMonth, type Month } from './community/month';

offerHelp(`
npm run simulate:community [-- options]    people who train, meet, and are told of each other: who comes back, what it costs in attention, and whether all totals are exact

  --people <number>    how many sign up (default 300)
  --days <number>      for how long (default 30)
  --seed <number>      repeat a run with the same random choices (default 1)
  --help               print this

The report goes to .data/reports/community.md. A full run takes about a quarter of an hour on two free processors.
`);
const number = { type: 'string' } as const;
const { values } = parseArgs({ options: { people: number, days: number, seed: number } });

function whole(name: 'people' | 'days' | 'seed', usual: number): number {
  const value = Number(values[name] ?? usual);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} needs a whole number above 0.`);
  return value;
}

/** The bounds: interruptions on a person's day, events of a request and their steps, returns caused by a visit. */
const most = { interruptions: 3, events: 12, steps: 4, returnsPerVisit: 0.5 };

/** Each remaining member's days in order, from signing up on, with what each day asked for. */
async function trainedDays({ cloud, members }: Month) {
  const rows = groupedBy(await rowsOf(cloud.documents, 'activity-days'), 'userId');
  return members.map(({ user, since, days, temper }) => {
    const goals = new Map(
      (rows.get(user.userId) ?? []).map((row) => [String(row.localDate), row.goalSeconds as number | null]),
    );
    const plan = Array.from({ length: 1 + daysBetween(since, todayOf({ temper })) }, (_, n): PlannedDay => {
      const date = addDays(since, n);
      const day = days.get(date) ?? { workouts: [], meals: 0, danced: false };
      const goalSeconds = goals.get(date);
      return goalSeconds === undefined ? day : { ...day, goalSeconds };
    });
    return { user, plan };
  });
}

async function compare(month: Month): Promise<Record<string, string[]>> {
  const { cloud } = month;
  const trained = { cloud, trainees: await trainedDays(month) };
  return {
    'outbox and queues': await compareQueues(trained),
    'totals and ledgers': await compareTotals(trained),
    'ranks and the counter tree': await compareStandings(trained),
    leagues: await compareLeagues(trained),
    'npm run audit': await compareAudit(trained),
  };
}

const visitsOf = ({ visits }: Month) => [...visits.values()].reduce((sum, each) => sum + each, 0);
/** At 1, visits would breed visits without end. */
const returnsPerVisit = (month: Month) => month.drawnByOthers / Math.max(1, visitsOf(month));

/** One line for each bound that is exceeded. */
function exceeded(month: Month): string[] {
  const interruptions = interruptionsPerDay(month).most;
  const returns = returnsPerVisit(month);
  return [
    ...(interruptions > most.interruptions
      ? [`${interruptions} interruptions on a person's day instead of at most ${most.interruptions}`]
      : []),
    ...(returns > most.returnsPerVisit
      ? [`a visit brings back ${returns.toFixed(2)} others instead of at most ${most.returnsPerVisit}`]
      : []),
    ...chainsOf(month).flatMap(({ begins, most: events, deepest }) => [
      ...(events > most.events ? [`${events} events follow from one ${begins}`] : []),
      ...(deepest.length > most.steps
        ? [`${begins} has more than ${most.steps} steps: ${deepest.join(', ')}`]
        : []),
    ]),
  ];
}

const share = (part: number, whole: number) => (whole === 0 ? '' : `${Math.round((100 * part) / whole)}%`);

/** Kinds of notifications, with how many of each came and how many visits they brought about. */
function returnsTable({ interruptions, visits }: Month): string {
  const rows = notificationKinds.map((kind) => {
    const came = interruptions.filter((each) => each.kind === kind).length;
    const returns = visits.get(kind) ?? 0;
    return [kind, came, returns, share(returns, came)];
  });
  return table(['notification', 'came', 'brought someone back', 'share'], rows);
}

function chainsTable(month: Month): string {
  const rows = chainsOf(month).map(({ begins, requests, events, most: many, told, deepest }) => [
    begins,
    requests,
    (events / requests).toFixed(1),
    many,
    told,
    deepest.join(' → '),
  ]);
  return table(
    ['begins with', 'requests', 'events each', 'at most', 'notifications at most', 'deepest'],
    rows,
  );
}

function report(month: Month, differences: Record<string, string[]>, problems: readonly string[]): void {
  const { everyone, members, invited, visits, done, longestChain } = month;
  const { mean, high, most: many } = interruptionsPerDay(month);
  const seconds = Math.round((performance.now() - began) / 1000);
  const exactness = Object.entries(differences).map(([name, { length }]) => [
    name,
    length === 0 ? 'exact' : `${length} differ`,
  ]);
  writeReport('community', [
    `# Community: ${problems.length === 0 ? 'within its bounds' : `${problems.length} problems`}`,
    `${everyone.size} people signed up in ${month.days} days, ${invited} of them invited, and ${members.length} stayed (seed ${month.seed}, ${seconds} s). ${machine()}`,
    `${visitsOf(month)} visits: ${visits.get('habit') ?? 0} by habit, the others because of a notification. Each brought back ${returnsPerVisit(month).toFixed(2)} others; the longest chain of visits had ${longestChain}.`,
    '## Who comes back because of what',
    returnsTable(month),
    'How likely each kind is to bring someone back is assumed, in `tests/simulate/community/notifications.ts`.',
    '## Interruptions',
    `${mean.toFixed(2)} on a person's day, 95th percentile ${high}, at most ${many} (bound: ${most.interruptions}).`,
    '## What people did besides training',
    table(['action', 'times'], [...done].toSorted()),
    '## What follows from a request',
    chainsTable(month),
    '## Totals',
    table(['what was compared', 'result'], exactness),
    '## Problems',
    findings(problems, 'None.'),
  ]);
}

const began = performance.now();
const options = { people: whole('people', 300), days: whole('days', 30), seed: whole('seed', 1) };
const clock = startClock('2026-04-06T00:00:00Z');
const cloud = await startTestCloud();
const control = holdEvents();
control.holding = false;
try {
  const month = await liveMonth({ ...options, clock, cloud, told: control.told, say: console.log });
  const differences = await compare(month);
  const problems = [...exceeded(month), ...Object.values(differences).flat()];
  report(month, differences, problems);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await cloud.stop();
}
process.exit();
