import { placeIn } from './read-place';

const line = /^- \*\*([^*\n]+)\*\*: about \d+ kcal/gm;

/** The ideas that a reply listed, by their names. */
export const ideasIn = (reply: string): string[] =>
  [...reply.matchAll(line)].map(([, name = '']) => name.toLowerCase());

const one = /^\*\*([^*\n]+)\*\*: about \d+ kcal and/;
const logsIt =
  /^(?:(?:ok|okay|yes|great|nice|please|pls|then|i ate it|had it|cool|can you) )*(?:log|save|add|track) (?:it|that|this|that one)\b/i;

/** The idea that the last reply told of, where a message logs it. */
export const ideaLogged = (message: string, reply: string): string | null =>
  logsIt.test(message) ? (one.exec(reply)?.[1]?.toLowerCase() ?? null) : null;

/** Which of the ideas a message names by its place: 'log the second one'; null where it names none. */
export function ideaAt(message: string, ideas: readonly string[]): string | null {
  const place = ideas.length === 0 ? null : placeIn(message);
  return place === null ? null : (ideas.at(place) ?? null);
}
