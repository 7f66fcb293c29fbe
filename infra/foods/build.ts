import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { offerHelp } from '../help';
import { readEverydayFood } from './everyday-food';
import { foodRows } from './food-rows';
import { readSource } from './source-food';

const here = import.meta.dirname;
export const tableFile = path.resolve(here, '../../functions/nutrition/foods/food-table.json');

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

/** The text of the table as it must stand in `tableFile`. */
export function foodTable(): string {
  const everyday = path.join(here, 'everyday');
  const foods = readdirSync(everyday)
    .toSorted()
    .flatMap((name) => linesOf(path.join(everyday, name)).map(readEverydayFood));
  const rows = foodRows(foods, readSource(readFileSync(path.join(here, 'sr28.tsv'), 'utf8')));
  return `${JSON.stringify(rows, null, 0).replaceAll('","', '",\n"')}\n`;
}

function main(): void {
  offerHelp(`
npm run build:foods    the table of foods from infra/foods into functions/nutrition/foods

  --help    print this
`);
  const text = foodTable();
  writeFileSync(tableFile, text);
  console.log(
    `${text.split('\n').length - 1} foods, ${(gzipSync(text).length / 1000).toFixed(0)} kB compressed`,
  );
}

if (process.argv[1] === import.meta.filename) main();
