/** What sounds; each has its voice in `voices.ts`. */
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
  /** What a verse plays instead: calmer. */
  verse: Partial<Record<Lane, string>>;
  /** Which lanes a section leaves out. */
  without: Partial<Record<Section, readonly Lane[]>>;
  /** The last two beats before a move changes, in turn: they take the place of what these lanes play. */
  fills: readonly Partial<Record<Lane, string>>[];
  /** One a bar, two for every move. */
  chords: readonly Chord[];
  /** Held in the beats that a move has beyond eight: it leads back. */
  turnaround: Chord;
  /** How far every second sixteenth comes late, as part of a step. */
  swing: number;
  voices: { bass: 'pluck' | 'sub'; chord: 'stab' | 'keys' | 'piano' | 'saw'; lead: 'pluck' | 'brass' };
}
