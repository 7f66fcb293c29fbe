import { treeDeltas, treePath } from './rules/rank-tree';
import type { ReadActiveIds } from '../people/public';
import { decideAgain } from '../platform/storage/retries';
import type { Storage } from '../platform/storage/storage';
import { transact } from '../platform/storage/transact';
import { countedTotal, type CountedStanding, type LeaderboardRepository } from './leaderboard-repository';

export interface ApplyDeps {
  documents: Storage['documents'];
  leaderboard: LeaderboardRepository;
  readActiveIds: ReadActiveIds;
}

interface Change {
  seen: CountedStanding | null;
  next: CountedStanding;
  /** The account is gone, so its row goes too. */
  isGone: boolean;
}

const itemsPerTransaction = 100;
const attempts = 6;

/**
 * Someone without a row, or leaving the board, may be a deleted account: such a row is removed, and no late event
 * brings it back.
 */
async function readChanges(
  { leaderboard, readActiveIds }: ApplyDeps,
  standings: CountedStanding[],
): Promise<Change[]> {
  const stored = await leaderboard.readStandings(standings.map((standing) => standing.userId));
  const newer = standings.flatMap((next) => {
    const seen = stored.get(next.userId) ?? null;
    return seen && seen.version >= next.version ? [] : [{ seen, next }];
  });
  const doubtful = newer.filter(({ seen, next }) => !seen || next.points === null);
  const active = await readActiveIds(doubtful.map(({ next }) => next.userId));
  const gone = new Set(doubtful.filter(({ next }) => !active.has(next.userId)));
  return newer.flatMap((change): Change[] => {
    if (!gone.has(change)) return [{ ...change, isGone: false }];
    return change.seen ? [{ ...change, next: { ...change.next, points: null }, isGone: true }] : [];
  });
}

function nodesOf({ seen, next }: Change): string[] {
  return [countedTotal(seen), countedTotal(next)].flatMap((total) =>
    total === null ? [] : treePath(total).map((step) => step.nodeId),
  );
}

/** People with similar old totals share nodes, so sorting before cutting fits more of them into a transaction. */
export function cutIntoTransactions(changes: Change[]): Change[][] {
  const sorted = changes.toSorted((a, b) => (countedTotal(a.seen) ?? 0) - (countedTotal(b.seen) ?? 0));
  const cuts: Change[][] = [];
  let cut: Change[] = [];
  let nodes = new Set<string>();
  for (const change of sorted) {
    const grown = new Set([...nodes, ...nodesOf(change)]);
    if (cut.length > 0 && cut.length + 1 + grown.size > itemsPerTransaction) {
      cuts.push(cut);
      cut = [];
      nodes = new Set(nodesOf(change));
    } else {
      nodes = grown;
    }
    cut.push(change);
  }
  return cut.length > 0 ? [...cuts, cut] : cuts;
}

async function write({ documents, leaderboard }: ApplyDeps, cut: Change[]): Promise<void> {
  const deltas = treeDeltas(
    cut.map(({ seen, next }) => ({ oldTotal: countedTotal(seen), newTotal: countedTotal(next) })),
  );
  await transact(documents, [
    ...cut.map(({ seen, next, isGone }) =>
      isGone && seen ? leaderboard.removeItem(seen) : leaderboard.standingItem(next, seen),
    ),
    ...[...deltas].map(([nodeId, additions]) => leaderboard.nodeItem(nodeId, additions)),
  ]);
}

/** Writes one cut; if someone else changed one of its rows, reads them again and decides again. */
async function applyCut(deps: ApplyDeps, cut: Change[]): Promise<void> {
  const wanted = cut.map(({ next }) => next);
  await decideAgain(async (attempt) => {
    const changes = attempt === 1 ? cut : await readChanges(deps, wanted);
    if (changes.length > 0) await write(deps, changes);
  }, attempts);
}

export interface Applied {
  /** Users whose standing changed. */
  changed: string[];
  failed: { userId: string; error: unknown }[];
}

/** Brings the board to the given standings, at most one per user; those older than what is stored are dropped. */
export async function applyStandings(deps: ApplyDeps, standings: CountedStanding[]): Promise<Applied> {
  const applied: Applied = { changed: [], failed: [] };
  for (const cut of cutIntoTransactions(await readChanges(deps, standings))) {
    const userIds = cut.map(({ next }) => next.userId);
    try {
      await applyCut(deps, cut);
      applied.changed.push(...userIds);
    } catch (error) {
      applied.failed.push(...userIds.map((userId) => ({ userId, error })));
    }
  }
  return applied;
}
