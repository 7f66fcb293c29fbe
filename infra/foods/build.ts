import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { offerHelp } from '../help';
import { writePacked } from '../packed-file';
import { readEverydayFoods } from './everyday-food';
import { compactRows } from '../../functions/nutrition/foods/compact-rows';
import { foodRows } from './food-rows';
import { withKinds } from './food-kinds';
import { guideFigures } from './guide-figures';
import { readSource } from './source-food';
import { withSourceTags } from './source-tags';

const here = import.meta.dirname;
export const tableFile = path.resolve(here, '../../functions/nutrition/foods/food-table.bin');
export const guideFile = path.resolve(here, '../../web/features/nutrition/guide/guide-figures.json');

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

const everyday = path.join(here, 'everyday');
const everydayFiles = () =>
  readdirSync(everyday)
    .toSorted()
    .map((name) => path.join(everyday, name));
export const sourceFoods = () => readSource(readFileSync(path.join(here, 'sr28.tsv'), 'utf8'));

/** What `everyday/*.txt` says. */
export const everydayFoods = () =>
  everydayFiles().flatMap((file) => linesOf(file).flatMap(readEverydayFoods));

/** Marks the measures of all rows that the source has, too. */
function tagMeasures(): void {
  const source = new Map(sourceFoods().map((food) => [food.ndb, food]));
  for (const file of everydayFiles()) {
    const lines = linesOf(file).map((line) => withSourceTags(line, source));
    writeFileSync(file, `${lines.join('\n')}\n`);
  }
}

/** The generated texts of `tableFile` and `guideFile`. */
export function foodFiles(): { table: string; guide: string } {
  const rows = foodRows(withKinds(everydayFoods()), sourceFoods());
  return {
    table: JSON.stringify(compactRows(rows)),
    guide: guideFigures(rows),
  };
}

function main(): void {
  offerHelp(`
npm run build:foods    builds the food table and the nutrition guide's figures from infra/foods

  --tag     first mark the measures that the source has, too (sr28)
  --help    print this
`);
  if (process.argv.includes('--tag')) tagMeasures();
  const { table: text, guide } = foodFiles();
  const size = writePacked(tableFile, Buffer.from(text));
  writeFileSync(guideFile, guide);
  console.log(
    `${(JSON.parse(text) as string[][])[0]?.length} foods, ${(size / 1000).toFixed(0)} kB compressed`,
  );
}

if (process.argv[1] === import.meta.filename) main();
