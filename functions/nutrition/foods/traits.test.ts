import { describe, expect, it } from 'vitest';
import { readTraits } from './traits';

describe('The traits of a row', () => {
  it('are what it is, what it holds, and what it is eaten beside', () => {
    expect(readTraits('dish -raw holds-cheese holds-meat; beside salad 65, filled 45')).toMatchObject({
      traits: new Set(['dish']),
      holds: new Set(['cheese', 'meat']),
      beside: new Map([
        ['salad', 65],
        ['filled', 45],
      ]),
    });
  });

  it('may say which name means it, and what it becomes with milk', () => {
    const said = readTraits(
      'instead of Chips measured packet, bag; instead of Chips beside salsa, red red; with milk Milky tea',
    );
    expect(said.insteadOf).toEqual([
      { name: 'Chips', measures: ['packet', 'bag'], beside: [] },
      { name: 'Chips', measures: [], beside: ['salsa', 'red red'] },
    ]);
    expect(said.withMilk).toBe('Milky tea');
  });

  it.each(['breadlike', 'holds-moon', '-moon', 'beside moon 20', 'beside salad'])(
    'are refused if they are none: %s',
    (text) => {
      expect(() => readTraits(text)).toThrow(/is no trait/);
    },
  );
});
