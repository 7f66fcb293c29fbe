import { describe, expect, it } from 'vitest';
import { trailPath, trailPoints } from './trail';

describe('The trail', () => {
  it.each([5, 9])('keeps 27 places apart and inside its box, in %i columns', (columns) => {
    const points = trailPoints(27, columns);
    expect(points.every(({ x, y }) => x >= 5 && x <= 95 && y > 0 && y < 100)).toBe(true);
    expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(27);
  });

  it('starts at the bottom left, climbs, and turns at the end of each row', () => {
    const points = trailPoints(27, 9);
    expect(points[0]!.x).toBeLessThan(points[8]!.x);
    expect(points[9]!.x).toBe(points[8]!.x);
    expect(points[9]!.y).toBeLessThan(points[8]!.y);
    expect(points[26]!.y).toBeLessThan(points[0]!.y);
  });

  it('is one curve through all of its places', () => {
    const path = trailPath(trailPoints(27, 5));
    expect(path.match(/C/g)).toHaveLength(26);
    expect([trailPath([]), trailPath([{ x: 1, y: 2 }])]).toEqual(['', 'M1 2']);
  });
});
