import { beforeAll, describe, expect, it } from 'vitest';
import type { Usage } from '../../functions/platform/running';
import { budgets, type Budget } from '../budgets/budgets';
import { measureUsage } from '../budgets/measure';
import { measuredNames } from '../budgets/names';

let used: Map<string, Usage>;
beforeAll(async () => void (used = await measureUsage()), 300_000);

const figuresOf = ({ calls, readUnits, writeUnits, frames }: Usage) => [calls, readUnits, writeUnits, frames];
const lineOf = (name: string, figures: readonly number[]) => `'${name}': [${figures.join(', ')}]`;

/** Units depend a little on how long texts are, and calls on who was faster. */
const isLoose = (budget: number, figure: number) => budget > Math.ceil(figure * 1.25) + 2;

/** Those whose figures, compared with their budgets, are as `isWrong` says, as lines for the list of budgets. */
function wrong(isWrong: (budget: Budget, figures: readonly number[]) => boolean): string[] {
  return [...used].flatMap(([name, usage]) => {
    const budget = budgets[name];
    const figures = figuresOf(usage);
    return budget && isWrong(budget, figures) ? [lineOf(name, figures)] : [];
  });
}

describe('Calls and units of the database', () => {
  it('are counted for every endpoint, consumer, and scheduled run', () => {
    expect(measuredNames().filter((name) => !used.has(name))).toEqual([]);
  });

  it('have a budget wherever they are counted, and no budget is left over', () => {
    const missing = [...used].filter(([name]) => !(name in budgets));
    expect(missing.map(([name, usage]) => lineOf(name, figuresOf(usage)))).toEqual([]);
    expect(Object.keys(budgets).filter((name) => !used.has(name))).toEqual([]);
  });

  it('stay within their budgets', () => {
    expect(wrong((budget, figures) => figures.some((figure, at) => figure > (budget[at] ?? 0)))).toEqual([]);
  });

  it('have budgets that are no wider than they need to be', () => {
    expect(
      wrong((budget, figures) => figures.some((figure, at) => isLoose(budget[at] ?? 0, figure))),
    ).toEqual([]);
  });
});
