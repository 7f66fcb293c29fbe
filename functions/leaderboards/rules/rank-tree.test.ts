import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  counterName,
  rankFrom,
  scoreKey,
  shardOf,
  treeDeltas,
  treePath,
  type StandingChange,
} from './rank-tree';

const top = 64 ** 4 - 1;
const total = fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: top }), fc.constant(top));

type Tree = Map<string, Record<string, number>>;

function grow(tree: Tree, changes: readonly StandingChange[]): Tree {
  for (const [nodeId, node] of treeDeltas(changes)) {
    const row = { ...tree.get(nodeId) };
    for (const [child, amount] of node) row[counterName(child)] = (row[counterName(child)] ?? 0) + amount;
    tree.set(nodeId, row);
  }
  return tree;
}

const bruteForceRank = (totals: readonly number[], own: number) =>
  1 + totals.filter((other) => other > own).length;

describe('the path of a total', () => {
  it.each([
    [0, ['N#0#0:0', 'N#1#0:0', 'N#2#0:0', 'N#3#0:0']],
    [412, ['N#0#0:0', 'N#1#0:0', 'N#2#0:6', 'N#3#6:28']],
    [top, ['N#0#0:63', 'N#1#63:63', 'N#2#4095:63', 'N#3#262143:63']],
    [top + 1000, ['N#0#0:63', 'N#1#63:63', 'N#2#4095:63', 'N#3#262143:63']],
    [-3, ['N#0#0:0', 'N#1#0:0', 'N#2#0:0', 'N#3#0:0']],
  ])('has one node per level: %i', (points, expected) => {
    expect(treePath(points).map(({ nodeId, child }) => `${nodeId}:${child}`)).toEqual(expected);
  });
});

describe('deltas', () => {
  it('move a person from the old total to the new one', () => {
    const deltas = treeDeltas([{ oldTotal: 400, newTotal: 412 }]);
    expect([...deltas].map(([nodeId, node]) => [nodeId, [...node]])).toEqual([
      [
        'N#3#6',
        [
          [16, -1],
          [28, 1],
        ],
      ],
    ]);
  });

  it('cancel out when people trade places or nothing changes', () => {
    expect(treeDeltas([{ oldTotal: 7, newTotal: 7 }]).size).toBe(0);
    expect(
      treeDeltas([
        { oldTotal: 7, newTotal: 9000 },
        { oldTotal: 9000, newTotal: 7 },
      ]).size,
    ).toBe(0);
  });

  it('touch four nodes when someone joins or leaves the board', () => {
    expect(treeDeltas([{ oldTotal: null, newTotal: 50 }]).size).toBe(4);
    expect(treeDeltas([{ oldTotal: 50, newTotal: null }]).size).toBe(4);
    expect(treeDeltas([{ oldTotal: null, newTotal: null }]).size).toBe(0);
  });
});

describe('a rank read from the tree', () => {
  it('equals counting everyone with more points', () => {
    fc.assert(
      fc.property(fc.array(total, { maxLength: 80 }), total, (totals, own) => {
        const tree = grow(
          new Map(),
          totals.map((newTotal) => ({ oldTotal: null, newTotal })),
        );
        for (const each of [...totals, own]) expect(rankFrom(tree, each)).toBe(bruteForceRank(totals, each));
      }),
    );
  });

  it('stays right through any series of changes, whether applied one by one or together', () => {
    const step = fc.record({ person: fc.integer({ min: 0, max: 9 }), newTotal: fc.option(total) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const totals = new Map<number, number | null>();
        const changes = steps.map(({ person, newTotal }) => {
          const oldTotal = totals.get(person) ?? null;
          totals.set(person, newTotal);
          return { oldTotal, newTotal };
        });
        const together = grow(new Map(), changes);
        const singly = changes.reduce((tree, change) => grow(tree, [change]), new Map() as Tree);
        const counted = [...totals.values()].filter((each) => each !== null);
        for (const each of counted) {
          expect(rankFrom(together, each)).toBe(bruteForceRank(counted, each));
          expect(rankFrom(singly, each)).toBe(bruteForceRank(counted, each));
        }
      }),
    );
  });

  it('is shared by equal totals and first on an empty board', () => {
    const tree = grow(
      new Map(),
      [300, 300, 500].map((newTotal) => ({ oldTotal: null, newTotal })),
    );
    expect(rankFrom(tree, 500)).toBe(1);
    expect(rankFrom(tree, 300)).toBe(2);
    expect(rankFrom(new Map(), 300)).toBe(1);
  });
});

describe('the top list', () => {
  it('sorts as text in the order of points', () => {
    expect(scoreKey(412, 'abc')).toBe('0000000412abc');
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        expect(scoreKey(a, 'u') < scoreKey(b, 'u')).toBe(a < b);
      }),
    );
  });

  it('is spread over its shards evenly and always in the same way', () => {
    const shards = Array.from({ length: 8000 }, (_, index) => shardOf(`user-${index}-5f2c`, 8));
    for (let shard = 0; shard < 8; shard += 1) {
      const members = shards.filter((each) => each === shard).length;
      expect(members).toBeGreaterThan(850);
      expect(members).toBeLessThan(1150);
    }
    expect(shardOf('user-1', 1)).toBe(0);
    expect(shardOf('a', 2 ** 32)).toBe(0xe40c292c);
  });
});
