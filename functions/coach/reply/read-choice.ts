import type { OfferedChoice } from '../coach-facts';
import type { Dialogue } from './dialogue';

const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Ways to name one of a few by its position. */
const places = [
  /^(?:(?:the )?(?:1st|first|former)(?: one)?|(?:number |option |answer )?(?:1|one|a))$/,
  /^(?:(?:the )?(?:2nd|second|latter)(?: one)?|(?:number |option |answer )?(?:2|two|b))$/,
  /^(?:(?:the )?(?:3rd|third)(?: one)?|(?:number |option |answer )?(?:3|three|c))$/,
];
const last = /^(?:the )?(?:last|other)(?: one)?$/;
const refusal =
  /^(?:no|nope|nah|neither|none|none of (?:them|these|those)|no neither|not really|neither of them)$/;
const around =
  /^(?:(?:ok|okay|yes|yeah|yep|um|hm|i mean|i meant|the one|please|it is|its|it s) )+|(?: (?:please|pls|thanks|thx))+$/g;

/** Which choice of the last reply a message picks, by its words, letter, or position; 'none' for neither; null for another topic. */
export function readChoice({
  text,
  earlier: { choices },
}: Pick<Dialogue, 'text' | 'earlier'>): OfferedChoice | 'none' | null {
  if (choices.length === 0) return null;
  const said = plain(text);
  const named = choices.find(({ label, message }) => said === plain(label) || said === plain(message));
  if (named) return named;
  if (refusal.test(said)) return 'none';
  const core = said.replace(around, '');
  if (last.test(core)) return choices.at(-1) ?? null;
  const at = places.findIndex((place) => place.test(core));
  return choices[at] ?? null;
}
