import { placeIn } from './read-place';

const line = /^- \*\*([^*\n]+)\*\*: about \d+ kcal/gm;

/** The ideas a reply listed, by their names. */
export const ideasIn = (reply: string): string[] =>
  [...reply.matchAll(line)].map(([, name = '']) => name.toLowerCase());

const one = /^\*\*([^*\n]+)\*\*: about \d+ kcal and/;
const logging =
  /^(?:(?:ok|okay|yes|great|nice|please|pls|then|i ate it|had it|cool|can you) )*(?:log|save|add|track) (?:it|that|this|that one)\b/i;

/** The single idea a reply described; null when it described none. */
export const ideaTold = (reply: string): string | null => one.exec(reply)?.[1]?.toLowerCase() ?? null;

/** 'Log it', about what was mentioned before. */
export const logsIt = (message: string): boolean => logging.test(message);

/** Which idea a message names by its position: 'log the second one'; null when it names none. */
export function ideaAt(message: string, ideas: readonly string[]): string | null {
  const place = ideas.length === 0 ? null : placeIn(message);
  return place === null ? null : (ideas.at(place) ?? null);
}
