import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import { addDays, daysBetween } from '../../shared/rules/local-date';
import { levelsOf } from '../../functions/training/planner/levels';
import { trainFor, type TrainedDay } from '../../functions/training/planner/simulate.fixture';
import { library, monday } from '../../functions/training/planner/training.fixture';
import { cohorts, type Cohort } from './cohorts';
import { drawLoadCurves } from './load-curves';

offerHelp(`
npm run simulate:training [-- options]    simulates cohorts who follow the planner: a table, and their loads as curves

  --weeks    how many weeks they train (default 12)
  --to       where to write the curves (default .data/training-loads.svg)
  --show     print every session of the cohort with this name
  --help     print this
`);
const { values } = parseArgs({
  options: {
    weeks: { type: 'string', default: '12' },
    to: { type: 'string', default: '.data/training-loads.svg' },
    show: { type: 'string' },
  },
});

const weeks = Number(values.weeks);
if (!Number.isInteger(weeks) || weeks < 1) throw new Error('--weeks needs a whole number above 0.');

const rounded = (value: number) => Math.round(value * 10) / 10;

function loadsOf(days: readonly TrainedDay[]): number[] {
  return Array.from({ length: weeks }, (_, week) =>
    rounded(
      days
        .filter(({ date }) => Math.floor(daysBetween(monday, date) / 7) === week)
        .reduce((sum, { session }) => sum + session.load, 0),
    ),
  );
}

/** Levels derived from the simulation's last 28 days of sessions. */
function levelsAtEnd(days: readonly TrainedDay[]) {
  const from = addDays(monday, weeks * 7 - 28);
  const { legs, push, core, cardio } = levelsOf(
    days.filter(({ date }) => date >= from).map(({ past }) => past),
    library,
  );
  return { legs: rounded(legs), push: rounded(push), core: rounded(core), cardio: rounded(cardio) };
}

function rowOf(name: string, days: readonly TrainedDay[]) {
  const loads = loadsOf(days);
  const minutes = days.map(({ session }) => session.minutes);
  const exercises = new Set(
    days.flatMap(({ session }) => session.exercises.map(({ exerciseId }) => exerciseId)),
  );
  return {
    cohort: name,
    sessions: days.length,
    minutes: `${Math.min(...minutes)} to ${Math.max(...minutes)}`,
    exercises: exercises.size,
    'first week': loads[0],
    'heaviest week': Math.max(...loads),
    'last week': loads.at(-1),
    ...levelsAtEnd(days),
  };
}

function printSessions(days: readonly TrainedDay[]): void {
  for (const { date, session } of days) {
    console.log(`\n${date}  ${session.title} · ${session.minutes} min · ${session.load} MET-minutes`);
    for (const reason of session.reasons) console.log(`  ${reason}`);
    console.log(
      `  warm-up    ${session.warmUp.map((move) => `${move.exerciseId} ${move.seconds} s`).join(', ')}`,
    );
    for (const move of session.exercises) {
      const set = `${move.set}/${move.sets}`;
      console.log(
        `  ${set.padEnd(9)}  ${move.exerciseId}  ${move.workSeconds} s + ${move.restSeconds} s  ${move.reason ?? ''}`,
      );
    }
    console.log(
      `  cool-down  ${session.coolDown.map((move) => `${move.exerciseId} ${move.seconds} s`).join(', ')}`,
    );
  }
}

const trained = cohorts.map(({ name, person, behave }: Cohort) => ({
  name,
  days: trainFor(person, weeks, behave),
}));
if (values.show !== undefined) {
  const shown = trained.find(({ name }) => name === values.show);
  if (shown === undefined)
    throw new Error(`There is no such cohort: ${trained.map(({ name }) => name).join(' · ')}`);
  printSessions(shown.days);
}
console.table(trained.map(({ name, days }) => rowOf(name, days)));
const file = resolve(values.to);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, drawLoadCurves(trained.map(({ name, days }) => ({ name, loads: loadsOf(days) }))));
console.log(`${weeks} weeks; loads in MET-minutes, curves in ${values.to}`);
