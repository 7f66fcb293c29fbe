import type { DanceStyleId } from '../../../../shared/rules/dance/choices';
import { styleOf } from '../style-of';
import { hiphopMusic } from './hiphop';
import { kpopMusic } from './kpop';
import { latinMusic } from './latin';
import { popMusic } from './pop';
import type { Chord, Lane, Section, StyleMusic } from './style-music';

/** One sound: start in seconds from its phrase, length, volume (0 to 1), and what it plays. */
export interface Note {
  seconds: number;
  lane: Lane;
  loudness: number;
  lengthSeconds: number;
  pitches: readonly number[];
}

/** The music of one move, in order. */
export type Phrase = readonly Note[];

const styleMusic: Record<DanceStyleId, StyleMusic> = {
  pop: popMusic,
  hiphop: hiphopMusic,
  latin: latinMusic,
  kpop: kpopMusic,
};

/** Seconds a move and its music last. */
export const phraseSeconds = 5;
const [stepsPerBeat, barSteps, countedSteps, fillSteps] = [4, 16, 32, 8];
const loudness: Record<string, number> = { X: 1, x: 0.72, o: 0.4 };
const drums: readonly Lane[] = ['kick', 'snare', 'clap', 'rim', 'hat', 'open', 'shaker', 'conga', 'tom'];

/** The shape of ten moves; longer sets repeat it. */
const sections: readonly Section[] = [
  'intro',
  'verse',
  'verse',
  'chorus',
  'chorus',
  'break',
  'verse',
  'chorus',
  'chorus',
  'chorus',
];

export function musicOf(style: DanceStyleId): StyleMusic {
  return styleMusic[style];
}

export const tempoOf = (style: DanceStyleId): number => styleOf(style).beatsPerMinute;

/** The section for a move of the set: an intro, a break in the middle, and the finale at the end. */
export function sectionOf(index: number, moves: number): Section {
  if (index >= moves) return 'finale';
  const section = sections[index % sections.length] ?? 'verse';
  // Later rounds skip the intro.
  return section === 'intro' && index > 0 ? 'verse' : section;
}

interface Place {
  music: StyleMusic;
  section: Section;
  index: number;
  stepSeconds: number;
  steps: number;
}

/** The notes for one move of a set of `moves`; after the last one, those of the celebration. */
export function writePhrase(style: DanceStyleId, index: number, moves: number): Phrase {
  const beats = Math.round((tempoOf(style) * phraseSeconds) / 60);
  const place: Place = {
    music: musicOf(style),
    section: sectionOf(index, moves),
    index,
    stepSeconds: phraseSeconds / (beats * stepsPerBeat),
    steps: beats * stepsPerBeat,
  };
  const lanes = Object.keys(place.music.patterns).concat('tom', 'snare') as Lane[];
  const notes = [...new Set(lanes)].flatMap((lane) => notesOf(lane, place));
  const all = place.section === 'finale' ? [...notes, ...lastChord(place)] : [...notes, ...opening(place)];
  return all.toSorted((a, b) => a.seconds - b.seconds);
}

function notesOf(lane: Lane, place: Place): Note[] {
  const { steps, section } = place;
  if (place.music.without[section]?.includes(lane) && !isFilled(lane, place)) return [];
  const last = section === 'finale' ? barSteps : steps;
  return Array.from({ length: last }, (_, step) => noteAt(lane, step, place)).filter((note) => note !== null);
}

const fillOf = ({ music, index }: Place) => music.fills[index % music.fills.length] ?? {};
const isFilled = (lane: Lane, place: Place) =>
  fillOf(place)[lane] !== undefined && place.section !== 'finale';

/** The pattern at this step, or the fill in the last beats before the next move. */
function signAt(lane: Lane, step: number, place: Place): string {
  const { music, section, steps } = place;
  const fill = fillOf(place)[lane];
  const fillStart = steps - Math.max(fillSteps, fill?.length ?? 0);
  if (section !== 'finale' && step >= fillStart && fill !== undefined) {
    return fill[step - (steps - fill.length)] ?? '.';
  }
  if (music.without[section]?.includes(lane)) return '.';
  const isCalm = section === 'verse' || section === 'intro' || section === 'break';
  const pattern = (isCalm && music.verse[lane]) || music.patterns[lane];
  // Beyond eight beats the drums continue and melodic lanes hold the chord that leads back.
  if (!pattern || (step >= countedSteps && !drums.includes(lane))) return '.';
  return pattern[step % pattern.length] ?? '.';
}

function chordAt(step: number, { music, index }: Place): Chord {
  if (step >= countedSteps) return music.turnaround;
  return music.chords[(index * 2 + Math.floor(step / barSteps)) % music.chords.length] as Chord;
}

function noteAt(lane: Lane, step: number, place: Place): Note | null {
  const { music, stepSeconds } = place;
  const sign = signAt(lane, step, place);
  if (step === countedSteps && lane === 'chord' && !isBare(place)) return held(place, step);
  if (sign === '.' || sign === '-') return null;
  const late = step % 2 === 1 ? music.swing * stepSeconds : 0;
  let length = 1;
  while (length < 8 && signAt(lane, step + length, place) === '-') length += 1;
  return {
    seconds: step * stepSeconds + late,
    lane,
    loudness: loudness[sign] ?? 0.8,
    lengthSeconds: length * stepSeconds * 0.95,
    pitches: pitchesOf(lane, sign, chordAt(step, place)),
  };
}

const isBare = ({ section }: Place) => section === 'finale';

function pitchesOf(lane: Lane, sign: string, chord: Chord): number[] {
  if (lane === 'chord') return [...chord.notes];
  if (lane === 'bass') return [chord.bass + ({ f: 7, o: 12 }[sign] ?? 0)];
  if (lane !== 'lead') return [];
  const tone = Number(sign);
  const { notes } = chord;
  return [(notes[tone % notes.length] ?? 60) + 12 * (1 + Math.floor(tone / notes.length))];
}

function held(place: Place, step: number): Note {
  const { notes } = chordAt(step, place);
  const lengthSeconds = (place.steps - step) * place.stepSeconds;
  return { seconds: step * place.stepSeconds, lane: 'chord', loudness: 0.7, lengthSeconds, pitches: notes };
}

/** Every move but the first starts with a crash. */
function opening({ index, section }: Place): Note[] {
  if (index === 0) return [];
  const loud = section === 'break' ? 0.4 : 0.7;
  return [{ seconds: 0, lane: 'crash', loudness: loud, lengthSeconds: 1, pitches: [] }];
}

/** The music ends on the first beat of the second bar and rings out. */
function lastChord({ music, stepSeconds }: Place): Note[] {
  const home = music.chords[0] as Chord;
  const hit = { seconds: barSteps * stepSeconds, loudness: 1, lengthSeconds: 1.6 };
  return [
    { ...hit, lane: 'crash', pitches: [] },
    { ...hit, lane: 'kick', pitches: [] },
    { ...hit, lane: 'bass', pitches: [home.bass] },
    { ...hit, lane: 'chord', pitches: home.notes },
  ];
}
