import { bodyKeywords, choiceWords, goalKeywords } from '../choice-keywords';
import type { Check } from '../contradictions';
import { mentionsOf } from '../keywords';
import { bodyTypes, goalTypes, optionLabels, type BodyType, type GoalType } from '../options';
import { plainText } from '../plain-text';
import { respell } from '../respell';
import type { SpokenField } from '../spoken-questions';
import { startsAsking } from './small-talk';

const all =
  /^\W*(?:(?:i want |i'd like |maybe |probably |honestly |can i have |can i (?:do|choose|pick) )?(?:both|all(?: of (?:them|it|the above|those))?|all (?:three|3)|everything|any of them|a bit of (?:everything|all|each)|the lot)(?: of (?:them|those|these))?(?: please| really| equally)?)\W*$/;

function namedIn(text: string, asked: SpokenField): readonly (GoalType | BodyType)[] {
  const plain = plainText(text);
  if (asked === 'goalType') {
    const named = mentionsOf(respell(plain, choiceWords.goalType), goalKeywords).map(({ value }) => value);
    return all.test(plain) ? goalTypes : goalTypes.filter((goal) => named.includes(goal));
  }
  if (asked !== 'bodyType') return [];
  const named = mentionsOf(respell(plain, choiceWords.bodyType), bodyKeywords).map(({ value }) => value);
  return bodyTypes.filter((type) => named.includes(type));
}

/** Asks which of several answers is meant; null if the text names fewer than two. */
export function choiceIn(text: string, asked: SpokenField, offered: readonly string[] = []): Check | null {
  const named = namedIn(text, asked);
  const isAsking = startsAsking(plainText(text)) && !all.test(plainText(text));
  if (named.length < 2 || isAsking) return null;
  const labels = named.map((value) => optionLabels[value]);
  return {
    question: asked === 'goalType' ? 'Which matters most?' : 'Which comes closest?',
    replies: offered.length > 1 && all.test(plainText(text)) ? offered : labels,
  };
}

/** What the coach says before she asks which of several. */
export const chooseEcho = ({ replies }: Check): string =>
  replies.length > 2 ? 'We can work on all of it, with one in the lead.' : 'Both, got it.';

const ordinals: readonly RegExp[] = [
  /^\W*(?:the |that )?(?:first|1st|former)(?: (?:one|option|of (?:them|those|the two)))?\W*$/,
  /^\W*(?:the |that )?(?:second|2nd|latter|other)(?: (?:one|option|of (?:them|those|the two)))?\W*$/,
  /^\W*(?:the |that )?(?:third|3rd|last)(?: (?:one|option))?\W*$/,
];

/** The offered answer that 'the first one' names, or the text itself. */
export function chosenOf(text: string, offered: readonly string[] = []): string {
  const at = ordinals.findIndex((ordinal) => ordinal.test(plainText(text)));
  return offered[/\blast\b/.test(text) ? offered.length - 1 : at] ?? text;
}
