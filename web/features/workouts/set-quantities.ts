import { countOf, weightQuantity } from '../../../shared/rules/numbers/quantities';
import type { Quantity } from '../../../shared/rules/numbers/read-quantity';
import type { UnitSystem } from '../../../shared/rules/units';

export const repsQuantity = countOf({ minimum: 1, maximum: 500 }, [
  { words: /^(?:x|×|reps?|repetitions?|times)$/, is: 1 },
]);

const secondUnits = [
  { words: /^(?:s|secs?|seconds?)$/, is: 1 },
  { words: /^(?:m|mins?|minutes?|')$/, is: 60, next: 1 },
];
export const secondsQuantity: Quantity = {
  ...countOf({ minimum: 0, maximum: 3_600 }, secondUnits),
  also: [[/^(\d+):(\d\d)$/, '$1 min $2']],
};

export const loadQuantity = (units: UnitSystem): Quantity => ({
  ...weightQuantity(units),
  minimum: 0,
  maximum: 500,
});
