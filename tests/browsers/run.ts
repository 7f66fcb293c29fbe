import { appendFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import type { JournalLine } from '../run/journal';
import { engines, howToInstall } from './engines';
import { journeys } from './journeys';
import { readPageScripts } from './page-scripts';
import { runEngine, type Outcome } from './run-journeys';
import { openStage } from './stage';

offerHelp(`
npm run test:browsers [-- engine… options]    runs the core journeys in Chromium, Firefox, and WebKit, or in the engines named

Needs the built client (npm run build). An engine that is not installed is left out and named.

  --short              only the most telling journeys
  --journey <part>     only those with this in their name
  --width <pixels>     of the window (default 390)
  --screenshots <to>   keeps pictures of each screen in this folder
  --help               print this
`);
const { values, positionals } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    journey: { type: 'string', default: '' },
    width: { type: 'string', default: '390' },
    screenshots: { type: 'string' },
  },
  allowPositionals: true,
});

const root = resolve(import.meta.dirname, '../..');
const width = Number(values.width);
const size = { width, height: width < 700 ? 844 : 900 };
const unknown = positionals.filter((name) => !engines.some((engine) => engine.name === name));
const wanted = engines.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const chosen = journeys.filter(
  ({ name, isTelling }) => (isTelling || !values.short) && name.includes(values.journey),
);
const outcomes: Outcome[] = [];

function journal(line: JournalLine): void {
  const file = process.env['TEST_JOURNAL'];
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

function note(outcome: Outcome): void {
  outcomes.push(outcome);
  const { engine, journey, milliseconds, error, lacks, kept } = outcome;
  const seconds = `${(milliseconds / 1000).toFixed(1).padStart(5)} s`;
  const how = error === null ? (lacks === null ? 'passed' : `not supported: ${lacks}`) : `failed: ${error}`;
  console.log(`${engine.padEnd(8)} ${seconds}  ${journey}: ${how}`);
  for (const path of kept) console.log(`      ${path}`);
  if (lacks !== null) return;
  const where = 'tests/browsers';
  journal({
    kind: 'test',
    id: `${engine} ${journey}`,
    project: engine,
    where,
    name: journey,
    milliseconds,
    error,
    kept,
  });
}

const open: (() => Promise<void>)[] = [];

/** When this process is ended, everything it started ends, too. */
function endWithSignals(): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(name, () => {
      console.log(`stopped by ${name}`);
      void Promise.allSettled(open.map((close) => close())).then(() => process.exit(1));
    });
}

async function main(): Promise<number> {
  if (unknown.length > 0) {
    console.error(
      `No engine is called ${unknown.join(' or ')}: ${engines.map(({ name }) => name).join(', ')}`,
    );
    return 1;
  }
  const scripts = await readPageScripts();
  endWithSignals();
  const stage = await openStage(scripts);
  open.push(stage.close);
  try {
    for (const engine of wanted.filter((each) => each.missing() === null))
      await runEngine(engine, chosen, {
        stage,
        scripts,
        size,
        failures: join(root, '.data', 'test-reports', 'browsers'),
        screenshots: values.screenshots ? resolve(values.screenshots) : null,
        onOpen: (close) => open.push(close),
        onStart: (version, milliseconds) =>
          console.log(
            `${engine.name.padEnd(8)} ${(milliseconds / 1000).toFixed(1).padStart(5)} s  start of ${version}`,
          ),
        onEnd: note,
      }).catch((error: unknown) =>
        note({
          engine: engine.name,
          journey: 'start',
          milliseconds: 0,
          error: String(error),
          lacks: null,
          kept: [],
        }),
      );
  } finally {
    await stage.close();
  }
  const hint = howToInstall(wanted);
  if (hint) console.log(hint);
  const [failed, lacking] = [
    outcomes.filter(({ error }) => error !== null),
    outcomes.filter(({ lacks }) => lacks !== null),
  ];
  const passed = outcomes.length - failed.length - lacking.length;
  console.log(`\n${passed} passed, ${failed.length} failed, ${lacking.length} not supported`);
  return failed.length > 0 ? 1 : 0;
}

process.exit(await main());
