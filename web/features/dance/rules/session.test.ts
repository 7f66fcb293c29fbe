import { describe, expect, it } from 'vitest';
import { danceSetIds, danceSets, setSeconds } from '../../../../shared/rules/dance/choices';
import { moveOrder } from './move-order';
import { beginDance, danceAt, pauseDance, resumeDance } from './session';

const begun = beginDance('ten-moves', 1_000_000);
const at = (seconds: number, time = begun) => danceAt(time, 1_000_000 + seconds * 1000);

describe('A dance session', () => {
  it.each([
    [0, 'dancing', 'excited', 1, 0],
    [4.9, 'dancing', 'excited', 1, 0],
    [5, 'dancing', 'dancing', 2, 1],
    [44.9, 'dancing', 'dancing', 9, 8],
    [45, 'dancing', 'celebrating', 10, 9],
    [50, 'celebrating', 'celebrating', 10, 10],
    [52.9, 'celebrating', 'celebrating', 10, 10],
    [53, 'finished', 'resting', 10, 10],
    [500, 'finished', 'resting', 10, 10],
  ])('after %d s is %s and %s at move %i, %i done', (seconds, phase, mood, place, moveCount) => {
    expect(at(seconds)).toMatchObject({ phase, mood, place, moveCount });
  });

  it('knows how far a move is, and that the last one has begun', () => {
    expect(at(12)).toMatchObject({ move: 2, secondsIntoMove: 2, reachedLastMove: false });
    expect(at(46)).toMatchObject({ move: 9, secondsIntoMove: 1, reachedLastMove: true });
    expect(at(500).dancedSeconds).toBe(50);
  });

  it('stands still while it is paused', () => {
    const paused = pauseDance(begun, 1_007_000);
    expect(at(100, paused)).toMatchObject({ phase: 'paused', mood: 'resting', dancedSeconds: 7, move: 1 });
    const resumed = resumeDance(paused, 1_100_000);
    expect(at(103, resumed)).toMatchObject({ phase: 'dancing', dancedSeconds: 10, move: 2 });
    expect(pauseDance(paused, 1_200_000)).toEqual(paused);
  });

  it('does not begin again when it is finished', () => {
    const over = pauseDance(begun, 1_060_000);
    expect(resumeDance(over, 1_070_000)).toBe(over);
  });

  it('goes on in rounds of ten in a longer set', () => {
    const long = beginDance('two-minutes', 1_000_000);
    expect(at(51, long)).toMatchObject({ phase: 'dancing', mood: 'dancing', move: 10, place: 1 });
    expect(at(116, long)).toMatchObject({ mood: 'celebrating', move: 23, place: 4 });
    expect(at(123, long).phase).toBe('finished');
  });
});

describe('The sets', () => {
  it('last 50 seconds, two and five minutes', () => {
    expect(danceSetIds.map(setSeconds)).toEqual([50, 120, 300]);
  });

  it.each(danceSetIds)('%s holds its moves, none twice in a row', (set) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const order = moveOrder(set, seed);
      expect(order).toHaveLength(danceSets[set].moves);
      expect(order.slice(0, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(order.filter((move, index) => move === order[index - 1])).toEqual([]);
    }
  });

  it('repeat the ten in new orders that belong to the session', () => {
    const order = moveOrder('five-minutes', 'seed');
    expect(moveOrder('five-minutes', 'seed')).toEqual(order);
    expect(moveOrder('five-minutes', 'other')).not.toEqual(order);
    expect(order.slice(10, 20).toSorted((a, b) => a - b)).toEqual(order.slice(0, 10));
  });
});
