import { maximumAnswerLength } from './bounds';

/** Lower-case text with one kind of apostrophe and no underscores or doubled spaces. */
export function plainText(text: string): string {
  return text
    .slice(0, maximumAnswerLength)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
}

/** A pattern for any of these words or phrases; a final * stands for any ending. They may hold regular expressions. */
export function anyOf(...phrases: readonly string[]): RegExp {
  const sources = phrases.map((phrase) => phrase.replace(/\*$/, String.raw`\w*`));
  return new RegExp(String.raw`\b(?:${sources.join('|')})\b`);
}

const negation =
  /\b(?:not|no|never|without|except|excluding|minus|nor|avoid|skip|don't|dont|do not|isn't|aren't|won't)\b(?: [\w'/-]+){0,4} ?$/;

/** Whether the words before `index`, in the same clause, deny what stands there. */
function isNegated(text: string, index: number): boolean {
  const clause =
    text
      .slice(0, index)
      .split(/[.,;:!?]|\bbut\b|\bjust\b|\brather\b/)
      .at(-1) ?? '';
  return negation.test(clause);
}

/** Where a value is meant: the start of each match of its pattern that is not denied. */
export function mentions(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(new RegExp(pattern, 'g'))]
    .map((match) => match.index)
    .filter((index) => !isNegated(text, index));
}

/** The value that a text mentions first, or null. Of two that start at the same place the earlier entry wins. */
export function firstMentioned<Value>(
  text: string,
  entries: readonly (readonly [Value, RegExp])[],
): Value | null {
  const found = entries.flatMap(([value, pattern]) =>
    mentions(text, pattern).map((index) => ({ value, index })),
  );
  return found.toSorted((a, b) => a.index - b.index)[0]?.value ?? null;
}
