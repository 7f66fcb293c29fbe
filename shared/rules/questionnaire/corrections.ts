import type { Parsed } from './parse-result';

const pause = String.raw`[\s,.;:!?…-]`;
const taking = [
  'no,? wait',
  'wait,? no',
  'wait',
  'hang on',
  'hold on',
  'scratch that',
  'correction',
  'sorry',
  'oops',
  'i meant?',
  'make (?:that|it)',
  'go with',
  '(?:i )?tell a lie',
  "(?:(?:let'?s|just|i'd) )?(?<!(?:not|n't|to|rather) )say",
  "no,? (?:it's|it is|i'm|call me)",
  'forget (?:that|it|\\w+)',
  '(?:no )?really(?= \\d)',
  'so put',
  "but (?:now|today|these days),? (?:it'?s|i'?m|i am)",
  'or rather',
  "(?<!(?:not|n't|and|but) )actually",
];
const filler = '(?:(?:oh|hmm?|um|uh|no|nope|ah|well)[ ,]+)*';
const denial = String.raw`(?<=[,.;:!?…-]\s*(?:(?:oh|hmm?|um|uh|ah|well)[ ,]+)*)no(?:pe)?(?=\s*,|\s+(?:it's |i'm )?\d)|(?<=\d\s*)no(?=\s+\d)`;
const corrected = new RegExp(
  `${pause}+${filler}(?:${taking.join('|')}|${denial})(?=${pause})${pause}*(?:no\\b(?=${pause}*[,\\d])${pause}*)?`,
  'gi',
);
const oneMore = /^(?:oh |and |also |plus |with |too |maybe (?:also |my )|as well)/i;

/** The part after each correction ('70, no wait, 72'), the last one first, unless it only adds to what was said. */
function versionsOf(text: string): string[] {
  const ends = [...text.matchAll(corrected)].map((match) => match.index + match[0].length);
  return ends
    .map((end) => text.slice(end))
    .filter((version) => !oneMore.test(version))
    .toReversed();
}

/** Reads an answer that may correct itself: the last version that says something counts, or else the whole. */
export function parseCorrected<Value>(answer: string, parse: (text: string) => Parsed<Value>): Parsed<Value> {
  const said = versionsOf(answer)
    .map(parse)
    .find((parsed) => parsed.ok || parsed.reason !== 'not_understood');
  return said ?? parse(answer);
}
