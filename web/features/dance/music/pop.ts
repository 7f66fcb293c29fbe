import type { StyleMusic } from './style-music';

/** Four on the floor, house piano between the beats, a bright hook over it. */
export const popMusic: StyleMusic = {
  patterns: {
    kick: 'X...x...X...x...',
    clap: '....x.......x...',
    hat: 'o.x.o.x.o.x.o.xo',
    open: '..x...x...x...x.',
    bass: '..r-..r-..r-..o-..r-..r-..f-..o-',
    chord: 'x-..x-..x-.x-..x',
    lead: '3-.2-.1-3-.2-.4-3-.2-.1-2--.1---',
  },
  verse: {
    hat: 'o.x.o.x.o.x.o.x.',
    open: '................',
    chord: '..x-..x-..x-..x-',
    lead: '........3.2.1...........3.2.4...',
  },
  without: {
    intro: ['clap', 'open', 'lead', 'bass'],
    break: ['kick', 'bass', 'open'],
  },
  fills: [
    { clap: '....x.x.', snare: 'o.o.x.xX' },
    { clap: 'x...x...', tom: '..x..xxX' },
    { clap: '........', snare: 'oooooxxX' },
  ],
  chords: [
    { bass: 45, notes: [57, 60, 64] },
    { bass: 41, notes: [57, 60, 65] },
    { bass: 48, notes: [55, 60, 64] },
    { bass: 43, notes: [55, 59, 62] },
  ],
  turnaround: { bass: 40, notes: [56, 59, 64] },
  swing: 0,
  voices: { bass: 'pluck', chord: 'stab', lead: 'pluck' },
};
