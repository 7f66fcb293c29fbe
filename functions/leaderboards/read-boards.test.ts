import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { treeDeltas, type NodeCounters } from './rules/rank-tree';
import type { Person } from '../people/public';
import { activePerson } from '../../tests/support/fake-profile';
import type { CountedStanding, LeaderboardRepository } from './leaderboard-repository';
import { createReadGlobalBoard, readFriendsBoard, type BoardDeps } from './read-boards';

const standing = (userId: string, points: number | null): CountedStanding => ({
  userId,
  points,
  version: 1,
  workoutsCompleted: 3,
});
const byPoints = (a: CountedStanding, b: CountedStanding) => (b.points ?? 0) - (a.points ?? 0);

/** A board with these standings, counted in the tree the way the product does. */
function boardOf(standings: CountedStanding[], { friends = [] as string[], nameless = [] as string[] } = {}) {
  const clock = { at: Date.parse('2026-11-20T10:00:00.000Z'), now: () => new Date(clock.at) };
  const board = new Map(standings.map((each) => [each.userId, each]));
  const personOf = (userId: string): Person => {
    const totalPoints = board.get(userId)?.points;
    const visible = totalPoints !== null;
    return { ...activePerson, userId, name: userId.toUpperCase(), visible, totalPoints: totalPoints ?? 0 };
  };
  const known = (userId: string) => !nameless.includes(userId);
  const leaderboard = {
    readStanding: async (userId: string) => board.get(userId) ?? null,
    readNodes: async () => {
      const changes = [...board.values()].map(({ points }) => ({ oldTotal: null, newTotal: points || null }));
      return new Map(
        [...treeDeltas(changes)].map(([nodeId, node]): [string, NodeCounters] => [
          nodeId,
          Object.fromEntries([...node].map(([child, count]) => [`c${child}`, count])),
        ]),
      );
    },
    readTop: vi.fn(async (limit: number) =>
      [...board.values()]
        .filter(({ points }) => points)
        .toSorted(byPoints)
        .slice(0, limit),
    ),
  };
  const deps: BoardDeps = {
    leaderboard: leaderboard as unknown as LeaderboardRepository,
    readPerson: async (userId) => (known(userId) ? personOf(userId) : null),
    readPeople: async (ids) => new Map(ids.filter(known).map((id) => [id, personOf(id)])),
    readFriendIds: async () => friends,
    readBlockedEitherWay: async () => new Set(),
    clock,
  };
  return { deps, board, clock, readTop: leaderboard.readTop };
}

const many = Array.from({ length: 120 }, (_, n) => standing(`u${n}`, 1_000 - n));

const ranksOf = (entries: { id: string; rank: number }[]) => entries.map(({ id, rank }) => [id, rank]);

