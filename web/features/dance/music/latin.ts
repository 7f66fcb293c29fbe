import type { StyleMusic } from './style-music';

/** Dembow drums under a clave, congas, a piano that never sits on the beat, and brass that answers. */
export const latinMusic: StyleMusic = {
  patterns: {
    kick: 'X...X...X...X...',
    snare: '...x..x....x..x.',
    rim: 'x..x...x..x.x...',
    shaker: 'o.xoo.xoo.xoo.xo',
    conga: '..x...xx..x...xx',
    bass: '...r--f---o-....r--r--f---o-..f-',
    chord: 'x.xx.x.x.xx.x.x.',
    lead: '................3--2--3-4---3---',
  },
  verse: {
    rim: 'x..x...x..x.x...',
    chord: '..x..x.x..x..x..',
    lead: '................................',
  },
  without: {
    intro: ['snare', 'bass', 'lead'],
    break: ['kick', 'snare', 'chord'],
  },
  fills: [
    { snare: '..x.xxXX', conga: 'x.x.x.x.' },
    { snare: '........', tom: 'x.xx.xxX', conga: '........' },
    { snare: 'x..x..X.', rim: 'xxxxxxxx' },
  ],
  chords: [
    { bass: 45, notes: [60, 64, 69] },
    { bass: 43, notes: [59, 62, 67] },
    { bass: 41, notes: [57, 60, 65] },
    { bass: 40, notes: [56, 59, 64] },
  ],
  turnaround: { bass: 40, notes: [56, 62, 64] },
  swing: 0,
  voices: { bass: 'pluck', chord: 'piano', lead: 'brass' },
};
