import type { StyleMusic } from './style-music';

/** Fast and bright: wide chords that breathe with the kick, a running bass, a hook in sixteenths. */
export const kpopMusic: StyleMusic = {
  patterns: {
    kick: 'X...X...X...X..x',
    snare: '....X.......X...',
    clap: '....x.......x...',
    hat: '..x...x...x...x.',
    open: '..o...o...o...o.',
    shaker: 'o.ooo.ooo.ooo.oo',
    bass: 'r.or.ror.or.rofo',
    chord: 'x-----x-----x---',
    lead: '4.3.2.3.5.4.3.2.4.3.2.1.3--.2---',
  },
  verse: {
    kick: 'X.....X...X.....',
    open: '................',
    bass: 'r--.r-..f-.r--..',
    chord: 'x-------x-------',
    lead: '2..3..2.....1...2..3..4.....3...',
  },
  without: {
    intro: ['snare', 'clap', 'bass', 'lead'],
    verse: ['shaker'],
    break: ['kick', 'snare', 'bass'],
  },
  fills: [
    { snare: 'o.o.x.x.xxXX', clap: '............' },
    { snare: 'x...x.x.XXXX', kick: 'X...x...x...' },
    { tom: 'x.x.x.xxx.xX', snare: '............' },
  ],
  chords: [
    { bass: 41, notes: [57, 60, 65] },
    { bass: 43, notes: [59, 62, 67] },
    { bass: 40, notes: [59, 64, 67] },
    { bass: 45, notes: [60, 64, 69] },
  ],
  turnaround: { bass: 43, notes: [57, 60, 67] },
  swing: 0,
  voices: { bass: 'pluck', chord: 'saw', lead: 'pluck' },
};
