import { nameSchema } from '../../shared/contracts/values';
import { isTakenName } from '../people/rules/taken-names';
import {
  notUnderstood,
  refused,
  understood,
  type Parsed,
} from '../../shared/rules/questionnaire/parse-result';

const lead =
  /^(?:hi|hello|hey)?[\s,!.]*(?:(?:my|the) (?:first )?name(?:'s| is)|i am(?: called)?|i'm(?: called)?|im|it is|it's|this is|(?:you can |please |just )*call me|people call me|everybody calls me)\s+/i;
const courtesy = /[\s,]*(?:please|thanks|thank you)$/i;
const noName = /^(?:no|nope|yes|yeah|ok|okay|none|nothing|skip|back|what|why|who|help|stop)$/i;
const longestWords = 4;

const isLower = (text: string) => text === text.toLowerCase();
const capitalized = (text: string) =>
  text.replaceAll(
    /(^|[\s-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

const takenName = refused(
  'not_understood',
  'That name is taken here. Tell me yours with a last name or an initial, so no one mixes us up.',
);

/** The name someone goes by: 'call me Maya, please' is Maya. Speech recognition writes it without capitals. */
export function parseName(answer: string): Parsed<string> {
  const said = answer.replace(/[.!?\s]+$/, '').trim();
  const bare = said.replace(lead, '').replace(courtesy, '').trim();
  if (isTakenName(bare)) return takenName;
  const name = nameSchema.safeParse(isLower(bare) ? capitalized(bare) : bare);
  const isName =
    name.success && !noName.test(bare) && bare.split(/\s+/).length <= longestWords && !/\d/.test(bare);
  return isName ? understood(name.data) : notUnderstood;
}
