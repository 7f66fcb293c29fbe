import { exercises } from '../exercises/library/catalogue';
import { areaPhrases } from './health/body-areas';
import { placesOf, type Place } from './phrases';
import type { Word } from '../../shared/rules/reading/words';
import { equipmentWords } from '../../shared/rules/training/equipment-words';
import { findExercises } from './find-exercises';
import { muscleGroups } from '../../shared/rules/training/muscle-groups';

/** Phrases with what they name, longer ones first. */
const phrases = [
  ...equipmentWords.flatMap(([, texts]) => texts.map((text) => [text, 'equipment'] as const)),
  ...muscleGroups.flatMap(({ name, category, phrases: texts, muscles }) =>
    texts.map((text) => [text, muscles.length === 0 && category ? name : 'body'] as const),
  ),
  ...Object.values(areaPhrases).flatMap((texts) => texts.map((text) => [text, 'body'] as const)),
].toSorted(([a], [b]) => b.length - a.length);

/**
 * The words of a message, with one placeholder for anything that means an exercise, a body part, equipment, or a
 * number.
 */
export function generalised(words: readonly Word[]): string[] {
  const names: (string | null)[] = words.map(() => null);
  const mark = ({ first, last }: Place, name: string) => {
    for (let at = first; at <= last; at += 1) names[at] ??= at === first ? `<${name}>` : '';
  };
  const found = findExercises(words, exercises);
  for (const place of found.exercises) mark(place, 'exercise');
  for (const place of found.missing) mark(place, 'lacking');
  for (const [text, name] of phrases) for (const place of placesOf(words, text, 0)) mark(place, name);
  return words
    .map(({ stem, text }, at) => names[at] ?? (/^\d/.test(text) ? '<number>' : stem))
    .filter((word) => word !== '');
}
