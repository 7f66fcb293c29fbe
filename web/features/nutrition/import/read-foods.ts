import { packedFoodSchema, type PackedFoodInput } from '../../../../shared/contracts/foods';
import { unguarded } from '../../../../shared/rules/csv';
import { grouped } from '../../../../shared/rules/number-text';
import type { Nutrients } from '../../../../shared/rules/nutrition/nutrients';
import { nameProblem } from '../own-food-draft';
import { headerOf, lackingIn, type Basis, type Column, type Header } from './columns';
import { energyRange } from './impossible-energy';
import { decimalMarkOf, numberIn, type DecimalMark } from './numbers';
import { readCsv, type CsvRecord, type Separator } from './read-csv';

export interface ReadFood {
  line: number;
  food: PackedFoodInput;
}

/** Why a line is left out, in words that follow 'Line 7:'. */
export interface LeftOut {
  line: number;
  reason: string;
}

export interface ReadFile {
  foods: ReadFood[];
  problems: LeftOut[];
  /** Lines with the name of an earlier line. */
  repeats: LeftOut[];
  /** Some numbers don't say whether they are for 100 g or a portion. */
  asksBasis: boolean;
}

interface Table {
  header: Header;
  records: CsvRecord[];
  mark: DecimalMark | null;
  /** What numbers are for that don't say it. */
  basis: Basis;
}

/** More than 60 characters take, however they are written; not looked at any closer. */
const longestTyped = 1_000;
const kilojoulesPerKcal = 4.184;
const separators: readonly Separator[] = [',', ';', '\t'];
const numeric = [
  'caloriesKcal',
  'kilojoules',
  'proteinG',
  'carbsG',
  'fatsG',
  'fibreG',
  'portionGrams',
] as const;
const nutrients = [
  ['caloriesKcal', 'calories', 'are'],
  ['proteinG', 'protein', 'is'],
  ['carbsG', 'carbs', 'are'],
  ['fatsG', 'fat', 'is'],
  ['fibreG', 'fiber', 'is'],
] as const;

/** Titles may stand above a table's header. */
const mostLinesAbove = 10;

/** No list of one's own foods is longer, and longer ones would keep the page waiting. */
const mostLines = 2_000;

/** The header that names most columns, however the file is separated, and what is below it. */
function tableIn(text: string): { header: Header; records: CsvRecord[] } | null {
  const headers = separators.flatMap((separator) =>
    readCsv(text, separator, mostLinesAbove).map((record, index) => {
      const header = headerOf(record);
      return { header, separator, index, known: Object.keys(header.places).length };
    }),
  );
  const most = Math.max(...headers.map(({ known }) => known));
  const best = headers.find(({ known }) => known === most && known > 1);
  if (!best) return null;
  const { header, separator, index } = best;
  return { header, records: readCsv(text, separator, mostLines + mostLinesAbove).slice(index + 1) };
}

/** Reads the foods of a file; what can't be read is said by line, what keeps it from being read at all as one problem. */
export function readFoods(text: string, basis: Basis): ReadFile | { problem: string } {
  const table = tableIn(text.replace(/^\uFEFF/, ''));
  if (!table) return { problem: "I can't find the column names. The first line needs to name the columns." };
  const { header, records } = table;
  const lacking = lackingIn(header);
  if (lacking.length > 0) return { problem: `I can't find a column for ${listed(lacking)}.` };
  if (header.basis === 'mixed')
    return { problem: 'Some columns are for 100 g and some for a portion. Keep one kind.' };
  const cells = records.flatMap(({ line, cells: texts }) =>
    numeric.map((column) => ({ line, text: texts[header.places[column] ?? -1] ?? '' })),
  );
  const mark = decimalMarkOf(cells);
  if (mark !== null && typeof mark === 'object')
    return {
      problem: `Line ${mark.point} has a decimal point, and line ${mark.comma} a decimal comma. Use one of them in the whole file.`,
    };
  if (records.length > mostLines)
    return { problem: 'That list is longer than 2,000 lines. Choose a shorter one.' };
  if (records.length === 0) return { problem: "There's a line with column names, but no food below it." };
  return readLines({ header, records, mark, basis: header.basis ?? basis });
}

function readLines(table: Table): ReadFile {
  const file: ReadFile = { foods: [], problems: [], repeats: [], asksBasis: false };
  const lineOf = new Map<string, number>();
  for (const record of table.records) {
    const { line } = record;
    const read = readLine(record, table);
    if ('problems' in read) {
      file.problems.push({ line, reason: read.problems.join('; ') });
      continue;
    }
    const name = sameName(read.food.name);
    const earlier = lineOf.get(name);
    if (earlier !== undefined) {
      file.repeats.push({ line, reason: `same name as line ${earlier}` });
      continue;
    }
    lineOf.set(name, line);
    file.foods.push({ line, food: read.food });
  }
  file.asksBasis =
    table.header.basis === null && table.records.some((record) => cellOf(record, table, 'per') === '');
  return file;
}

/** Names that people take for the same. */
export const sameName = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const cellOf = ({ cells }: CsvRecord, { header }: Table, column: Column) =>
  cells[header.places[column] ?? -1]?.trim() ?? '';

