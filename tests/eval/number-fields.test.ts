import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bodyQuantity } from '../../shared/rules/numbers/quantities';
import { readQuantity, type Quantity } from '../../shared/rules/numbers/read-quantity';
import { minutesQuantity } from '../../shared/rules/reading/read-minutes';
import type { UnitSystem } from '../../shared/rules/units';
import { stepsQuantity } from '../../web/features/activity/steps-quantity';
import { energyQuantity, gramsQuantity } from '../../web/features/nutrition/quantities';
import { repsQuantity } from '../../web/features/workouts/set-quantities';

/** What a field of each kind takes; null is asked again or refused. `units` is what a bare number means. */
const casesSchema = z.array(
  z.object({
    kind: z.enum(['weight', 'height', 'steps', 'kcal', 'grams', 'minutes', 'reps', 'age', 'water']),
    units: z.enum(['metric', 'imperial']),
    text: z.string(),
    value: z.number().nullable(),
  }),
);
type Case = z.output<typeof casesSchema>[number];

const fluidOunce = 29.5735;
/** No page asks for water in numbers yet; this is how one would. */
const waterQuantity = (units: UnitSystem): Quantity => ({
  minimum: 10,
  maximum: 3_000,
  units: [
    { words: /^(?:ml|millilit(?:er|re)s?|cc|مل|мл|毫升)$/, is: 1 },
    { words: /^(?:cl|centilit(?:er|re)s?)$/, is: 10 },
    { words: /^(?:dl|decilit(?:er|re)s?)$/, is: 100 },
    { words: /^(?:l|lit(?:er|re)s?|л|升)$/, is: 1_000 },
    { words: /^(?:fl ?oz|oz|ounces?|fluid ounces?)$/, is: fluidOunce },
    { words: /^(?:cups?)$/, is: 8 * fluidOunce },
    { words: /^(?:pints?|pt)$/, is: 16 * fluidOunce },
  ],
  bare: [units === 'metric' ? 1 : fluidOunce],
});

const quantityOf: Readonly<Record<Case['kind'], (units: UnitSystem) => Quantity>> = {
  weight: (units) => bodyQuantity('weightKg', units),
  height: (units) => bodyQuantity('heightCm', units),
  age: (units) => bodyQuantity('age', units),
  // To add; only a correction may be 0.
  steps: () => ({ ...stepsQuantity, minimum: 1 }),
  kcal: () => energyQuantity(),
  grams: () => gramsQuantity(5_000),
  minutes: () => ({ ...minutesQuantity, bare: [1] }),
  reps: () => repsQuantity,
  water: waterQuantity,
};

/** What the field would save; null for what it refuses. */
function saved({ kind, units, text }: Case): number | null {
  const quantity = quantityOf[kind](units);
  const { minimum, maximum, isWhole = false } = quantity;
  const value = readQuantity(text, quantity);
  const isGood =
    value !== null && value >= minimum && value <= maximum && (!isWhole || Number.isInteger(value));
  return isGood ? value : null;
}

/** Ounces and kilojoules end in many digits. */
const tolerance = ({ kind }: Case) =>
  ['weight', 'height'].includes(kind) ? 0.02 : ['kcal', 'grams', 'water'].includes(kind) ? 1 : 0;

function isRight(one: Case): boolean {
  const value = saved(one);
  if (value === null || one.value === null) return value === one.value;
  return Math.abs(value - one.value) <= tolerance(one);
}

const requiredShare = 0.98;
const ownHalf = { name: 'our own half', path: join(import.meta.dirname, 'number-fields.json') };
const blindHalf = { name: 'the blind half', path: join(import.meta.dirname, 'blind/number-fields.json') };
const casesIn = (path: string) => casesSchema.parse(JSON.parse(readFileSync(path, 'utf8')));

describe('A number typed into a field', () => {
  it.each([ownHalf, blindHalf].filter(({ path }) => existsSync(path)))(
    'is read as it was meant: $name',
    ({ path }) => {
      const cases = casesIn(path);
      const wrong = cases.filter((one) => !isRight(one));
      // The blind cases are not printed.
      const told = path === ownHalf.path ? wrong.map((one) => `${JSON.stringify(one)}: ${saved(one)}`) : [];
      expect(
        wrong.length,
        `${wrong.length} of ${cases.length} are read wrongly: ${told.join(', ')}`,
      ).toBeLessThanOrEqual(Math.floor(cases.length * (1 - requiredShare)));
    },
  );

  it('of our own half: 150 or more, 40 of them no number', () => {
    const cases = casesIn(ownHalf.path);
    expect(cases.length).toBeGreaterThanOrEqual(150);
    expect(cases.filter(({ value }) => value === null).length).toBeGreaterThanOrEqual(40);
  });
});
