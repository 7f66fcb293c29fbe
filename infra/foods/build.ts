import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { offerHelp } from '../help';
import { readEverydayFoods } from './everyday-food';
import { compactRows } from '../../functions/nutrition/foods/compact-rows';
import { foodRows } from './food-rows';
import { withKinds } from './food-kinds';
import { guideFigures } from './guide-figures';
import { readSource } from './source-food';

const here = import.meta.dirname;
export const tableFile = path.resolve(here, '../../functions/nutrition/foods/food-table.json');
export const guideFile = path.resolve(here, '../../web/features/nutrition/guide/guide-figures.json');

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

/** The texts of the files that are made from the foods, as they must stand in `tableFile` and `guideFile`. */
export function foodFiles(): { table: string; guide: string } {
  const everyday = path.join(here, 'everyday');
  const foods = readdirSync(everyday)
    .toSorted()
    .flatMap((name) => linesOf(path.join(everyday, name)).flatMap(readEverydayFoods));
  const rows = foodRows(withKinds(foods), readSource(readFileSync(path.join(here, 'sr28.tsv'), 'utf8')));
  return {
    table: `${JSON.stringify(compactRows(rows), null, 0).replaceAll('","', '",\n"')}\n`,
    guide: guideFigures(rows),
  };
}

function main(): void {
  offerHelp(`
npm run build:foods    builds the food table and the nutrition guide's figures from infra/foods

  --help    print this
`);
  const { table: text, guide } = foodFiles();
  writeFileSync(tableFile, text);
  writeFileSync(guideFile, guide);
  console.log(
    `${(JSON.parse(text) as string[][])[0]?.length} foods, ${(gzipSync(text).length / 1000).toFixed(0)} kB compressed`,
  );
}

if (process.argv[1] === import.meta.filename) main();
