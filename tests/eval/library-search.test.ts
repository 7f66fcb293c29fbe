import { describe, expect, it } from 'vitest';
import { exercises } from '../../functions/exercises/library/catalogue';
import { everything, searchExercises } from '../../web/features/exercises/search-exercises';
import cases from './blind/library-search.json';

interface Case {
  text: string;
  /** Exercises that anyone would expect among the results. */
  finds: string[];
  /** Exercises that clearly do not belong there. */
  not?: string[];
  /** The words have nothing to do with the library: nothing is found. */
  nothing?: boolean;
}

const library = exercises.map((exercise) => ({ ...exercise, videoUrl: null }));

function isRight({ text, finds, not = [], nothing }: Case): boolean {
  const found = searchExercises(library, { ...everything, text }).exercises.map(({ id }) => id);
  if (nothing && found.length > 0) return false;
  return finds.every((id) => found.includes(id)) && !not.some((id) => found.includes(id));
}

/** Written and frozen by someone who had not seen the search. The least share that must be right, by part. */
const least = { plain: 1, everyday: 0.8, unrelated: 1 };

describe('The search of the library', () => {
  it.each(Object.entries(least))('is right about what it was not tuned to: %s', (part, share) => {
    const own: Case[] = cases.filter((each) => each.part === part);
    expect(own.length).toBeGreaterThanOrEqual(25);
    const right = own.filter(isRight).length;
    expect(right / own.length).toBeGreaterThanOrEqual(share);
  });
});
