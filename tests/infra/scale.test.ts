import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withScale } from '../simulate/scale/runbook';
import { simulate } from '../simulate/scale/simulate';

const runbook = readFileSync(path.resolve(import.meta.dirname, '../../docs/runbook.md'), 'utf8');
/** Without the widths of columns, which are the formatter's. */
const plain = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');

describe('The simulated growth', () => {
  it('is what the runbook says: npm run simulate:scale -- --write', () => {
    expect(plain(runbook)).toBe(plain(withScale(runbook)));
  });

  it('costs what is used, at least', () => {
    const [small, large] = [simulate(10_000), simulate(1_000_000)];
    for (const { what, dollars } of large.costs) {
      const before = small.costs.find((cost) => cost.what === what)?.dollars ?? Number.NaN;
      expect([what, dollars >= before]).toEqual([what, true]);
    }
  });

  it('fits where it says that it fits, and not with one member more', () => {
    const [first] = simulate(1_000_000).limits;
    const used = (members: number) => {
      const limit = simulate(members).limits.find(({ name }) => name === first!.name)!;
      return limit.used / limit.most;
    };
    expect(used(first!.enoughFor)).toBeLessThanOrEqual(1);
    expect(used(first!.enoughFor + 1)).toBeGreaterThan(1);
  });
});
