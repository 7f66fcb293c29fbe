import { bounds, type MeasureField } from '../questionnaire/bounds';
import { cmFromFeet, kgFromPounds, type UnitSystem } from '../units';
import type { Quantity, Unit } from './read-quantity';

/** What is counted in whole numbers. */
export const countOf = (
  { minimum, maximum }: Pick<Quantity, 'minimum' | 'maximum'>,
  units: readonly Unit[],
): Quantity => ({ minimum, maximum, isWhole: true, units, bare: [1] });

export const weightUnits: readonly Unit[] = [
  { words: /^(?:st|stones?)$/, is: kgFromPounds(14), next: kgFromPounds(1) },
  { words: /^(?:kgs?|k|kilos?|kilogram(?:me)?s?|кг|公斤|千克|キロ|كغ|كجم|किलो|किग्रा|กก|กิโล)$/, is: 1 },
  { words: /^(?:lbs?|pounds?|#)$/, is: kgFromPounds(1) },
  { words: /^(?:oz|ounces?)$/, is: kgFromPounds(1 / 16) },
  { words: /^(?:g|gr|gram(?:me)?s?)$/, is: 0.001 },
];

const heightUnits: readonly Unit[] = [
  { words: /^(?:m|met(?:er|re)s?|м|米|メートル)$/, is: 100, next: 1 },
  { words: /^(?:'|f(?:oo|ee)?t)$/, is: cmFromFeet(1), next: cmFromFeet(0, 1) },
  { words: /^(?:"|in|inch(?:es)?)$/, is: cmFromFeet(0, 1) },
  { words: /^(?:cms?|cent(?:i(?:met(?:er|re)s?)?)?|см|厘米|センチ|سم|सेमी|ซม)$/, is: 1 },
  { words: /^(?:mm|millimet(?:er|re)s?)$/, is: 0.1 },
];

/** '5 8', '5-8' and '5.11' are feet and inches; '5.8' may be those or a part of a foot. */
const feetAndInches = [
  [/^([3-8])(?: ?[ -] ?|[.,](?=1))(\d|1[01])$/, "$1'$2"],
  [/^[3-8][.,·]\d$/, '?'],
] as const;

/** '11', '11.5' and '11 4' of people who weigh in stone; above 40 it is pounds. '11.4' may be four pounds, or a part of a stone. */
export const bareStones = [
  [/^((?:\d|[1-3]\d|40)(?:[.,]5)?)$/, '$1 st'],
  [/^(\d{1,2})(?: |[.,](?=1))(\d(?:\.5)?|1[0-3](?:\.5)?)$/, '$1 st $2 lb'],
  [/^(?:\d|[1-3]\d|40)[.,·]\d+$/, '?'],
] as const;

export const weightQuantity = (units: UnitSystem): Quantity => ({
  ...bounds.weightKg,
  units: weightUnits,
  bare: [units === 'metric' ? 1 : kgFromPounds(1)],
  also: units === 'stone' ? bareStones : [],
});

export const heightQuantity = (units: UnitSystem): Quantity => ({
  ...bounds.heightCm,
  units: heightUnits,
  // No one is 1.72 cm tall, nor 172 inches.
  bare: units === 'metric' ? [1, 100] : [cmFromFeet(0, 1), cmFromFeet(1), 1, 100],
  also: units === 'metric' ? [] : feetAndInches,
});

const ageQuantity = countOf(bounds.age, [{ words: /^(?:y|yo|y\/o|yrs?|years?)(?: old| of age)?$/, is: 1 }]);

/** What the field of a measure asks for. */
export function bodyQuantity(field: MeasureField, units: UnitSystem): Quantity {
  if (field === 'age') return ageQuantity;
  return field === 'heightCm' ? heightQuantity(units) : weightQuantity(units);
}
