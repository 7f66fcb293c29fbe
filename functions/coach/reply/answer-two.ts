import type { CoachReply } from '../coach-facts';
import type { Dialogue, Intent } from './dialogue';
import { rankIntents } from './pick-intent';

const between = /[.?!;\n]+\s+(?:and |also )?|,? and (?:also |then )?|, also /i;
const fewestWords = 3;
const certain = 0.6;
/** These accompany a request and are not requests themselves. */
const talk = new Set([
  'greeting',
  'thanks',
  'goodbye',
  'acknowledge',
  'refuse',
  'out-of-scope',
  'joke',
  'low-mood',
]);

/** The answers to both requests of a message that plainly contains two; null when it contains one. */
export function answerTwo(
  dialogue: Dialogue,
  readPart: (text: string) => Dialogue,
  intentNamed: (name: string) => Intent,
): CoachReply | null {
  const texts = dialogue.text.split(between).filter((text) => text.trim().split(/\s+/).length >= fewestWords);
  if (texts.length !== 2) return null;
  const parts = texts.map(readPart).map((part) => ({ part, guess: rankIntents(part)[0] }));
  const names = parts.flatMap(({ guess }) =>
    guess && guess.probability >= certain && !talk.has(guess.name) ? [guess.name] : [],
  );
  if (new Set(names).size !== 2) return null;
  const [first, second] = parts.map(({ part, guess }) => intentNamed(guess?.name ?? '').answer(part));
  if (!first || !second || (first.workout && second.workout)) return null;
  return {
    ...first,
    ...second,
    reply: `${first.reply}\n\n${second.reply}`,
    exerciseIds: [...first.exerciseIds, ...second.exerciseIds],
    workout: first.workout ?? second.workout,
  };
}
