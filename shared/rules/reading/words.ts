import { cleanText } from '../clean-text';
import { stemOf } from './stem';

/** A word of a message. Words of one clause share its number: negation and pain do not reach beyond it. */
export interface Word {
  text: string;
  stem: string;
  clause: number;
}

/** Longer messages are read up to here; the longest accepted message has fewer words. */
const mostWords = 500;

/** Short forms and slang, written out. */
const writtenOut = new Map(
  Object.entries({
    arent: 'are not',
    bc: 'because',
    cant: 'can not',
    cannot: 'can not',
    couldnt: 'could not',
    cos: 'because',
    cuz: 'because',
    didnt: 'did not',
    doesnt: 'does not',
    dont: 'do not',
    gimme: 'give me',
    gonna: 'going to',
    gotta: 'have to',
    hasnt: 'has not',
    havent: 'have not',
    hows: 'how is',
    hrs: 'hours',
    im: 'i am',
    isnt: 'is not',
    ive: 'i have',
    lets: 'let us',
    mins: 'minutes',
    min: 'minutes',
    minute: 'minutes',
    pls: 'please',
    plz: 'please',
    r: 'are',
    shouldnt: 'should not',
    smth: 'something',
    sth: 'something',
    thats: 'that is',
    theres: 'there is',
    theyre: 'they are',
    thx: 'thanks',
    til: 'until',
    tmr: 'tomorrow',
    tmrw: 'tomorrow',
    tnx: 'thanks',
    ty: 'thanks',
    u: 'you',
    ur: 'your',
    gd: 'good',
    ppl: 'people',
    wat: 'what',
    wanna: 'want to',
    wasnt: 'was not',
    whats: 'what is',
    wheres: 'where is',
    whos: 'who is',
    wont: 'will not',
    wouldnt: 'would not',
    yday: 'yesterday',
    youre: 'you are',
  }),
);

const clauseEnd = /[.,;:!?()\n]+|\s[-–—]+\s|\b(?:but|however|though|although|because(?! of\b))\b/;

function tidied(message: string): string {
  return cleanText(message.slice(0, 4000))
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=[a-z])\p{M}+/gu, '')
    .replaceAll(/[’‘`']/g, '')
    .replaceAll(/\bw\/o\b/g, 'without')
    .replaceAll(/\b2day\b/g, 'today')
    .replaceAll(/\b2(?:moro|morrow)\b/g, 'tomorrow')
    .replaceAll(/(\d)[.,](?=\d)/g, '$1·')
    .replaceAll(/(\d)(?=[a-z])/g, '$1 ');
}

const splitWords = (text: string) => text.split(/[^\p{L}\p{N}·]+/u).filter((word) => word !== '');

/** The words of a message in lower case, with short forms written out, hyphens opened, and apostrophes dropped. */
export function wordsOf(message: string): Word[] {
  return tidied(message)
    .split(clauseEnd)
    .flatMap((clause, index) =>
      splitWords(clause)
        .flatMap((word) => splitWords(writtenOut.get(word) ?? word))
        .map((word) => ({ text: word.replace('·', '.'), stem: stemOf(word), clause: index })),
    )
    .slice(0, mostWords);
}
