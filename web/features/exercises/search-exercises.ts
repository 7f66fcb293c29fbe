import type { ExerciseMarks, LibraryExercise } from '../../../shared/contracts/exercises';
import type { MarkKind } from './marks';
import { trainsAny, type MuscleGroup } from './muscle-groups';
import { readSearch, vocabularyOf, type Term, type Vocabulary } from './read-search';
import { stemsIn, wordsOf } from './search-words';

export type Equipment = LibraryExercise['equipment'][number];

/** The filter; an empty list means any. */
export interface LibraryFilter {
  text: string;
  groups: readonly MuscleGroup[];
  equipment: readonly Equipment[];
  mark: MarkKind | null;
}

export const everything: LibraryFilter = { text: '', groups: [], equipment: [], mark: null };

/** A shorter list needs no letters to jump to. */
const leastForLetters = 20;

/** Whether the list is by name, and long: text puts the best match first. */
export const hasLetters = (found: readonly LibraryExercise[], { text }: LibraryFilter): boolean =>
  text.trim() === '' && found.length >= leastForLetters;

export interface FoundExercises {
  /** By name, or the best match first where text was searched for. */
  exercises: LibraryExercise[];
  /** What was understood, where it is not what was typed; null if it is, or if nothing was found. */
  understood: string | null;
}

/** Letters and digits only, so 'pushup', 'Push-Ups', and 'hip_flexors' all match. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** What an exercise is found by; computed once, because every keystroke uses it. */
interface Entry {
  name: string;
  nameStem: string;
  muscles: readonly string[];
  words: readonly string[];
  aliases: readonly string[];
  aliasWords: readonly string[];
}

const entries = new WeakMap<LibraryExercise, Entry>();

function entryOf(exercise: LibraryExercise): Entry {
  const known = entries.get(exercise);
  if (known) return known;
  const { name, aliases, primaryMuscles } = exercise;
  const joined = (text: string) =>
    wordsOf(text)
      .map(({ stem }) => stem)
      .join('');
  const entry: Entry = {
    name: plain(name),
    nameStem: joined(name),
    muscles: primaryMuscles.map(plain),
    words: [name, ...primaryMuscles].flatMap(stemsIn),
    aliases: aliases.map(joined),
    aliasWords: aliases.flatMap(stemsIn),
  };
  entries.set(exercise, entry);
  return entry;
}

const vocabularies = new WeakMap<readonly LibraryExercise[], Vocabulary>();

function vocabularyFor(exercises: readonly LibraryExercise[]): Vocabulary {
  const known = vocabularies.get(exercises) ?? vocabularyOf(exercises);
  vocabularies.set(exercises, known);
  return known;
}

/** Does the first keystroke's work ahead of time, so no keystroke is slow. */
export function prepareSearch(exercises: readonly LibraryExercise[]): void {
  exercises.forEach(entryOf);
  vocabularyFor(exercises);
}

/** Beginnings of two letters match too much, except of the word being typed. */
const leastStart = { last: 2, other: 3 };

function hasTerm(exercise: LibraryExercise, { stem, text, everyday }: Term, isLast: boolean): boolean {
  if (everyday?.fits(exercise)) return true;
  if (everyday?.isJoint) return false;
  const { words, aliasWords } = entryOf(exercise);
  const isStart = text.length >= leastStart[isLast ? 'last' : 'other'];
  const has = (word: string) => word === stem || (isStart && word.startsWith(text));
  return words.some(has) || (!everyday && aliasWords.some(has));
}

/** The lower, the better; null if it does not match. Name and primary muscles come first, then other names, then meaning. */
function rankOf(
  exercise: LibraryExercise,
  typed: string,
  { terms, wanted }: { terms: readonly Term[]; wanted: string },
): number | null {
  const { name, nameStem, muscles, aliases } = entryOf(exercise);
  if (name === typed || nameStem === wanted) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(typed)) return 2;
  if (muscles.some((muscle) => muscle.includes(typed))) return 3;
  if (aliases.includes(wanted)) return 4;
  const fits = terms.every((term, index) => hasTerm(exercise, term, index === terms.length - 1));
  if (terms.length === 0 || !fits) return null;
  return nameStem.includes(wanted) ? 5 : 6;
}

function searchText(exercises: readonly LibraryExercise[], text: string): FoundExercises {
  const typed = plain(text);
  if (typed === '') return { exercises: [], understood: null };
  const read = readSearch(text, vocabularyFor(exercises));
  const isAnything = read.terms.length === 0 && read.wanted !== '';
  const ranked = exercises.flatMap((exercise) => {
    const rank = isAnything ? 0 : rankOf(exercise, typed, read);
    return rank === null ? [] : [{ exercise, rank }];
  });
  return {
    exercises: ranked.toSorted((a, b) => a.rank - b.rank).map(({ exercise }) => exercise),
    understood: ranked.length > 0 && !isAnything ? read.understood : null,
  };
}

/** The exercises that match the filter. Text is searched for in name and primary muscles, then in other names and meaning. */
export function searchExercises(
  exercises: readonly LibraryExercise[],
  { text, groups, equipment, mark }: LibraryFilter,
  marks?: ExerciseMarks,
): FoundExercises {
  const marked = mark === null || !marks ? null : new Set(marks[`${mark}s`]);
  const found = text.trim() === '' ? { exercises, understood: null } : searchText(exercises, text);
  return {
    understood: found.understood,
    exercises: found.exercises.filter(
      (exercise) =>
        (marked === null || marked.has(exercise.id)) &&
        (groups.length === 0 || trainsAny(exercise, groups)) &&
        (equipment.length === 0 || exercise.equipment.some((each) => equipment.includes(each))),
    ),
  };
}
