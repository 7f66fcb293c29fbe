/**
 * The leaderboard's counter tree: each total above zero is counted in one child of one node per level, so that a rank
 * takes four reads, however many people there are.
 */
const fanOut = 64;
const levels = 4;
const maximumTotal = fanOut ** levels - 1;
const scoreDigits = 10;

export interface TreeStep {
  nodeId: string;
  /** The counter's index within the node, 0 to 63. */
  child: number;
}

/** The nodes that count a total, root first. Totals are clamped to 0 … 64^4 − 1. */
export function treePath(total: number): TreeStep[] {
  const clamped = Math.min(maximumTotal, Math.max(0, Math.floor(total)));
  return Array.from({ length: levels }, (_, level) => {
    const within = Math.floor(clamped / fanOut ** (levels - 1 - level));
    return { nodeId: `N#${level}#${Math.floor(within / fanOut)}`, child: within % fanOut };
  });
}

/** A person's counted total before and after; null is 'not on the board' (hidden, gone, or without points). */
export interface StandingChange {
  oldTotal: number | null;
  newTotal: number | null;
}

/** Per node ID, the non-zero additions per child that a set of changes makes together. */
export function treeDeltas(changes: readonly StandingChange[]): Map<string, Map<number, number>> {
  const deltas = new Map<string, Map<number, number>>();
  const add = (total: number | null, amount: number) => {
    for (const { nodeId, child } of total === null ? [] : treePath(total)) {
      const node = deltas.get(nodeId) ?? new Map<number, number>();
      deltas.set(nodeId, node.set(child, (node.get(child) ?? 0) + amount));
    }
  };
  for (const { oldTotal, newTotal } of changes) {
    add(oldTotal, -1);
    add(newTotal, 1);
  }
  for (const [nodeId, node] of deltas) {
    for (const [child, amount] of node) if (amount === 0) node.delete(child);
    if (node.size === 0) deltas.delete(nodeId);
  }
  return deltas;
}

/** A node's counters by attribute name, c0 … c63; a missing one is zero. */
export type NodeCounters = Readonly<Record<string, number>>;

/** The attribute of a child's counter. */
export const counterName = (child: number): string => `c${child}`;

/**
 * The rank of a total: 1 + the number of people counted above it; ties share a rank. `nodes` holds the rows of
 * `treePath(total)` by node ID; a missing row counts no one.
 */
export function rankFrom(nodes: ReadonlyMap<string, NodeCounters>, total: number): number {
  let above = 0;
  for (const { nodeId, child } of treePath(total)) {
    const counters = nodes.get(nodeId) ?? {};
    for (let right = child + 1; right < fanOut; right += 1) above += counters[counterName(right)] ?? 0;
  }
  return 1 + above;
}

/** Sort key of the top list: points padded to 10 digits, then the user ID, so that text order is points order. */
export function scoreKey(points: number, userId: string): string {
  const clamped = Math.min(10 ** scoreDigits - 1, Math.max(0, Math.floor(points)));
  return String(clamped).padStart(scoreDigits, '0') + userId;
}

/** The shard of the top list that holds a user, 0 to `shards` − 1: 32-bit FNV-1a over the ID's UTF-16 units. */
export function shardOf(userId: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < userId.length; index += 1) {
    hash = Math.imul(hash ^ userId.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % shards;
}
