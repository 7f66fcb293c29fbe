/** The units of an amount: weight, volume, or a household measure. */
export type Unit =
  | { kind: 'mass'; grams: number; isDrained?: true }
  | { kind: 'volume'; millilitres: number }
  | { kind: 'measure'; name: string };

const masses: Record<string, number> = {
  'g gr gm gms gram grams gramme grammes gramm': 1,
  'kg kilo kilos kilogram kilograms': 1000,
  'mg milligram milligrams': 0.001,
  'oz ounce ounces': 28.35,
  'lb lbs pound pounds': 453.6,
};

const volumes: Record<string, number> = {
  'ml mls millilitre millilitres milliliter milliliters': 1,
  'cl centilitre centilitres': 10,
  'dl decilitre': 100,
  floz: 29.57,
  'l litre litres liter liters': 1000,
  'qt qts quart quarts': 946,
  'pt pts': 473,
  'gal gals gallon gallons': 3785,
};

/** One name for synonyms. */
const measures: Record<string, string> = {
  'cup cups cupful cupfuls': 'cup',
  'tbsp tbsps tbs tblsp tbl tbsps tablespoon tablespoons tablespoonful dessertspoon': 'tbsp',
  'spoon spoons spoonful spoonfuls': 'spoon',
  'tsp tsps teasp teaspoon teaspoons teaspoonful': 'tsp',
  'pint pints': 'pint',
  'slice slices round rounds sliver': 'slice',
  'piece pieces pc pcs bits chunk chunks slab slabs hunk hunks': 'piece',
  'touch hint smidge smidgen dab tad drop drops': 'little',
  'handful handfuls fistful': 'handful',
  'glass glasses tumbler tumblers': 'glass',
  'bowl bowls bowlful bowlfuls dish dishes ramekin': 'bowl',
  'katori katoris': 'katori',
  'plate plates plateful': 'plate',
  'can cans tin tins tinful canful': 'can',
  'bottle bottles': 'bottle',
  'mug mugs': 'mug',
  'scoop scoops': 'scoop',
  'rasher rashers strip strips': 'rasher',
  'portion portions serving servings helping helpings side sides mound mounds pile piles heap heaps string strings':
    'portion',
  'pot pots': 'pot',
  'tub tubs': 'tub',
  'packet packets pack packs package packages pkg pkgs pkt pkts bag bags sachet sachets envelope envelopes pouch pouches':
    'packet',
  'square squares': 'square',
  'bar bars': 'bar',
  'wedge wedges': 'wedge',
  'stick sticks stalk stalks': 'stick',
  'clove cloves': 'clove',
  'pod pods': 'pod',
  'fillet fillets filet filets': 'fillet',
  'loaf loaves': 'loaf',
  'basket baskets': 'bowl',
  'tray trays': 'portion',
  'jug jugs': 'jug',
  'mouthful mouthfuls bite bites nibble nibbles': 'mouthful',
  'skewer skewers kebab-stick': 'skewer',
  'leaf leaves': 'leaf',
  'bunch bunches': 'bunch',
  'punnet punnets': 'punnet',
  'carton cartons': 'carton',
  'box boxes': 'box',
  'knob knobs pat pats': 'knob',
  'dollop dollops blob': 'dollop',
  'drizzle drizzles': 'drizzle',
  'splash dash glug glugs': 'splash',
  'squeeze squirt': 'squirt',
  'pinch pinches grind grinds grinding grating gratings': 'pinch',
  'sprig sprigs': 'sprig',
  'sprinkle sprinkling sprinkles': 'sprinkle',
  'scrape scraping smear': 'scrape',
  'flute flutes': 'flute',
  'rack racks': 'rack',
  'sheet sheets': 'sheet',
  'nest nests': 'nest',
  'block blocks': 'block',
  'segment segments': 'segment',
  'ball balls': 'ball',
  'cube cubes lump lumps': 'cube',
  'ladle ladles': 'ladle',
  'shot shots measure measures peg pegs': 'shot',
  'ring rings': 'ring',
  'floret florets': 'floret',
  'spear spears': 'spear',
  'ear ears': 'ear',
  'head heads': 'head',
  'link links': 'link',
  'row rows': 'row',
  'jar jars': 'jar',
  'finger fingers': 'finger',
  'triangle triangles': 'triangle',
};

const wordsOf = <Value>(entries: Record<string, Value>) =>
  Object.entries(entries).flatMap(([words, value]) =>
    words.split(' ').map((word): [string, Value] => [word, value]),
  );

/** The unit of a can's weight whose liquid was poured off. */
export const drainedGrams = 'drainedgrams';

const units = new Map<string, Unit>([
  [drainedGrams, { kind: 'mass', grams: 1, isDrained: true }],
  ...wordsOf(masses).map(([word, grams]): [string, Unit] => [word, { kind: 'mass', grams }]),
  ...wordsOf(volumes).map(([word, millilitres]): [string, Unit] => [word, { kind: 'volume', millilitres }]),
  ...wordsOf(measures).map(([word, name]): [string, Unit] => [word, { kind: 'measure', name }]),
]);

const listed = (entries: Record<string, unknown>) => Object.keys(entries).flatMap((each) => each.split(' '));

export const [massWords, volumeWords, measureWords] = [masses, volumes, measures].map(listed) as [
  string[],
  string[],
  string[],
];

export const unitOf = (word: string): Unit | null => units.get(word) ?? null;

const holders = new Map<string, Unit>(
  wordsOf({
    'roll rolls wrap wraps': 'each',
    'stack stacks bucket buckets cone cones parcel parcels tower sleeve': 'portion',
  }).map(([word, name]): [string, Unit] => [word, { kind: 'measure', name }]),
);

/** Words that are units only before 'of': 'a roll of kimbap' is not a bread roll. */
export const holderOf = (word: string): Unit | null => holders.get(word) ?? null;

/** Every unit word, so that misspelled ones are understood. */
export const unitWords: readonly string[] = [...units.keys()];
