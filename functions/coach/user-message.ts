import { bodyAreaSchema, muscles, type Muscle } from '../../shared/rules/exercise';
import { cleanText } from '../../shared/rules/clean-text';
import { wordsOf, type Word } from '../../shared/rules/reading/words';
import type { Pains } from '../understanding/health/pains';
import { toldOf } from '../spared/public';

/** What a person wrote, parsed once: every later step starts from here and not from the text. */
export interface UserMessage {
  /** Cleaned: nothing hidden parts its words. */
  text: string;
  /** As typed; each listener corrects them by its own vocabulary. */
  words: readonly Word[];
  /** What hurts, according to this message alone. */
  pains: Pains;
}

const isMuscle = (what: string): what is Muscle => muscles.some((each) => each === what);

/** What hurts, as the ledger reads it: never mistaken for what is to be trained. */
function painsOf(text: string): Pains {
  const hurting = toldOf(text)
    .filter(({ kind }) => kind === 'sore' || kind === 'injury')
    .flatMap(({ what }) => what ?? []);
  const areas = hurting.flatMap((what) => bodyAreaSchema.safeParse(what).data ?? []);
  return { areas: new Set(areas), muscles: new Set(hurting.filter(isMuscle)) };
}

export function readUserMessage(written: string): UserMessage {
  const text = cleanText(written);
  return { text, words: wordsOf(text), pains: painsOf(text) };
}
