import { numbersInDigits } from '../numbers-in-digits';
import { parseAnswer } from '../parse-answer';
import { withOwnUnit } from '../parse-measure';
import { parseName } from '../parse-name';
import type { SpokenField } from '../spoken-questions';
import { unitsIn } from '../units-in';
import { withAges } from './birthdays';
import { ageGiven } from './mentions';
import type { Given, TalkOptions } from './talk';

/** Reads a text as the value of a field, also outside its question; null if it is none. */
export function readField(field: SpokenField, text: string, { units, today }: TalkOptions): Given | null {
  const said = text.trim();
  if (said === '') return null;
  if (field === 'name') {
    const parsed = parseName(said.replace(/^(?:spell?ed|spelt|written|called) (?:as |like )?/i, ''));
    return parsed.ok ? { name: parsed.value } : null;
  }
  const isOfAge = field === 'age' || field === 'ageRange';
  const isBare = field.endsWith('Kg') && unitsIn(said, units) === null && /\d/.test(numbersInDigits(said));
  const parsed = parseAnswer(
    field,
    isBare ? withOwnUnit(said, units) : isOfAge ? withAges(said, today) : said,
  );
  if (!parsed.ok) return null;
  return parsed.value.age === undefined ? parsed.value : ageGiven(parsed.value.age);
}
