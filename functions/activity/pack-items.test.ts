import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { packed } from './pack-items';

it('keeps all units in their order and no group above the maximum', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 98 }), { maxLength: 60 });
  fc.assert(
    fc.property(sizes, (all) => {
      const units = all.map((size) => ({ items: Array.from({ length: size }, () => ({})) }));
      const groups = packed(units, 98);
      expect(groups.flat()).toEqual(units);
      for (const group of groups)
        expect(group.reduce((sum, { items }) => sum + items.length, 0)).toBeLessThanOrEqual(98);
    }),
  );
});
