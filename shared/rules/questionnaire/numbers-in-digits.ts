import { withDecimals, withSlashes } from '../numbers/plain-digits';
import { withDigits } from './number-words';
import { respell } from './respell';

const numberWords = new Set(
  (
    'three four five seven eight nine eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty ' +
    'forty fifty sixty seventy eighty ninety hundred point half quarter foot feet inch inches metre metres meter meters ' +
    'twenties thirties forties fifties sixties seventies eighties nineties ' +
    'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth ' +
    'centimetre centimetres centimeter centimeters kilo kilos kilogram kilograms stone stones pound pounds years'
  ).split(' '),
);

/** 'thirtyfour' and 'sixtyish', as people type them. */
const apart = (text: string) =>
  text
    .replaceAll(
      /\b((?:twen|thir|four?|fif|six|seven|eigh|nine)ty)(one|two|three|four|five|six|seven|eight|nine)\b/g,
      '$1 $2',
    )
    .replaceAll(/(?<=[a-z](?:ty|teen))-?ish\b/g, ' ish');

/**
 * A spoken or typed measure with its numbers in digits: misspelled number words and units are corrected, 'eleven and a
 * half' is 11.5, 'one ten' 110, 'one oh five' 105.
 */
export function numbersInDigits(answer: string): string {
  const text = withDigits(respell(apart(answer.toLowerCase()), numberWords))
    .replaceAll(/\b([12]) (?:oh?|0) (\d)\b/g, '$10$2')
    .replaceAll(/\b([12]) (1\d)\b(?! ?(?:st|stone))/g, '$1$2')
    .replaceAll(/(\d) point (\d)/g, '$1.$2');
  return withDecimals(withSlashes(text));
}
