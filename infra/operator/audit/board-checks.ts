import {
  createBoardAuditRepository,
  type BoardAuditRepository,
} from '../../../functions/leaderboards/board-audit-repository';
import { createLeaderboardRepository } from '../../../functions/leaderboards/leaderboard-repository';
import { createPeopleRepository } from '../../../functions/people/people-repository';
import { createReadPerson, standingOf, type Person } from '../../../functions/people/public';
import type { Storage } from '../../../functions/platform/storage/storage';
import { counterName, treeDeltas, type NodeCounters } from '../../../functions/leaderboards/rules/rank-tree';
import { byWriting, differs, pageSize, type Check, type Difference, type Subject } from './difference';

/** Compares someone's row on the board with what others may see of them. */
export function createLookAtStanding(storage: Storage, shards: number) {
  const leaderboard = createLeaderboardRepository(storage, shards);
  const board = createBoardAuditRepository(storage, leaderboard);
  const readPerson = createPeopleRepository(storage).read;
  return async ({ userId }: Pick<Person, 'userId'>): Promise<Difference[]> => {
    const person = await readPerson(userId);
    const seen = await leaderboard.readStanding(userId);
    if (!person || person.state === 'deleting') return [];
    const right = { userId, ...standingOf(person) };
    const mend = byWriting(storage, () => board.correctItems(seen, right));
    const points = differs('points on the board', [seen?.points ?? 'none', right.points || 'none'], mend);
    if (points.length > 0 || !seen) return points;
    const isListed = await board.isListedRight({ ...right, points: seen.points });
    return [
      // A row with a later version would ignore updates.
      ...differs('version on the board', [Math.max(seen.version, person.version), person.version], mend),
      ...differs('place in the top list', [isListed ? 'listed' : 'another', 'listed'], mend),
    ];
  };
}

/** Rows on the board that belong to no one. */
export function orphansCheck(storage: Storage, shards: number): Check {
  const leaderboard = createLeaderboardRepository(storage, shards);
  const board = createBoardAuditRepository(storage, leaderboard);
  const readPerson = createReadPerson(storage);

  async function examine(userId: string): Promise<Difference[]> {
    const [seen, person] = await Promise.all([leaderboard.readStanding(userId), readPerson(userId)]);
    const mend = byWriting(storage, () => board.correctItems(seen, null));
    return seen && !person ? differs('on the board', ['a row', 'no such person'], mend) : [];
  }

  return {
    subjects: 'rows of the board',
    async *pages() {
      for await (const { standings } of board.pages(pageSize))
        yield standings.map(({ userId }) => ({ about: `user ${userId}`, examine: () => examine(userId) }));
    },
  };
}

type Tree = Map<string, Map<number, number>>;

const fanOut = 64;
const countsOf = (node: NodeCounters | undefined) =>
  Array.from({ length: fanOut }, (_, child) => node?.[counterName(child)] ?? 0);

/** The stored counters, and what they should be according to the board's rows. */
async function readTree(
  board: BoardAuditRepository,
): Promise<{ stored: Map<string, NodeCounters>; right: Tree }> {
  const stored = new Map<string, NodeCounters>();
  const right: Tree = new Map();
  for await (const { standings, nodes } of board.pages(pageSize * 10)) {
    for (const [nodeId, node] of nodes) stored.set(nodeId, node);
    const changes = standings.map(({ points }) => ({ oldTotal: null, newTotal: points || null }));
    for (const [nodeId, more] of treeDeltas(changes)) {
      const node = right.get(nodeId) ?? new Map<number, number>();
      for (const [child, by] of more) node.set(child, (node.get(child) ?? 0) + by);
      right.set(nodeId, node);
    }
  }
  return { stored, right };
}

function wrongNodes(stored: ReadonlyMap<string, NodeCounters>, right: Tree): string[] {
  return [...new Set([...stored.keys(), ...right.keys()])].filter((nodeId) =>
    countsOf(stored.get(nodeId)).some((count, child) => count !== (right.get(nodeId)?.get(child) ?? 0)),
  );
}

/**
 * The tree that ranks are read from, recounted from the board's rows. A counter is only judged if it did not change
 * during the recount: then the rows must match it.
 */
export function treeCheck(storage: Storage, shards: number): Check {
  const board = createBoardAuditRepository(storage, createLeaderboardRepository(storage, shards));

  async function examine(): Promise<Difference[]> {
    const first = await readTree(board);
    const suspects = wrongNodes(first.stored, first.right);
    if (suspects.length === 0) return [];
    const before = await board.readNodes(suspects);
    const { right } = await readTree(board);
    const after = await board.readNodes(suspects);
    return suspects.flatMap((nodeId) => {
      const [was, is] = [countsOf(before.get(nodeId)), countsOf(after.get(nodeId))];
      return is.flatMap((seen, child) => {
        const must = right.get(nodeId)?.get(child) ?? 0;
        const counts = { seen, right: must };
        const mend = byWriting(storage, () => [board.correctNodeItem(nodeId, child, counts)]);
        return was[child] === seen ? differs(`counter ${nodeId} ${child}`, [seen, must], mend) : [];
      });
    });
  }

  return {
    subjects: 'tree',
    async *pages() {
      yield [{ about: 'ranks', examine } satisfies Subject];
    },
  };
}
