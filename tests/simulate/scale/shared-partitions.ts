import { quotas, sharedPartitions, type Path, type SharedPartition } from './assumptions';

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

/** Read units that a path takes of it, each time. */
export const readsOf = ({ reads }: SharedPartition, { asks }: Path): number =>
  sum(Object.entries(asks).map(([name, times]) => times * (reads[name] ?? 0)));

/** Write units that a path takes of it, each time. */
export const writesOf = ({ writesAnAward }: SharedPartition, { events }: Path): number =>
  (events?.PointsAwarded ?? 0) * writesAnAward;

/** The partition that fills up first if everybody goes this way; most go to rows of the person alone. */
export function busiestPartitionOf(path: Path): string {
  const shares = sharedPartitions.map((partition) => ({
    name: partition.name,
    share:
      readsOf(partition, path) / quotas.partitionReads + writesOf(partition, path) / quotas.partitionWrites,
  }));
  const busiest = shares.toSorted((a, b) => b.share - a.share)[0];
  return busiest && busiest.share > 0 ? busiest.name : "the person's own";
}
