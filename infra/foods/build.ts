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

const here = import.meta.dirname;
export const tableFile = path.resolve(here, '../../functions/nutrition/foods/food-table.bin');
export const guideFile = path.resolve(here, '../../web/features/nutrition/guide/guide-figures.json');

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

/** The generated texts of `tableFile` and `guideFile`. */
export function foodFiles(): { table: string; guide: string } {
  const everyday = path.join(here, 'everyday');
  const foods = readdirSync(everyday)
    .toSorted()
    .flatMap((name) => linesOf(path.join(everyday, name)).flatMap(readEverydayFoods));
  const rows = foodRows(withKinds(foods), readSource(readFileSync(path.join(here, 'sr28.tsv'), 'utf8')));
  return {
    table: JSON.stringify(compactRows(rows)),
    guide: guideFigures(rows),
  };
}

function main(): void {
  offerHelp(`
npm run build:foods    builds the food table and the nutrition guide's figures from infra/foods

  --help    print this
`);
  const { table: text, guide } = foodFiles();
  const size = writePacked(tableFile, Buffer.from(text));
  writeFileSync(guideFile, guide);
  console.log(
    `${(JSON.parse(text) as string[][])[0]?.length} foods, ${(size / 1000).toFixed(0)} kB compressed`,
  );
}

if (process.argv[1] === import.meta.filename) main();
