/** The foods in the nutrition guide, each with its portion: the measure and how many. */
const guideFoods: readonly (readonly [name: string, count: number, measure: string])[] = [
  ['Broccoli', 1, 'portion'],
  ['Carrots', 1, 'portion'],
  ['Spinach', 1, 'handful'],
  ['Red pepper', 1, 'half'],
  ['Salad', 1, 'bowl'],
  ['Cauliflower', 1, 'portion'],
  ['Courgette', 1, 'portion'],
  ['Mushrooms', 1, 'portion'],
  ['Cucumber', 1, 'portion'],
  ['Raw courgette', 200, 'g'],
  ['Raw cauliflower', 150, 'g'],
  ['Apple', 1, 'each'],
  ['Banana', 1, 'each'],
  ['Orange', 1, 'each'],
  ['Raspberries', 1, 'portion'],
  ['Blueberries', 1, 'portion'],
  ['Pear', 1, 'each'],
  ['Avocado', 1, 'half'],
  ['Olives', 1, 'handful'],
  ['Porridge', 1, 'bowl'],
  ['Brown rice', 1, 'portion'],
  ['Rice', 1, 'portion'],
  ['Wholemeal bread', 2, 'slice'],
  ['Wholewheat pasta', 1, 'portion'],
  ['Spaghetti', 1, 'portion'],
  ['Sweet potato', 1, 'each'],
  ['Tortilla', 1, 'each'],
  ['Lettuce', 2, 'leaf'],
  ['Chips', 1, 'portion'],
  ['Roast vegetables', 1, 'portion'],
  ['Chicken breast', 1, 'portion'],
  ['Salmon', 1, 'fillet'],
  ['Tuna', 1, 'can'],
  ['Egg', 2, 'each'],
  ['Tofu', 1, 'portion'],
  ['Lentils', 1, 'portion'],
  ['Chickpeas', 1, 'portion'],
  ['Steak', 1, 'portion'],
  ['Greek yogurt', 1, 'pot'],
  ['Fruit yogurt', 1, 'pot'],
  ['Semi-skimmed milk', 1, 'glass'],
  ['Cheddar', 1, 'portion'],
  ['Cottage cheese', 1, 'portion'],
  ['Olive oil', 1, 'tbsp'],
  ['Almonds', 1, 'handful'],
  ['Walnuts', 1, 'handful'],
  ['Pumpkin seeds', 1, 'tbsp'],
  ['Chia seeds', 1, 'tbsp'],
  ['Peanut butter', 1, 'tbsp'],
  ['Cola', 1, 'can'],
  ['Water', 1, 'glass'],
  ['Orange juice', 1, 'glass'],
  ['Energy drink', 1, 'can'],
  ['Milk chocolate', 1, 'bar'],
  ['Doughnut', 1, 'each'],
  ['Muffin', 1, 'each'],
  ['Crisps', 1, 'packet'],
  ['Bacon', 3, 'rasher'],
  ['Salami', 1, 'portion'],
  ['Sausage roll', 1, 'each'],
  ['Beer', 1, 'pint'],
  ['Red wine', 1, 'medium'],
];

/** American names the guide shows instead of those in the table. */
const shownNames: Readonly<Record<string, string>> = {
  Chips: 'French fries',
  Courgette: 'Zucchini',
  Crisps: 'Potato chips',
  Doughnut: 'Donut',
  Porridge: 'Oatmeal',
  'Raw courgette': 'Raw zucchini',
  'Red pepper': 'Red bell pepper',
  'Semi-skimmed milk': '2% milk',
  'Wholemeal bread': 'Whole wheat bread',
  'Wholewheat pasta': 'Whole wheat pasta',
};
const shownMeasures: Readonly<Record<string, string>> = { packet: 'bag', pot: 'container', rasher: 'slice' };

/** Measures that are not spelled out. */
const unnamed = new Set(['portion', 'each', 'medium']);

function portionText(count: number, measure: string, grams: number): string {
  const weight = `${Math.round(grams)} g`;
  if (measure === 'half') return `half of one, ${weight}`;
  if (measure === 'g') return weight;
  if (unnamed.has(measure)) return count === 1 ? weight : `${count} × ${Math.round(grams / count)} g`;
  const shown = shownMeasures[measure] ?? measure;
  const plural = shown === 'leaf' ? 'leaves' : `${shown}s`;
  return `${count} ${count === 1 ? shown : plural}, ${weight}`;
}

function gramsOf(measure: string, measures: string, name: string): number {
  if (measure === 'g') return 1;
  const each = measures.split(',').find((text) => text.startsWith(`${measure} `));
  if (!each) throw new Error(`${name} has no measure '${measure}'`);
  return Number(each.slice(measure.length));
}

const toTenth = (value: number) => Math.round(value * 10) / 10;

function figuresOf(row: string, count: number, measure: string): object {
  const [, name = '', , , values = '', measures = ''] = row.split('|');
  const grams = count * gramsOf(measure, measures, name);
  const [kcal = 0, ...others] = values.split(' ').map((value) => (Number(value) * grams) / 100);
  const [proteinG = 0, carbsG = 0, fatsG = 0, fibreG = 0] = others.map(toTenth);
  const portion = portionText(count, measure, grams);
  return {
    name: shownNames[name] ?? name,
    portion,
    caloriesKcal: Math.round(kcal),
    proteinG,
    carbsG,
    fatsG,
    fibreG,
  };
}

/** The text of the guide's figures, from the rows of the table; throws if a food or measure is missing. */
export function guideFigures(rows: readonly string[]): string {
  const byName = new Map(rows.toReversed().map((row) => [row.split('|')[1], row]));
  const entries = guideFoods.map(([name, count, measure]) => {
    const row = byName.get(name);
    if (!row) throw new Error(`no food of the table is called '${name}'`);
    return [name, figuresOf(row, count, measure)] as const;
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
