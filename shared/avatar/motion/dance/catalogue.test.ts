import { describe, expect, it } from 'vitest';
import { DANCE_MOVES, danceStyles } from './catalogue';
import { WRITTEN_BEAT } from './move';

const moves = Object.entries(DANCE_MOVES);

describe('The dance catalog', () => {
  it('has four styles of ten moves, each in its own tempo', () => {
    expect(danceStyles.map(({ moves }) => moves.length)).toEqual([10, 10, 10, 10]);
    expect(danceStyles.map(({ beatsPerMinute }) => beatsPerMinute).toSorted()).toEqual([108, 120, 132, 96]);
    for (const { id, moves } of danceStyles)
      expect(moves.every((move) => move.startsWith(`${id}-`))).toBe(true);
  });

  it('changes move every 5 seconds on a beat in every style', () => {
    for (const { beatsPerMinute } of danceStyles) expect((beatsPerMinute * 5) % 60).toBe(0);
  });

  it.each(moves)('%s loops over whole beats', (_, { beats, motion }) => {
    const period = motion.mirror ? motion.secs * 2 : motion.secs;
    expect(period / WRITTEN_BEAT).toBe(beats);
    expect([2, 4, 8]).toContain(beats);
  });

  it('names every move once, with a cue that fits on one line', () => {
    expect(new Set(moves.map(([, { name }]) => name)).size).toBe(40);
    expect(new Set(moves.map(([, { cue }]) => cue)).size).toBe(40);
    for (const [, { cue }] of moves) expect(cue.length).toBeLessThanOrEqual(40);
  });
});
