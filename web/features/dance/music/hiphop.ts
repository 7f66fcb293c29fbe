import type { StyleMusic } from './style-music';

/** A lazy, heavy beat: snare on two and four, hats that roll, a long low bass under electric keys. */
export const hiphopMusic: StyleMusic = {
  patterns: {
    kick: 'X..x..x...x.....X..x..x.x.x..x..',
    snare: '....X.......X...',
    clap: '....x.......x..o',
    hat: 'x.xox.xxx.xox.xo',
    open: '..............x.',
    bass: 'r-----r-..r-----r-----o-f-r---..',
    chord: 'x-----..x---..x-',
    lead: '....2.3.....1.0.....2.4.3...1...',
  },
  verse: {
    hat: 'x.o.x.o.x.o.x.oo',
    lead: '............1.0.............3.1.',
  },
  without: {
    intro: ['snare', 'lead', 'open'],
    verse: ['clap'],
    break: ['kick', 'hat', 'open'],
  },
  fills: [
    { snare: 'X..xX.xx', hat: 'xxxx....' },
    { snare: 'X...x.xX', tom: '..x.x...' },
    { snare: 'X..o..xX', hat: 'xooxoxxX', kick: 'X.......' },
  ],
  chords: [
    { bass: 38, notes: [57, 60, 65] },
    { bass: 34, notes: [57, 62, 65] },
    { bass: 43, notes: [58, 62, 65] },
    { bass: 33, notes: [55, 61, 64] },
  ],
  turnaround: { bass: 33, notes: [55, 61, 64] },
  swing: 0.28,
  voices: { bass: 'sub', chord: 'keys', lead: 'pluck' },
};
