import { wordsOf, type Word } from '../../shared/domain/reading/words';
import type { Pains } from '../../shared/domain/health-notes/pains';
import { readPains } from '../../shared/domain/health-notes/read-pains';

/** What a person wrote, taken apart once: every later step starts from here and not from the text. */
export interface UserMessage {
  text: string;
  /** As they were typed; whoever listens for words corrects them by its own vocabulary. */
  words: readonly Word[];
  /** What hurts by this message alone. */
  pains: Pains;
}

export function readUserMessage(text: string): UserMessage {
  const words = wordsOf(text);
  return { text, words, pains: readPains(words, 'message') };
}
