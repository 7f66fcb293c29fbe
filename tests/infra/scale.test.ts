import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { freeTypes } from '../simulate/scale/free-types';
import { free, prices } from '../simulate/scale/prices';
import { withScale } from '../simulate/scale/runbook';
import { simulate } from '../simulate/scale/simulate';
import { stacksOf } from '../simulate/scale/stack';

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

describe('The bill', () => {
  const lineOf = (what: string, members = 1000) =>
    simulate(members).costs.find((cost) => cost.what === what)!;

  it.each(['dev', 'prod'] as const)(
    'knows every type of resource of %s: it is paid for, or free with a reason',
    (stage) => {
      const paid = new Set(simulate(1000, stage).costs.flatMap(({ pays }) => pays));
      expect(stacksOf(stage).types.filter((type) => !paid.has(type) && !freeTypes[type])).toEqual([]);
      expect(Object.keys(freeTypes).filter((type) => paid.has(type))).toEqual([]);
    },
  );

  it('counts in dev what dev has: no web ACL, no domain, no email to people', () => {
    const unused = simulate(1000, 'dev').costs.filter(({ howMuch }) => howMuch === '');
    expect(unused.map(({ what }) => what)).toEqual(['web ACLs', 'Route 53', 'SES', 'SNS']);
  });

  it('says what is free, and takes only the rest', () => {
    const { dollars, free: said } = lineOf('Cognito Essentials', free.members + 1000);
    expect(said).toBe('10,000 members');
    expect(dollars).toBeCloseTo(1000 * prices.monthlyMember);
    expect(lineOf('Cognito Essentials', free.members).dollars).toBe(0);
  });

  it('has a dollar for each key, and requests for the key of the tables', () => {
    const { dollars, howMuch } = lineOf('KMS');
    expect(dollars).toBeGreaterThan(stacksOf('prod').keys * prices.key);
    expect(howMuch).toMatch(/^1 key, [\d.]+ million requests$/);
  });

  it('pays web ACLs for each request that they look at', () => {
    const perMember = (lineOf('web ACLs', 2000).dollars - lineOf('web ACLs', 1000).dollars) / 1000;
    expect(perMember).toBeGreaterThan(0);
    expect(lineOf('web ACLs', 1_000_000).dollars).toBeGreaterThan(perMember * 999_000);
  });
});