function readLine(record: CsvRecord, table: Table): { food: PackedFoodInput } | { problems: string[] } {
  if (record.isOpen) return { problems: ["a quotation mark isn't closed"] };
  if (record.cells.slice(table.header.width).some((cell) => cell.trim() !== ''))
    return { problems: ['it has more values than columns. Put numbers and names with commas in quotes'] };
  const problems: string[] = [];
  const name = unguarded(cellOf(record, table, 'name')).trim();
  const badName =
    name === ''
      ? 'the name is missing'
      : (name.length > longestTyped || nameProblem(name)) && 'a name needs 2 to 60 characters';
  if (badName) problems.push(badName);
  const given: Nutrients = { caloriesKcal: 0, proteinG: 0, carbsG: 0, fatsG: 0, fibreG: 0 };
  for (const [column, word, is] of nutrients) {
    const value = column === 'caloriesKcal' ? energyIn(record, table) : amountIn(record, table, column);
    if (value === null && column !== 'fibreG') problems.push(`${word} ${is} missing`);
    if (typeof value === 'string') problems.push(`${word}: ${value}`);
    if (typeof value === 'number') given[column] = value;
  }
  const weights = weightsIn(record, table);
  if (typeof weights === 'string') problems.push(weights);
  if (problems.length > 0 || typeof weights === 'string') return { problems };
  const untrue = untrueIn(given, weights.basisGrams);
  if (untrue) return { problems: [untrue] };
  const per100 = scaled(given, 100 / weights.basisGrams);
  const food = packedFoodSchema.safeParse({ kind: 'food', name, per100, portionGrams: weights.portionGrams });
  return food.success ? { food: food.data } : { problems: ["these numbers can't be right for a food"] };
}

/** A number from zero, null for an empty cell, or what is wrong with it. */
function amountIn(record: CsvRecord, table: Table, column: Column): number | string | null {
  const cell = cellOf(record, table, column);
  const value = numberIn(cell, table.mark);
  const shown = `“${cell.slice(0, 20)}”`;
  if (value === 'none') return `${shown} isn't a number`;
  if (value === 'unclear') return `${shown} could be thousands or decimals. Write it without a separator`;
  return value !== null && value < 0 ? "can't be below zero" : value;
}

/** In kcal; a unit in the cell counts more than the one in the header. */
function energyIn(record: CsvRecord, table: Table): number | string | null {
  const column = cellOf(record, table, 'caloriesKcal') === '' ? 'kilojoules' : 'caloriesKcal';
  const value = amountIn(record, table, column);
  if (typeof value !== 'number') return value;
  const cell = cellOf(record, table, column);
  const isKilojoules = /kj\s*$/i.test(cell) || (column === 'kilojoules' && !/cal\s*$/i.test(cell));
  return isKilojoules ? value / kilojoulesPerKcal : value;
}

/** Pure fat, and some rounding. */
const mostKcalPerGram = 9.1;
const mostGrams = 5_000;

/** What a portion weighs, and the weight that the numbers are for; or what is wrong, in words. */
function weightsIn(record: CsvRecord, table: Table): { portionGrams: number; basisGrams: number } | string {
  const size = cellOf(record, table, 'portionGrams');
  // '1 cup (240 g)': only the weight counts.
  const [, weight = size] = /([\d.,]+)\s*(?:g|gr|grams?|ml)\b/i.exec(size) ?? [];
  const portionGrams = numberIn(weight, table.mark);
  if (typeof portionGrams === 'string') return `portion: “${size.slice(0, 20)}” isn't a weight in grams`;
  if (portionGrams !== null && (portionGrams <= 0 || portionGrams > mostGrams))
    return 'a portion weighs up to 5 kg';
  const per = cellOf(record, table, 'per') || table.basis;
  const isPortion = /portion|serving|piece|unit/i.test(per);
  if (isPortion && portionGrams === null) return 'the weight of the portion is missing';
  const [, amount = '?'] = /^([\d.,]+)\s*(?:g|gr|grams?|ml)?$/i.exec(per) ?? [];
  const basisGrams = isPortion ? portionGrams : numberIn(amount, table.mark);
  if (typeof basisGrams !== 'number' || basisGrams <= 0)
    return `“${per.slice(0, 20)}” is neither 100 g nor a portion`;
  return { portionGrams: portionGrams ?? 100, basisGrams };
}

const scaled = (given: Nutrients, by: number): Nutrients => ({
  caloriesKcal: given.caloriesKcal * by,
  proteinG: given.proteinG * by,
  carbsG: given.carbsG * by,
  fatsG: given.fatsG * by,
  fibreG: given.fibreG * by,
});

const text = (value: number) => grouped(Math.round(value));

/** Why no food of this weight has these numbers; null if one may. */
function untrueIn(given: Nutrients, grams: number): string | null {
  const { caloriesKcal: kcal, proteinG, carbsG, fatsG, fibreG } = given;
  const parts = `${text(proteinG)} g protein, ${text(carbsG)} g carbs, and ${text(fatsG)} g fat`;
  if (proteinG + carbsG + fatsG > grams * 1.01) return `${parts} don't fit into ${text(grams)} g`;
  if (fibreG > grams * 1.01) return `${text(fibreG)} g fiber doesn't fit into ${text(grams)} g`;
  const { least, most } = energyRange(given, grams);
  if (kcal >= least && kcal <= most && kcal <= grams * mostKcalPerGram) return null;
  const inKcal = kcal / kilojoulesPerKcal;
  const hint = kcal > most && inKcal >= least && inKcal <= most ? '. Is that kJ?' : '';
  return kcal > grams * mostKcalPerGram
    ? `${text(kcal)} kcal is more than ${text(grams)} g of anything has${hint}`
    : `${text(kcal)} kcal doesn't go with ${parts}${hint}`;
}

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
