import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import { percentile } from '../bench/statistics';
import { auditOf } from '../support/audit';
import { rowsOf } from '../support/table-rows';
import { findings, machine, table, writeReport } from '../support/write-report';
import { surviveKills, type Survived } from './chaos';
import { openDatabase, untilSettled } from './database';
import { findLost, findLostPhotos, findLostReplies } from './find-lost';
import { recompute } from './recompute';

offerHelp(`
npm run chaos [-- options]    kills the product with kill -9 while people use it; nothing acknowledged may be lost

  --kills <number>     how many kills (default 50)
  --people <number>    how many people use it (default 24)
  --seed <number>      repeat a run with the same random choices
  --forget <number>    delete this many acknowledged meals first, to prove that a loss is found
  --help               print this

The report goes to .data/reports/chaos.md. The data is in a separate folder, which is kept if anything is lost.
`);
// Otherwise its warning about Node's age would be all that people see.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
const number = { type: 'string' } as const;
const { values } = parseArgs({ options: { kills: number, people: number, seed: number, forget: number } });
const options = {
  kills: Number(values.kills ?? 50),
  people: Number(values.people ?? 24),
  seed: Number(values.seed ?? Math.floor(Math.random() * 2 ** 31)),
};
const forgotten = Number(values.forget ?? 0);
const settlesWithinMs = 60_000;
const began = Date.now();

type Documents = Awaited<ReturnType<typeof openDatabase>>['documents'];

/** A store that forgets, to prove that this command notices. */
async function forget(documents: Documents, { memory }: Survived): Promise<void> {
  const meals = memory.acknowledged.filter(({ kind }) => kind === 'meal').slice(0, forgotten);
  const rows = await rowsOf(documents, 'food-logs');
  for (const { userId, key } of meals) {
    const row = rows.find((each) => each.userId === userId && String(each.logId).endsWith(key));
    const Key = { userId, logId: row?.logId };
    await documents.send(new DeleteCommand({ TableName: 'vita-local-food-logs', Key }));
  }
}

async function look(data: string, survived: Survived): Promise<string[]> {
  const { documents, close } = await openDatabase(data);
  try {
    const left = await untilSettled(documents, settlesWithinMs);
    if (forgotten > 0) await forget(documents, survived);
    return [
      ...(left.waiting > 0 ? [`${left.waiting} records wait in the outbox and the queues`] : []),
      ...(left.dead > 0 ? [`${left.dead} messages are in dead-letter queues`] : []),
      ...(await findLost(documents, survived.memory)),
      ...(await findLostReplies(documents, survived.memory)),
      ...(await findLostPhotos(survived.memory)),
      ...(await auditOf(documents)).map((line) => `audit: ${line}`),
      ...(await recompute(documents, new Set(survived.memory.users.keys()))),
    ];
  } finally {
    await close();
  }
}

function report({ memory, kills, starts }: Survived, problems: readonly string[]): void {
  const refusals = [...memory.refusals].toSorted();
  const seconds = Math.round((Date.now() - began) / 1000);
  const startMs = (share: number) => `${Math.round(percentile(starts, share))} ms`;
  writeReport('chaos', [
    `# Chaos: ${problems.length === 0 ? 'nothing lost' : `${problems.length} problems`}`,
    `Killed ${options.kills} times in ${seconds} s under ${options.people} people (seed ${options.seed}): ${kills.withDatabase} times with its database, ${kills.whileStarting} times while it was starting. ${machine()} The people share it.`,
    `${memory.attempts} requests; ${memory.acknowledged.length} writes acknowledged, ${memory.unanswered} requests without an answer, ${memory.turnedAway} turned away by a busy server, ${memory.uncertain.length} given up. Ready again after p50 ${startMs(0.5)}, p95 ${startMs(0.95)}.`,
    '## Acknowledged',
    table(['what', 'how many'], [...memory.counts()]),
    ...(refusals.length > 0 ? ['## Refused', table(['what', 'how many'], refusals)] : []),
    '## What differs',
    findings(problems),
  ]);
}

const data = await mkdtemp(join(tmpdir(), 'vita-chaos-'));
const survived = await surviveKills({ ...options, data, log: join(data, 'errors.txt'), say: console.log });
const problems = await look(data, survived);
await survived.product.stop();
report(survived, problems);
if (problems.length > 0) console.log(`Its data: ${data}`);
else await rm(data, { recursive: true, force: true });
process.exit(problems.length > 0 ? 1 : 0);
