import { describe, expect, it } from 'vitest';
import { leagueSize } from './leagues';
import { boardFor, openAfter, type OpenBoards } from './open-boards';

/** How many are on each board after this many newcomers, and the most boards that were open at once. */
function filledBy(people: number) {
  const sizes: number[] = [];
  let open: OpenBoards = { number: 0, open: [0] };
  for (let person = 0; person < people; person += 1) {
    let board = boardFor(`person-${person}`, open);
    while (sizes[board] === leagueSize) {
      open = openAfter(open, board);
      board = boardFor(`person-${person}`, open);
    }
    sizes[board] = (sizes[board] ?? 0) + 1;
  }
  return { sizes: Array.from(sizes, (size = 0) => size), open };
}

describe('Boards of a week', () => {
  it.each([1, 30, 31, 100, 400])('fill up one after another for %d newcomers', (people) => {
    const { sizes, open } = filledBy(people);
    expect(open.open).toHaveLength(1);
    expect(sizes).toHaveLength(Math.ceil(people / leagueSize));
    expect(sizes.slice(0, -1).every((size) => size === leagueSize)).toBe(true);
  });

  it.each([
    [1_000, 4],
    [5_000, 22],
    [20_000, 32],
  ])('fill up side by side for %d newcomers, %d at once', (people, atOnce) => {
    const { sizes, open } = filledBy(people);
    expect(open.open).toHaveLength(atOnce);
    expect(Math.max(...sizes)).toBe(leagueSize);
    expect(sizes.filter((size) => size < leagueSize).length).toBeLessThanOrEqual(atOnce);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(people);
  });

  it('share newcomers evenly', () => {
    const open = { number: 40, open: [36, 38, 39, 40] };
    const chosen = Array.from({ length: 1_000 }, (_, person) => boardFor(`person-${person}`, open));
    for (const board of open.open)
      expect(chosen.filter((each) => each === board).length).toBeGreaterThan(200);
  });

  it('stay as they are where someone else already opened the next one', () => {
    const open = { number: 9, open: [9] };
    expect(openAfter(open, 8)).toEqual(open);
  });
});
