import { bodyKeywords, choiceWords, goalKeywords } from '../choice-keywords';
import type { Check } from '../contradictions';
import { mentionsOf } from '../keywords';
import {
  ageRangeOf,
  ageRanges,
  bodyTypes,
  goalTypes,
  optionLabels,
  type AgeRange,
  type BodyType,
  type GoalType,
} from '../options';
import { numbersInDigits } from '../numbers-in-digits';
import { numbersIn } from '../number-words';
import { plainText } from '../plain-text';
import { questionFor } from '../questions';
import { respell } from '../respell';
import type { SpokenField } from '../spoken-questions';
import { startsAsking } from './small-talk';

const all =
  /^\W*(?:(?:i (?:can'?t|cannot) (?:choose|decide)|(?:hard|tough) (?:to (?:say|choose)|choice)|(?:(?:i )?(?:want|need|like|love)|i'd like|why not|can'?t (?:i|we) (?:have|do)|maybe|probably|honestly|actually|well|um+|hm+|can (?:i|we) (?:have|do|choose|pick|take|say|get|just say))\b)[\s,.:]*(?:to (?:do|have) )?)*(?:both|all(?: of (?:them|'?em|it|the above|those|these))?|all (?:the )?(?:three|3)|everything(?: (?:you said|above|on the list))?|any of them|(?:a )?(?:bit|mix|combination|combo|little) of (?:everything|all|each|both|the three|all three)|the (?:whole )?lot|every one)(?:,? (?:of (?:them|those|these|it)|please|pls|really|equally|tbh|to be honest|if (?:possible|i can|that'?s ok(?:ay)?)|sounds? (?:good|great|nice)|are important|matter|lol))*\W*$/;

function namedIn(text: string, asked: SpokenField): readonly (GoalType | BodyType | AgeRange)[] {
  const plain = plainText(text);
  if (asked === 'goalType') {
    const named = mentionsOf(respell(plain, choiceWords.goalType), goalKeywords).map(({ value }) => value);
    return all.test(plain) ? goalTypes : goalTypes.filter((goal) => named.includes(goal));
  }
  if (asked === 'ageRange') {
    const named = numbersIn(numbersInDigits(plain))
      .filter((age) => age >= 18 && age <= 99)
      .map(ageRangeOf);
    return ageRanges.filter((range) => named.includes(range));
  }
  if (asked !== 'bodyType') return [];
  const named = mentionsOf(respell(plain, choiceWords.bodyType), bodyKeywords).map(({ value }) => value);
  return bodyTypes.filter((type) => named.includes(type));
}

const alsoWanted =
  /\b(?:also|as well|too|plus|while|at the same time|equally|both|together with|along with)\b/;
const preferring =
  /\b(?:main\w*|most\w*|first\w*|primar\w+|priority|rather|especially|above all|important|prefer\w*|more(?! (?:muscles?|tone\w*|strength|energy))|but not|not|less|instead|maybe|perhaps|later|then|secondary|second\w*|bonus|definitely|really|by|through|so)\b/;

/** Whether a text wants two answers alike: 'muscles, but also less fat'. */
export const wantsAlike = (text: string, asked: SpokenField): boolean =>
  ((asked === 'goalType' && alsoWanted.test(text) && !preferring.test(text)) ||
    (asked === 'bodyType' && /\band also\b|\bas well as\b/.test(text)) ||
    /\bor (?:maybe|perhaps|possibly|even|rather not)\b/.test(text)) &&
  namedIn(text, asked).length > 1;

/** Whether someone wants all that is offered where one answer is asked for. */
export const asksForAll = (text: string, asked: SpokenField): boolean =>
  asked === 'goalType' && all.test(plainText(text));

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

const places: readonly RegExp[] = [
  /\b(?:first|1st|former|(?:option |number |no\.? ?|#)(?:1|one))\b/,
  /\b(?:second|2nd|(?:option |number |no\.? ?|#)(?:2|two))\b/,
  /\b(?:third|3rd|(?:option |number |no\.? ?|#)(?:3|three))\b/,
  /\b(?:fourth|4th|(?:option |number |no\.? ?|#)(?:4|four))\b/,
];
const onlyPlaces =
  /^\W*(?:(?:the|that|either|both|maybe|i think|i'd say|probably|between|it's|option|options|number|numbers|no|and|or|one|ones|first|second|third|fourth|last|former|latter|other|two|three|four|of|them|those|please|[1-4](?:st|nd|rd|th)?)\b[\s,./&+#-]*)+\W*$/;

/** Which of the offered answers are named by their place: 'the first and the third one', 'the last'. */
function placesIn(plain: string, count: number): number[] {
  if (!onlyPlaces.test(plain)) return [];
  const text = plain.replaceAll(
    /\b(options?|numbers?) (\S+) (?:and|or|&) (?=[1-4]|one|two|three|four)/g,
    'option $2 and option ',
  );
  if (/\bfirst (?:two|2)\b/.test(text)) return [0, 1];
  if (/\blast (?:two|2)\b/.test(text)) return [count - 2, count - 1];
  const named = places.flatMap((place, at) => (place.test(text) && at < count ? [at] : []));
  const last = /\blast\b/.test(text) ? [count - 1] : /\b(?:latter|other)\b/.test(text) ? [1] : [];
  const bare = /^\W*(?:between |either |maybe )?[1-4](?:\W+(?:(?:and|or)\W+)?[1-4])+\W*$/.test(text)
    ? [...text.matchAll(/[1-4]/g)].map(([at]) => Number(at) - 1)
    : [];
  return [...new Set([...named, ...last, ...bare])].filter((at) => at >= 0 && at < count);
}

/** The offered answers that 'the first one' or '1 and 3' name, or the text itself. */
export function chosenOf(text: string, asked: SpokenField, offered: readonly string[] = []): string {
  if (asked === 'name') return text;
  const { options } = questionFor(asked);
  const labels = offered.length > 0 ? offered : options.map(({ label }) => label);
  const at = placesIn(plainText(text), labels.length);
  return at.length === 0 ? text : at.map((place) => labels[place]).join(' and ');
}
