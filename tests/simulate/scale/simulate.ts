import { day, daysAMonth, everyDay, people, type Path } from './assumptions';
import type { Cost } from './cost-line';
import { costsOf, modelDollars, usageDollars } from './costs';
import { limitsAt, type Limit } from './limits';
import { busiestPartitionOf } from './shared-partitions';
import type { Stage } from './stack';
import { loadOfClock, loadOfPath, total, type Load } from './usage-of-paths';

export interface PathUsage {
  name: string;
  /** Of one member in a day. */
  load: Load;
  /** Of all members in a month, for what grows with use. */
  dollars: number;
  busiestPartition: string;
}

export interface Scale {
  members: number;
  paths: PathUsage[];
  costs: Cost[];
  /** On top, if a model answers every question to the coach. */
  modelDollars: number;
  /** The tightest first. */
  limits: Limit[];
}

const loadADay = (path: Path) => total([[loadOfPath(path), path.perDay]]);

/**
 * What so many members use, cost, and run into, from the manifest, the stacks of an environment, the measured budgets,
 * and the assumptions.
 */
export function simulate(members: number, stage: Stage = 'prod'): Scale {
  const active = members * people.activeADay;
  const usageOf = (path: Path, who: number): PathUsage => {
    const load = loadADay(path);
    const dollars = usageDollars(total([[load, who * daysAMonth]]));
    return { name: path.name, load, dollars, busiestPartition: busiestPartitionOf(path) };
  };
  const perActive = total(day.map((path) => [loadADay(path), 1]));
  const perMember = total(everyDay.map((path) => [loadADay(path), 1]));
  const aDay = total([
    [perActive, active],
    [perMember, members],
    [loadOfClock(), 1],
  ]);
  return {
    members,
    paths: [...day.map((path) => usageOf(path, active)), ...everyDay.map((path) => usageOf(path, members))],
    costs: costsOf(stage, members, total([[aDay, daysAMonth]])),
    modelDollars: modelDollars(stage, members),
    limits: limitsAt(members, perActive),
  };
}
