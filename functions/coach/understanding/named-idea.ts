import { placeIn } from './read-place';

const line = /^- \*\*([^*\n]+)\*\*: about \d+ kcal/gm;

/** The ideas that a reply listed, by their names. */
export const ideasIn = (reply: string): string[] =>
  [...reply.matchAll(line)].map(([, name = '']) => name.toLowerCase());

/** Which of the ideas a message names by its place: 'log the second one'; null where it names none. */
export function ideaAt(message: string, ideas: readonly string[]): string | null {
  const place = ideas.length === 0 ? null : placeIn(message);
  return place === null ? null : (ideas.at(place) ?? null);
}
