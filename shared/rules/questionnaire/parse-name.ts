import { cleanText } from '../clean-text';
import { parseCorrected } from './corrections';
import { notUnderstood, understood, type Parsed } from './parse-result';

const start = String.raw`(?:^|[\s,.!])`;
const called = new RegExp(
  `${start}(?:(?:call(?:s|ed)?|calling) me|(?:but|and) just|i am calling|i'm calling|known as|named(?: me)?|my n\\w{2,4}(?:'?s| is)|be(?:ing)? called|put (?:me )?down(?: as)?|plain old|(?:ako )?(?:po )?si|ako si|mi nombre es|me llamo|je m'appelle|ich (?:hei(?:ß|ss)e|bin)|mi chiamo|mera naam|knows? me as|(?:go|goes|going) by(?: the name(?: of)?)?|answer to|respond to|just says?|address me as|just use|middle name,?|one and only|nobody special,? just|prefer|name(?:'s| is|:)|i'?m called|i am called|(?:can|could|may) use) (?!not\\b)`,
  'gi',
);
const introduced = new RegExp(
  `^(?:i'm|im|i am|it'?s me,?|it's|its|it is me,?|it is|this is|that's|that would be|i'd say|i'd like|they say|myself|not [\\p{L}'-]+,? (?:its|it's|but)|not [\\p{L}'-]+,) `,
  'iu',
);
const greeting =
  /^(?:(?:(?:hi|hello|hey|hiya|howdy|yo|greetings|good (?:morning|evening|afternoon))(?:,? (?:there|ana|coach|ma|sir|ma'am|madam|everyone))?|sorry|actually|no(?=,? (?:it's|its|i'm|my) )|right|alright|ah|(?:pleased|lovely|great|good) to meet you|myself(?! )|um+|uh+|erm?|hmm+|well|so|oh|ok(?:ay)?|yeah|yes|yep|sure|of course|like(?= it'?s )|dear|guess(?= it'?s )|just|let's (?:say|go with)|go with|nice to meet you|please|name:?)(?![\p{L}'])[\s,.!-]*)+/iu;
const afterName =
  /(?:(?<!\b(?:dr|mr|mrs|ms|st|prof|[a-z]))\.|[,;:!?()…/]|'s (?:(?:the|my) name|fine|good|ok(?:ay)?|great|perfect)\b| [-–—] | (?:but|and (?:i|you|my|that)\w*|nice|short for|lovely|autocorrect|again|na lang|hai|with(?:out)? (?:an?|two|one|no|the)|please|though|thanks|thank|here|too|as well|these days|nowadays|mostly|usually|speaking|ok(?:ay)?|then|lol|haha|obviously|or|not|is short|is what|they call|by the way|btw|is fine|is good|will do|works|is ok(?:ay)?|spell(?:ed|t)|from|pleased|for short|is (?:my|the)|it is|i (?:am|guess|think)|like the|as in|at your)\b).*$/is;
const noName =
  /^(?:.*\b(?:wrong|ask|let me|think|what|lol|my|this|that|it|about|chat|please wait|is|are|have|pizza|lunch|dinner|coffee|weather)\b.*|(?:no|yes|yeah|skip|pass|ok(?:ay)?|maybe)\b.*|none|nope|nothing|nah|me|name|human|user|unknown|hi|hello|hey|help|start|stop|sorry|morning|cool|great|go(?: ahead)?|thank(?:s| you)?\b.*|lol|(?:ha)+|asdf\w*|qwert\w*|blah.*|(?:to|after|from|here|looking|just|a)\b.+|.*\b(?:secret|anonymous|private|weight|fit|fitness|training|muscles?|stronger)\b.*|continue|go on|let's .*|my name|first name|a (?:man|woman)|why|what(?:'s|\b).*|who\b.*|not .*|(?:i )?(?:don't|dont|won't|cannot|can't|would|would rather|'d|rather|prefer|do not|want|need|have|am)\b.*|i'd .*|secret|anonymous|nobody|no one|none of .*|later|next(?: .*)?|fine|guess(?: .*)?|good|tired|ready|busy|hungry|bored|confused|complicated|lost|sick|sad|happy|back|done|testing|whatever.*|anything.*|idk|test|(?:i|you|your|that|this|it|my|we|the|(?:can|could|do|does|is|are) (?:you|i|it|we|that|this)|how|why|where|when)\b.+|male|female)$/i;

const isAllSmall = (name: string) => name === name.toLowerCase();
const capitalized = (name: string) =>
  name.replaceAll(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase());

function nameIn(text: string): Parsed<string> {
  const end = [...text.matchAll(called)].map(({ index, 0: words }) => index + words.length).at(-1);
  const short = / (?!name )([\p{L}'-]+) for short\b/iu.exec(text.replaceAll(/[(,]/g, ' '))?.[1];
  const instead = / but ([\p{L}'-]+) (?:is (?:fine|good|ok(?:ay)?)|will do|works|does)\b/iu.exec(text)?.[1];
  const name = (short ?? instead ?? (text.slice(end ?? 0) || text))
    .trim()
    .replace(greeting, '')
    .replace(introduced, '')
    .replace(/^(?:just|actually|really|simply) /i, '')
    .replace(afterName, '')
    .trim();
  const fits =
    name.length >= 2 && name.length <= 60 && /^[\p{L}\p{M}'. -]+$/u.test(name) && !noName.test(name);
  const isOneName = fits && name.split(' ').length <= 5;
  return isOneName ? understood(isAllSmall(name) ? capitalized(name) : name) : notUnderstood;
}

function readName(answer: string): Parsed<string> {
  const text = cleanText(answer)
    .normalize('NFKC')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Extended_Pictographic}\u{FE0F}"“”]/gu, '')
    .trim();
  if (/\p{Cc}/u.test(text)) return notUnderstood;
  const read = parseCorrected(text, nameIn);
  // 'My first name? Lee.'
  const afterQuestion = text.split('?').at(-1) ?? '';
  return read.ok || afterQuestion === text ? read : nameIn(afterQuestion);
}

/** Understands a name of 2 to 60 characters: 'Maya', 'my name is Maya', 'Katherine, but call me Kit!'. */
export function parseName(answer: string): Parsed<string> {
  const read = readName(answer);
  // The schema of names is as strict, but too large to load with a conversation.
  const fits = read.ok && /\p{L}/u.test(read.value) && !/\.\p{L}{2}/u.test(read.value);
  return read.ok && !fits ? notUnderstood : read;
}
