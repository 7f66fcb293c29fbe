/** The instruments; each has a voice in `voices.ts`. */
export type Lane =
  | 'kick'
  | 'snare'
  | 'clap'
  | 'rim'
  | 'hat'
  | 'open'
  | 'shaker'
  | 'conga'
  | 'tom'
  | 'crash'
  | 'bass'
  | 'chord'
  | 'lead';

/** A bass note and the chord over it, as MIDI numbers. */
export interface Chord {
  bass: number;
  notes: readonly number[];
}

export type Section = 'intro' | 'verse' | 'chorus' | 'break' | 'finale';

/**
 * The music of a style, written in steps of a sixteenth; a pattern of 16 is a bar and repeats, one of 32 is two bars.
 * Drums: `x`, `X` louder, `o` softer. Bass: `r` root, `f` fifth, `o` octave. Chords: `x`. Lead: `0` to `5`, the tones of
 * the chord upward. `-` lets the note before ring on.
 */
export interface StyleMusic {
  patterns: Partial<Record<Lane, string>>;
  /** The pattern for a verse: calmer. */
  verse: Partial<Record<Lane, string>>;
  /** Lanes a section leaves out. */
  without: Partial<Record<Section, readonly Lane[]>>;
  /** The last two beats before a move changes, in rotation; they replace these lanes' patterns. */
  fills: readonly Partial<Record<Lane, string>>[];
  /** One per bar, two per move. */
  chords: readonly Chord[];
  /** Held through the beats a move has beyond eight; it leads back. */
  turnaround: Chord;
  /** How late every second sixteenth is, as a share of a step. */
  swing: number;
  voices: { bass: 'pluck' | 'sub'; chord: 'stab' | 'keys' | 'piano' | 'saw'; lead: 'pluck' | 'brass' };
}
