import type { TraitName } from '../../functions/nutrition/foods/traits';
import type { SourceFood } from './source-food';

const herbs =
  /\b(?:basil|bay leaf|chervil|coriander leaf|coriander \(cilantro|epazote|lemon grass|dill weed|marjoram|oregano|parsley|peppermint|rosemary|sage|savory|spearmint|tarragon|thyme|chives)\b/i;
const cookedFirst =
  /^(?:Beef|Pork|Poultry|Lamb, Veal, and Game|Finfish and Shellfish|Legumes and Legume) Products$/;
const starchyRoots = /^(?:Potatoes|Sweet potato|Yam|Cassava|Taro|Plantains),? .*\braw\b/;

/** Traits by group of the source, and what the description must and must not say. */
const certain: readonly [TraitName, group: RegExp, says: RegExp, not?: RegExp][] = [
  ['herb', /^Spices and Herbs$|^Vegetables/, herbs],
  ['spice', /^Spices and Herbs$/, /^(?:Spices,|Salt,|Seasoning mix)/, herbs],
  ['oil', /^Fats and Oils$/, /^(?:Oil,|Fish oil|Vegetable oil,|Lard$|Fat,|Shortening|Animal fat)/, /bread$/],
  ['egg', /^Dairy and Egg/, /^Egg,/, /dried|powder|omelet/],
  ['milk', /^Dairy and Egg/, /^Milk,/, /dry|dried|canned|evaporated|chocolate|human|imitation/],
  ['bread', /^Baked Products$/, /^(?:Bread|Rolls|Bagels|English muffins|Tortillas),/, /crumbs|stuffing/],
  ['drink', /^Beverages$/, /./, /powder|\bdry\b|\bmix\b|concentrate|instant|with whitener/],
  ['drink', /^Dairy and Egg/, /^(?:Milk,|Eggnog$)/, /dry|dried|condensed|evaporated/],
  [
    'drink',
    /^(?:Fruits|Vegetables)/,
    /\bjuice(?: cocktail)?\b(?!.*\b(?:pack|solids)\b)/,
    /concentrate|^(?!.*juice).*in |canned, (?:in|packed)|tomatoes, /i,
  ],
  [
    'alcohol',
    /^(?:Beverages|Spices and Herbs)$/,
    /^Alcoholic|^Vanilla extract(?!.*no alcohol)/,
    /non-alcoholic/,
  ],
  [
    'dried',
    /^(?!Snacks|Nut and Seed)/,
    /\b(?:dried|dehydrated|freeze-dried)\b/,
    /prepared|stewed|cooked|reconstituted|\bwith dried/,
  ],
  ['powder', /^(?!Baked Products)/, /\b(?:powder(?:ed)?|dry mix|dry powder)\b/, /prepared|baking powder, /],
  ['raw', cookedFirst, /\b(?:raw|uncooked)\b/, /^Tofu/],
  ['raw', /^Vegetables/, starchyRoots],
  ['raw', /^Cereal Grains/, /\b(?:raw|dry|uncooked|unprepared)\b/, /flour|cooked,|\bbran\b/],
  ['never-alone', /^Spices and Herbs$/, /./, /^(?:Capers|Mustard|Horseradish)/],
  [
    'never-alone',
    /^Fats and Oils$/,
    /^(?:Oil,|Fish oil|Vegetable oil,|Lard$|Fat,|Shortening|Animal fat)/,
    /bread$/,
  ],
  ['never-alone', /^(?:Cereal Grains|Legumes|Nut and Seed)/, /\bflours?\b|^Cornstarch/],
  ['never-alone', /^Baked Products$/, /^Leavening agents/],
  ['never-alone', /^Soups/, /\bbouillon\b.*\b(?:dry|powder|cubes)\b/, /prepared/],
  ['never-alone', /^Dairy and Egg/, /^(?:Egg|Milk),.*\b(?:dry|dried|powder)\b|^Egg substitute, powder/],
  ['never-alone', /^Sweets$/, /^Gelatins, dry powder/],
];

/** What the source says for certain about a food, so that it needs no row of its own for these. */
export const sourceTraits = ({ group, description }: SourceFood): TraitName[] => [
  ...new Set(
    certain.flatMap(([trait, groups, says, not]) =>
      groups.test(group) && says.test(description) && !not?.test(description) ? [trait] : [],
    ),
  ),
];
