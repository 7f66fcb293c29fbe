import type { Nutrients } from '../../../../shared/rules/nutrition/nutrients';
import type { CsvRecord } from './read-csv';

export type Column = keyof Nutrients | 'name' | 'kilojoules' | 'per' | 'portionGrams';

/** What the numbers of a file are for, if its header says so. */
export type Basis = '100 g' | 'portion';

/** The columns of a file by their place in a line. */
export interface Header {
  line: number;
  width: number;
  places: Partial<Record<Column, number>>;
  basis: Basis | 'mixed' | null;
}

/** How people and other apps name a column, without units and without words such as 'total'. */
const namesOf: Record<Column, readonly string[]> = {
  name: ['name', 'food', 'food name', 'product', 'product name', 'item', 'description', 'title'],
  caloriesKcal: ['kcal', 'cal', 'calorie', 'calories', 'calories kcal', 'energy', 'energy kcal'],
  kilojoules: ['kj', 'energy kj', 'kilojoule', 'kilojoules'],
  proteinG: ['protein', 'proteins'],
  carbsG: ['carb', 'carbs', 'carbohydrate', 'carbohydrates'],
  fatsG: ['fat', 'fats'],
  fibreG: ['fiber', 'fibre', 'fibers', 'fibres', 'dietary fiber', 'dietary fibre'],
  per: ['per', 'basis', 'values per', 'numbers per', 'values for', 'numbers for'],
  portionGrams: [
    'portion',
    'portion size',
    'portion weight',
    'serving',
    'serving size',
    'serving weight',
    'grams',
    'weight',
  ],
};
const byName = new Map(
  Object.entries(namesOf).flatMap(([column, names]) =>
    names.map((name) => [name, column as Column] as const),
  ),
);

/** 'kcal per 100 g', 'energy-kcal_100g', 'protein_serving': what the values are for, at the end of a name. */
const basisAtEnd = / (?:per |for )?(100 (?:g|ml|grams)|100|(?:a |one )?(?:portion|serving))$/;

function readName(cell: string): { column: Column | undefined; basis: Basis | null } {
  const words = (
    cell
      .slice(0, 60)
      .toLowerCase()
      .match(/[a-z]+|\d+/g) ?? []
  )
    .filter((word) => word !== 'total')
    .join(' ');
  const [, said] = basisAtEnd.exec(words) ?? [];
  const plain = words.replace(basisAtEnd, '');
  const column = byName.get(words) ?? byName.get(plain) ?? byName.get(plain.replace(/ (?:g|grams?)$/, ''));
  return { column, basis: said ? (said.startsWith('100') ? '100 g' : 'portion') : null };
}

/** The columns that a line names. Where a value stands twice, the one for 100 g counts. */
export function headerOf({ line, cells }: CsvRecord): Header {
  const places: Header['places'] = {};
  const bases: Partial<Record<Column, Basis | null>> = {};
  for (const [place, cell] of cells.entries()) {
    const { column, basis } = readName(cell);
    if (!column || (column in places && (basis !== '100 g' || bases[column] === '100 g'))) continue;
    places[column] = place;
    if (column !== 'portionGrams') bases[column] = basis;
  }
  const said = new Set(Object.values(bases).filter((basis) => basis !== null));
  const [basis = basisOfMeals(cells, places)] = said;
  return { line, width: cells.length, places, basis: said.size > 1 ? 'mixed' : basis };
}

/** Our own list of meals has the values of what was eaten. */
const basisOfMeals = (cells: readonly string[], { portionGrams }: Header['places']): Basis | null =>
  cells[0] === 'date' && portionGrams !== undefined ? 'portion' : null;

/** In words, what a list of foods cannot do without and this header lacks. */
export function lackingIn({ places }: Header): string[] {
  const wanted = [
    ['name', 'names'],
    ['caloriesKcal', 'calories'],
    ['proteinG', 'protein'],
    ['carbsG', 'carbs'],
    ['fatsG', 'fat'],
  ] as const;
  return wanted
    .filter(([column]) => places[column] === undefined)
    .filter(([column]) => column !== 'caloriesKcal' || places.kilojoules === undefined)
    .map(([, word]) => word);
}
