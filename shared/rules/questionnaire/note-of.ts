import { plainText } from './plain-text';

const nothingToTell =
  /^(?:none|no|nope|nah|nil|nothing|n\/?a|skip|not really|none really|no (?:pains?|conditions?|injur(?:y|ies)|problems?|issues?|barriers?)|nothing (?:really|at all|special|hurts)|(?:i )?(?:don't|dont|do not) have any)[.! ]*$/;

/** The note to store: null if empty or plainly 'none', otherwise the trimmed text. Chats understand more forms. */
export function noteOf(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' || nothingToTell.test(plainText(trimmed)) ? null : trimmed;
}
