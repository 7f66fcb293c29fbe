import { saidPlainly } from './said';

const ordinals: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:1st|first|number 1|(?:remove|drop|swap|delete|replace|change)(?: out)? 1$|no 1|nr 1|exercise 1|move 1|one at the (?:start|beginning|top))\b/,
    0,
  ],
  [
    /\b(?:2nd|second|number 2|(?:remove|drop|swap|delete|replace|change) 2$|no 2|nr 2|exercise 2|move 2)\b(?! plank| of)/,
    1,
  ],
  [/\b(?:3rd|third|number 3|(?:remove|drop|swap|delete|replace|change) 3$|no 3|nr 3|exercise 3|move 3)\b/, 2],
  [
    /\b(?:4th|fourth|number 4|(?:remove|drop|swap|delete|replace|change) 4$|no 4|nr 4|exercise 4|move 4)\b/,
    3,
  ],
  [/\b(?:5th|fifth|number 5|(?:remove|drop|swap|delete|replace|change) 5$|no 5|nr 5|exercise 5|move 5)\b/, 4],
  [/\b(?:6th|sixth|number 6|(?:remove|drop|swap|delete|replace|change) 6$|no 6|nr 6|exercise 6|move 6)\b/, 5],
  [
    /\b(?:7th|seventh|number 7|(?:remove|drop|swap|delete|replace|change) 7$|no 7|nr 7|exercise 7|move 7)\b/,
    6,
  ],
];
const last =
  /\b(?:last|final|bottom)(?: (?:one|exercise|move|thing|bit|exercises))?\b|\bone at the (?:end|bottom)\b/;
const notAPlace =
  /\b(?:last|first) (?:time|night|week|month|year|session|workout|plan|day|of all)\b|\bat (?:first|last)\b|\bat the last\b|\b\d+ seconds?\b/g;

/** Which move of a plan a message names by position: 0 is the first, -1 the last; null when it names none. */
export function placeIn(text: string): number | null {
  const said = saidPlainly(text).replaceAll(notAPlace, ' ');
  const at = ordinals.find(([word]) => word.test(said))?.[1];
  return at ?? (last.test(said) ? -1 : null);
}

const drops =
  /\b(?:drop|lose|remove|delete|skip|cut|ditch|bin|scrap|kill|kick|axe|chuck|get rid|without|leave out|leave off|take (?:out|away|off)|minus|out|off|gone|can go|knock|isnt for me|not for me|dont (?:want|like|need|do))\b|\btake\b.*\b(?:out|away|off)\b/;
const swaps =
  /\b(?:swap|replace|change|switch|exchange|trade|different|another|other|instead|substitute|sub|boring|hate|cant do|alternative|new|else|not feeling|fed up|dont like|like the look|meh|hurts?|kills?|bothers?|aggravat\w+|pinch\w*|painful)\b/;

/** Whether a named move goes without a replacement, or makes room for another. */
export function wishForPlace(text: string): 'drop' | 'swap' | null {
  const said = saidPlainly(text);
  if (/\b(?:swap|replace|switch|exchange|trade|substitute|instead|change)\b/.test(said)) return 'swap';
  if (drops.test(said)) return 'drop';
  if (/^(?:and|also|plus|oh and|nor|neither|same (?:for|with))\b/.test(said)) return 'swap';
  return swaps.test(said) ? 'swap' : null;
}
