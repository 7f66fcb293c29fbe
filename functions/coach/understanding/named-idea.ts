import { placeIn } from './read-place';

const line = /^- \*\*([^*\n]+)\*\*: about \d+ kcal/gm;

/** The ideas that a reply listed, by their names. */
export const ideasIn = (reply: string): string[] =>
  [...reply.matchAll(line)].map(([, name = '']) => name.toLowerCase());

/** The idea of the last reply that a message names by its place: 'log the second one'; null where it names none. */
export function ideaAt(message: string, lastReply: string): string | null {
  const ideas = ideasIn(lastReply);
  if (ideas.length === 0) return null;
  const place = placeIn(message);
  return place === null ? null : (ideas.at(place) ?? null);
}
