import { wordsOf, type Word } from './built-in/reading/words';
import type { Pains } from './injuries/pains';
import { readPains } from './injuries/read-pains';

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
