import { lately } from '../../understanding/lately';
import { wordsOf, type Word } from '../../../shared/rules/reading/words';

/** A sentence as typed, its lower-case form with plain apostrophes, and its words. */
export interface Sentence {
  text: string;
  words: readonly Word[];
}

const others =
  /\b(?:mum|mom|mother|dad|father|brother|sister|wife|husband|partner|boyfriend|girlfriend|gf|bf|friend|mate|grand(?:ma|pa|mum|mom|dad|mother|father|son|daughter|parents?|kids?)|granddad|grandad|granny|nan|nana|nanny|gran|son|daughter|kid|aunt|uncle|cousin|neighbou?r|colleague|coworker|boss|dog|cat|she|he|they|client|flatmate|roommate|housemate|hubby|missus|lass|bloke|patient|in law|everyone|everybody|people|player|teammate|someone|somebody|nephew|niece|stepdad|ex|her|his)\b/;
const self =
  /\b(?:i|im|ive|me|mine|myself|we both|us)\b|\bmy (?:left |right |lower |bad |own )*(?:dumbb?ells?|weights|bands?|mat|kit|gear|equipment|knees?|backs?|shoulders?|wrists?|necks?|ankles?|hips?|legs?|arms?|feet|foot|elbows?|calf|calves)\b/;
const story =
  /^["“'‘]|\b(?:in the (?:film|movie|book|show|series|song)|a song called|character|said that people|article|documentary)\b/;

/** The parts of a message that are about the person; those about others, and stories, are left out. */
export const ownSentences = lately((message: string): Sentence[] => {
  const plain = message
    .toLowerCase()
    .replaceAll(/[’`]/g, "'")
    .replaceAll(/\bi'(?:m|ve)\b/g, (each) => each.replace("'", ''));
  return plain
    .split(/[.!?;\n]+(?=\s|$)/)
    .map((text) => text.trim())
    .filter((text) => text !== '' && !story.test(text) && (!others.test(text) || isOwnToo(text)))
    .map((text) => ({ text, words: wordsOf(text) }));
});

const notOne =
  '(?!(?:i|we|and|just|have|recently|already|who|which|that|finally|me|ive|weve|ve|d|also|then|since|but|after|having|been|now|currently|still|actually|officially|if|while|am|im|both)\\b)';
const expectingAnother = new RegExp(
  `\\b(?:wife|girlfriend|gf|sister|daughter|friend|partner|mum|mom|she|colleague|boss|neighbou?rs?|cousin|cat|dog|fianc[eé]e?)\\b(?: is| was|s|'s| just| has| had| got| and i are)|\\b${notOne}\\p{L}+(?: and \\p{L}+)? (?:is|was|are|s|might be|may be) (?:\\p{L}+ ){0,2}(?:pregnant|expecting)\\b|\\b${notOne}\\p{L}+ (?:just |recently |finally )?(?:had|got|has|have|gave birth to|delivered|is having|are having) (?:an?|her|his|their|twins|triplets)(?: \\p{L}+)? ?(?:baby|boy|girl|son|daughter|bairn|child|kid|newborn|c[- ]?section)\\b`,
  'iu',
);

/** Whether a pregnancy or birth in a text is someone else's: 'my wife is pregnant', 'neighbors got a newborn'. */
export const isOfAnother = (text: string): boolean => expectingAnother.test(text.replaceAll(/[’']/g, ''));

/** 'My mum has a bad knee' is about her; 'my wife says my knee is bad' is not. */
const othersState =
  /\b(?:mum|mom|mother|dad|father|brother|sister|wife|husband|partner|friend|mate|gran\w*|nan\w*|son|daughter|kid|client|he|she)s? (?:has|had|got|is|was|s|takes|gets|uses)\b/;

/** A clause that is only about someone else, in a sentence about both: 'my nan has heart failure, I stay at hers'. */
export const isClauseOfAnother = (clause: string): boolean => othersState.test(clause) && !self.test(clause);

function isOwnToo(text: string): boolean {
  if (self.test(text)) return true;
  if (othersState.test(text) && !/\b(?:asleep|sleep\w*|nap\w*)\b/.test(text)) return false;
  const [, after = ''] =
    /\b(?:says?|said|thinks?|told me|noticed|asleep|sleep\w*|below|downstairs|upstairs|next door)\b(.*)/.exec(
      text,
    ) ?? [];
  return after !== '' || /\b(?:asleep|sleep\w*|nap\w*|below|downstairs|complain\w*)\b/.test(text);
}

const firstPerson = /\b(?:i|im|ive|id|my|me|mine|we|our)\b/;
const shortest = 4;

/**
 * Whether it is about the person rather than a general question: 'I have asthma', 'type 2 diabetes'; not 'what helps
 * with asthma'.
 */
export const tellsOfSelf = ({ text, words }: Sentence): boolean =>
  firstPerson.test(text) ||
  (words.length <= shortest && !/^(?:what|why|how|is|are|does|do|can|which|who|when|should)\b/.test(text));
