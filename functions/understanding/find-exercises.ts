import type { Exercise } from '../../shared/rules/exercise';
import { missingExercises } from './missing-exercises';
import { placesOf, stemsIn, type Place } from './phrases';
import type { Word } from '../../shared/rules/reading/words';

export interface Named<What> extends Place {
  what: What;
}

interface Name {
  phrase: string;
  words: number;
  stems: readonly string[];
  id: string;
}

interface NameIndex {
  names: readonly Name[];
  missing: readonly Name[];
  stems: ReadonlySet<string>;
}

let cached: { key: string; index: NameIndex } | null = null;

/** Each request has its own list of the same library. */
const keyOf = (exercises: readonly Exercise[]) =>
  exercises.map(({ id, name, aliases }) => [id, name, ...aliases].join(' ')).join('|');

/** 'push-ups' is also written 'pushups'. */
const spellings = (name: string) => {
  const open = name.toLowerCase().replaceAll('-', ' ').replaceAll("'", '');
  return open.includes(' ') ? [open, open.replaceAll(' ', '')] : [open];
};

const longestFirst = (a: Name, b: Name) => b.words - a.words || b.phrase.length - a.phrase.length;

function namesOf(id: string, names: readonly string[]): Name[] {
  return names
    .flatMap(spellings)
    .map((phrase) => ({ phrase, id, words: phrase.split(' ').length, stems: [...stemsIn([phrase])] }));
}

const stemsTogether = ({ stems }: Name) => stems.join(' ');

/** The names of a library, indexed once until the library changes. */
export function nameIndexOf(exercises: readonly Exercise[]): NameIndex {
  const key = keyOf(exercises);
  if (cached?.key === key) return cached.index;
  const names = exercises
    .flatMap(({ id, name, aliases }) => namesOf(id, [name, id, ...aliases]))
    .toSorted(longestFirst);
  const held = new Set(names.map(stemsTogether));
  const missing = Object.entries(missingExercises)
    .flatMap(([name, instead]) => namesOf(instead, [name]))
    .filter((name) => !held.has(stemsTogether(name)))
    .toSorted(longestFirst);
  const stems = new Set([...names, ...missing].flatMap((name) => name.stems));
  const index = { names, missing, stems };
  cached = { key, index };
  return index;
}

const overlaps = (a: Place, b: Place) => a.first <= b.last && b.first <= a.last;

function claim(words: readonly Word[], names: readonly Name[], taken: readonly Place[]): Named<string>[] {
  const stems = new Set(words.map(({ stem }) => stem));
  const found: Named<string>[] = [];
  for (const { phrase, id, stems: needed } of names) {
    if (needed.some((stem) => !stems.has(stem))) continue;
    for (const place of placesOf(words, phrase, 0)) {
      if (![...taken, ...found].some((other) => overlaps(place, other))) found.push({ ...place, what: id });
    }
  }
  return found.toSorted((a, b) => a.first - b.first);
}

export interface FoundExercises {
  exercises: Named<Exercise>[];
  /** Well-known exercises that the library lacks. */
  missing: Named<string>[];
}

/** The exercises that words name, in order; of overlapping names the longest counts. */
export function findExercises(words: readonly Word[], exercises: readonly Exercise[]): FoundExercises {
  const { names, missing } = nameIndexOf(exercises);
  const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  const absent = claim(words, missing, []);
  const present = claim(words, names, absent);
  return {
    exercises: present.flatMap(({ what, ...place }) => {
      const exercise = byId.get(what);
      return exercise ? [{ ...place, what: exercise }] : [];
    }),
    missing: absent,
  };
}
