import { budgets } from '../budgets/budgets';
import { measureUsage } from '../budgets/measure';

const used = await measureUsage();
const names = [...used.keys()].toSorted();
const width = Math.max(...names.map((name) => name.length));
console.log('= calls, read units, write units, and frames as measured, and the budget');
for (const name of names) {
  const { calls, readUnits, writeUnits, frames } = used.get(name)!;
  const figures = [calls, readUnits, writeUnits, frames].join(', ');
  console.log(`= ${name.padEnd(width)}  ${figures.padEnd(20)}  ${budgets[name]?.join(', ') ?? 'none'}`);
}
process.exit(0);
