import { wordsOf, type Word } from '../../../shared/domain/reading/words';

/** A sentence as typed, in small letters with plain apostrophes, and its words. */
export interface Sentence {
  text: string;
  words: readonly Word[];
}

const others =
  /\b(?:mum|mom|mother|dad|father|brother|sister|wife|husband|partner|boyfriend|girlfriend|gf|bf|friend|mate|grandma|grandpa|nan|gran|son|daughter|kid|aunt|uncle|cousin|neighbou?r|colleague|coworker|boss|dog|cat|she|he|they)\b/;
const self =
  /\b(?:i|im|ive|me|mine|myself|we both|us)\b|\bmy (?:left |right |lower |bad |own )*(?:knees?|backs?|shoulders?|wrists?|necks?|ankles?|hips?|legs?|arms?|feet|foot|elbows?|calf|calves)\b/;
const story =
  /^["“'‘]|\b(?:in the (?:film|movie|book|show|series|song)|a song called|character|said that people|article|documentary)\b/;

/** The parts of a message that speak of the person: those about others, and stories, are left out. */
export function ownSentences(message: string): Sentence[] {
  const plain = message
    .toLowerCase()
    .replaceAll(/[’`]/g, "'")
    .replaceAll(/\bi'(?:m|ve)\b/g, (each) => each.replace("'", ''));
  return plain
    .split(/[.!?;\n]+(?=\s|$)/)
    .map((text) => text.trim())
    .filter((text) => text !== '' && !story.test(text) && (!others.test(text) || isOwnToo(text)))
    .map((text) => ({ text, words: wordsOf(text) }));
}

/** 'My mum has a bad knee' is about her; 'my wife says my knee is bad' is not. */
function isOwnToo(text: string): boolean {
  if (self.test(text)) return true;
  const [, after = ''] =
    /\b(?:says?|said|thinks?|told me|noticed|asleep|sleep\w*|below|downstairs|upstairs|next door)\b(.*)/.exec(
      text,
    ) ?? [];
  return after !== '' || /\b(?:asleep|sleep\w*|nap\w*|below|downstairs|complain\w*)\b/.test(text);
}

const firstPerson = /\b(?:i|im|ive|id|my|me|mine|we|our)\b/;
const shortest = 4;

/** Whether it tells of the person rather than asks in general: 'I have asthma', 'type 2 diabetes'; not 'what helps with asthma'. */
export const tellsOfSelf = ({ text, words }: Sentence): boolean =>
  firstPerson.test(text) ||
  (words.length <= shortest && !/^(?:what|why|how|is|are|does|do|can|which|who|when|should)\b/.test(text));
