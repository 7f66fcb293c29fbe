import { stemSet } from '../../../../shared/rules/reading/stem';
import type { Word } from '../../../../shared/rules/reading/words';

const reach = 4;
const negators = stemSet(
  'no not without except skip avoid exclude minus nor never hate instead nothing drop',
);
const limits = stemSet('just only with for want give then if how sure');

/** 'can not do push-ups' is about ability, 'why not squats' is a proposal. */
const isEmpty = (words: readonly Word[], at: number) =>
  ['can', 'could', 'why', 'if'].includes(words[at - 1]?.text ?? '') ||
  ['only', 'sure', 'just'].includes(words[at + 1]?.text ?? '');

/** Whether the word at an index is negated by a word shortly before it, in the same clause. */
export function isNegated(words: readonly Word[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - reach); at -= 1) {
    const word = words[at];
    if (!word || word.clause !== words[index]?.clause) return false;
    // 'Never give me planks' rules out; 'no, give me planks' asks.
    const isNever = ['never', 'not'].includes(words[at - 1]?.text ?? '');
    if (limits.has(word.stem) && !isNever) return false;
    if (negators.has(word.stem) && !isEmpty(words, at)) return true;
  }
  return false;
}