describe('The global board', () => {
  it('gives ties one rank, and the next person the rank after all of them', async () => {
    const { deps } = boardOf([standing('a', 90), standing('b', 50), standing('c', 50), standing('d', 10)]);
    const { entries } = await createReadGlobalBoard(deps)('d', 10);
    expect(ranksOf(entries)).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 2],
      ['d', 4],
    ]);
  });

  it('ranks everyone in the list as the tree ranks their own row', async () => {
    const totals = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(totals, async (points) => {
        const { deps } = boardOf(points.map((total, index) => standing(`u${index}`, total * 700)));
        const readBoard = createReadGlobalBoard(deps);
        for (const index of points.keys()) {
          const { entries, me } = await readBoard(`u${index}`, 100);
          expect(me).toEqual(entries.find(({ id }) => id === `u${index}`) ?? null);
        }
      }),
      { seed: 11, numRuns: 30 },
    );
  });

  it('keeps the place of someone whose account just went, without a row for them', async () => {
    const { deps } = boardOf([standing('a', 90), standing('b', 50)], { nameless: ['a'] });
    const readBoard = createReadGlobalBoard(deps);
    expect(ranksOf((await readBoard('b', 10)).entries)).toEqual([['b', 2]]);
    expect((await readBoard('a', 10)).me).toBeNull();
  });

  it.each([
    ['has no points', standing('me', 0)],
    ['left the boards', standing('me', null)],
    ['was never counted', standing('other', 10)],
  ])('has no row for someone who %s', async (_, stored) => {
    const { deps } = boardOf([stored]);
    expect((await createReadGlobalBoard(deps)('me', 10)).me).toBeNull();
  });

  it('reads the list every two seconds at most, and the caller’s own row every time', async () => {
    const { deps, board, clock, readTop } = boardOf([standing('a', 90), standing('me', 50)]);
    const readBoard = createReadGlobalBoard(deps);
    await readBoard('me', 10);
    board.set('me', standing('me', 99));
    clock.at += 1_999;
    const soon = await readBoard('me', 10);
    expect(soon.me).toMatchObject({ rank: 1, totalPoints: 99 });
    expect(ranksOf(soon.entries)).toEqual([
      ['a', 1],
      ['me', 2],
    ]);
    clock.at += 1;
    expect(ranksOf((await readBoard('me', 10)).entries)[0]).toEqual(['me', 1]);
    expect(readTop).toHaveBeenCalledTimes(2);
  });

  it('is read again after the clock was set back', async () => {
    const { deps, clock, readTop } = boardOf([standing('me', 50)]);
    const readBoard = createReadGlobalBoard(deps);
    await readBoard('me', 10);
    clock.at -= 60_000;
    await readBoard('me', 10);
    expect(readTop).toHaveBeenCalledTimes(2);
  });

  it('is as long as each caller asks, and reads no more than it shows and a few to spare', async () => {
    const { deps, readTop } = boardOf(many);
    const readBoard = createReadGlobalBoard(deps);
    expect((await readBoard('u0', 3)).entries).toHaveLength(3);
    expect((await readBoard('u0', 3)).entries).toHaveLength(3);
    expect(readTop.mock.calls).toEqual([[8]]);
    expect((await readBoard('u0', 100)).entries).toHaveLength(100);
    expect((await readBoard('u0', 3)).entries).toHaveLength(3);
    expect(readTop.mock.calls).toEqual([[8], [100]]);
  });

  it('is read whole where too many of the first are hidden, and no further', async () => {
    const blocked = (count: number) => new Set(many.slice(0, count).map(({ userId }) => userId));
    const { deps, readTop } = boardOf(many);
    const readBoard = createReadGlobalBoard({ ...deps, readBlockedEitherWay: async () => blocked(6) });
    expect((await readBoard('me', 3)).entries.map(({ id }) => id)).toEqual(['u6', 'u7', 'u8']);
    expect(readTop.mock.calls).toEqual([[8], [100]]);
    const readAnother = createReadGlobalBoard({ ...deps, readBlockedEitherWay: async () => blocked(99) });
    expect((await readAnother('me', 3)).entries.map(({ id }) => id)).toEqual(['u99']);
  });
});

describe('The friends board', () => {
  it('ranks the caller among friends, whatever strangers have', async () => {
    const all = [standing('stranger', 900), standing('tom', 50), standing('me', 80)];
    const { deps } = boardOf(all, { friends: ['tom', 'gone'], nameless: ['gone'] });
    const { entries, me } = await readFriendsBoard(deps, 'me', 10);
    expect(ranksOf(entries)).toEqual([
      ['me', 1],
      ['tom', 2],
    ]);
    expect(me?.rank).toBe(1);
  });

  it('tells callers their rank even when the list is too short for them', async () => {
    const { deps } = boardOf([standing('tom', 90), standing('me', 10)], { friends: ['tom'] });
    const { entries, me } = await readFriendsBoard(deps, 'me', 1);
    expect(ranksOf(entries)).toEqual([['tom', 1]]);
    expect(me?.rank).toBe(2);
  });

  it('shows those without points after the others, at one place', async () => {
    const { deps } = boardOf([standing('new', 0), standing('tom', 50), standing('me', 0)], {
      friends: ['new', 'tom'],
    });
    const { entries, me } = await readFriendsBoard(deps, 'me', 10);
    expect(ranksOf(entries)).toEqual([
      ['tom', 1],
      ['new', 2],
      ['me', 2],
    ]);
    expect(me).toMatchObject({ rank: 2, totalPoints: 0 });
  });

  it('leaves out friends who left the leaderboards', async () => {
    const { deps } = boardOf([standing('tom', null), standing('me', 10)], { friends: ['tom'] });
    expect(ranksOf((await readFriendsBoard(deps, 'me', 10)).entries)).toEqual([['me', 1]]);
  });
});
