import { nameSchema } from '../../shared/contracts/values';
import { parseName as parseAnyName } from '../../shared/rules/questionnaire/parse-name';
import { notUnderstood, refused, type Parsed } from '../../shared/rules/questionnaire/parse-result';
import { isTakenName } from '../people/rules/taken-names';

export const takenNameText =
  'That name is taken here. Tell me yours with a last name or an initial, so no one mixes us up.';

/** Understands a name, unless it would pass for the coach's. */
export function parseName(answer: string): Parsed<string> {
  const read = parseAnyName(answer);
  if (!read.ok) return read;
  if (isTakenName(read.value)) return refused('not_understood', takenNameText);
  return nameSchema.safeParse(read.value).success ? read : notUnderstood;
}
