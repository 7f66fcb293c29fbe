/** A food of the source; values per 100 g, unknown ones as 0. */
export interface SourceFood {
  ndb: string;
  group: string;
  description: string;
  values: Values;
  /** The first of its portions by name, for the table. */
  measures: Measure[];
  /** All of its portions, each by the first word of its description and by the name of its measure. */
  portions: Measure[];
}

export interface Values {
  kcal: number;
  proteinG: number;
  carbsG: number;
  fatG: number;
  fibreG: number;
}

/** A measure and its weight. */
export interface Measure {
  name: string;
  grams: number;
}

const millilitresPerFluidOunce = 29.57;
const mostMeasures = 4;

const plainNames: readonly [RegExp, string][] = [
  [/^tablespoons?$/, 'tbsp'],
  [/^teaspoons?$/, 'tsp'],
  [/^(?:item|unit|fruit|cookie|cracker|muffin|sandwich|bar|patty|steak|roll|piece|pieces)\b.*/, 'each'],
  [/^(?:servings?|nlea serving|serving .*)$/, 'portion'],
  [/^(cup|slice|medium|large|small|fillet|can|package|container|packet|bottle|scoop|tbsp|tsp)s?\b.*/, '$1'],
];
const computed = /^(?:oz|lb|quart|gallon|cubic inch|fl oz)\b/;

interface Portion {
  grams: number;
  /** '2 tbsp, sliced' is about 'tbsp'. */
  said: string;
}

function readPortion(text: string): Portion {
  const [, amount = '', words = '', weight = ''] = /^([\d.]*)\s*(.*)=([\d.]+)$/.exec(text.trim()) ?? [];
  const said = words
    .toLowerCase()
    .replace(/[,(].*/, '')
    .trim();
  return { grams: Number(weight) / (Number(amount) || 1), said };
}

/** '0.5 cup, chopped=62' as the measure 'cup' of 124 g; null if the text names no household measure. */
function readMeasure(text: string): Measure | null {
  const { grams, said } = readPortion(text);
  if (said.startsWith('fl oz')) return { name: 'ml', grams: grams / millilitresPerFluidOunce };
  if (!grams || computed.test(said)) return null;
  const plain = plainNames.find(([pattern]) => pattern.test(said));
  if (!plain) return null;
  return { name: said.replace(plain[0], plain[1]), grams };
}

function readMeasures(text: string): Measure[] {
  const measures = text.split('|').flatMap((each) => readMeasure(each) ?? []);
  const first = new Map(measures.toReversed().map((measure) => [measure.name, measure]));
  return measures.filter((measure) => first.get(measure.name) === measure).slice(0, mostMeasures);
}

const singular = (word: string) => (word === 'leaves' ? 'leaf' : word.replace(/(?<=[^s])s$/, ''));

function readPortions(text: string): Measure[] {
  return text.split('|').flatMap((each) => {
    const { grams, said } = readPortion(each);
    const [word = ''] = said.split(' ');
    const measure = readMeasure(each);
    return [...(measure ? [measure] : []), { name: singular(word), grams }];
  });
}

/** The foods of `sr28.tsv`. */
export function readSource(text: string): SourceFood[] {
  const lines = text.trimEnd().split('\n').slice(1);
  return lines.map((line) => {
    const [ndb = '', group = '', description = '', kcal, protein, carbs, fat, fiber, , , portions = ''] =
      line.split('\t');
    const values = {
      kcal: Number(kcal),
      proteinG: Number(protein),
      carbsG: Number(carbs),
      fatG: Number(fat),
      fibreG: Number(fiber),
    };
    return {
      ndb,
      group,
      description,
      values,
      measures: readMeasures(portions),
      portions: readPortions(portions),
    };
  });
}
